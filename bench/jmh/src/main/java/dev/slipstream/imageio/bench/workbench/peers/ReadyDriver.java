package dev.slipstream.imageio.bench.workbench.peers;

import dev.slipstream.imageio.bench.workbench.child.JavaLauncher;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A driver whose sources are in {@code bench/peers}.
 *
 * @param sources its folder there
 * @param build the command that builds it, in a copy of that folder
 * @param program what that yields, relative to it
 */
record ReadyDriver(String name, String sources, List<String> build, String program) {

    static final List<ReadyDriver> ALL = List.of(
            ofRust("image-png"),
            ofRust("zune-png"),
            ofRust("libspng"),
            new ReadyDriver("libpng", "libpng",
                    List.of("cc", "-O3", "-march=native", "-o", "driver", "driver.c", "-lpng"), "driver"));

    /** Those that know how to encode, too. */
    private static final List<String> ENCODERS = List.of("image-png", "libpng");

    private static final int LAST_WORDS = 3;

    /** Each is built with its own crates only: one of them that cannot be had is no reason to leave out the others. */
    private static ReadyDriver ofRust(String name) {
        return new ReadyDriver(name, "rust",
                List.of("cargo", "build", "--quiet", "--release", "--features", name, "--bin", name),
                "target/release/" + name);
    }

    boolean isEncoder() {
        return ENCODERS.contains(name);
    }

    /**
     * Builds it.
     *
     * @param peers the folder {@code bench/peers}
     * @param folder where to
     * @param limit a build that takes longer is ended
     * @return the program
     * @throws IOException if that does not succeed, with the reason
     */
    Path build(Path peers, Path folder, Duration limit) throws IOException {
        Path copy = folder.resolve(name);
        copy(peers.resolve(sources), copy);
        Path log = folder.resolve(name + ".log");
        ProcessBuilder builder = new ProcessBuilder(build).directory(copy.toFile())
                .redirectErrorStream(true).redirectOutput(log.toFile());
        builder.environment().putIfAbsent("RUSTFLAGS", "-C target-cpu=native");
        int exitCode = JavaLauncher.waitFor(builder.start(), String.join(" ", build), limit);
        if (exitCode != 0) {
            List<String> lines = new ArrayList<>(Files.readAllLines(log));
            throw new IOException(String.join(" ", build) + " ended with exit code " + exitCode + ": "
                    + String.join(" ", lines.subList(Math.max(0, lines.size() - LAST_WORDS), lines.size())));
        }
        return copy.resolve(program);
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> tree = Files.walk(from)) {
            for (Path path : tree.toList()) {
                Files.copy(path, to.resolve(from.relativize(path).toString()));
            }
        }
    }
}
