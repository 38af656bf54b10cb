package dev.slipstream.imageio.bench.peers;

import dev.slipstream.imageio.bench.child.Launcher;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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

    /** Each is built with its own crates only: one that is not available is no reason to leave out the others. */
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
     * @param launcher in whose folder it is built
     * @return the program
     * @throws IOException if that does not succeed, with the reason
     */
    Path build(Path peers, Launcher launcher) throws IOException {
        Path copy = launcher.folder().resolve(name);
        copy(peers.resolve(sources), copy);
        ProcessBuilder builder = new ProcessBuilder(build).directory(copy.toFile()).redirectErrorStream(true);
        builder.environment().putIfAbsent("RUSTFLAGS", "-C target-cpu=native");
        launcher.run(builder);
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
