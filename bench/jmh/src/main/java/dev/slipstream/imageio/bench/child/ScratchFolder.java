package dev.slipstream.imageio.bench.child;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A temporary folder in which child JVMs work, so that nothing they may leave behind lands beside the user's images.
 */
final class ScratchFolder implements Closeable {

    private static final String PREFIX = "slipstream-bench-";
    private static final String CRASH_REPORT = "hs_err_";

    private final Path path;

    ScratchFolder() throws IOException {
        path = Files.createTempDirectory(PREFIX);
    }

    Path path() {
        return path;
    }

    /** Of a JVM that has crashed, the report is kept. */
    @Override
    public void close() throws IOException {
        try (Stream<Path> files = Files.list(path)) {
            if (files.anyMatch(file -> file.getFileName().toString().startsWith(CRASH_REPORT))) {
                System.err.println("A child JVM crashed; its report is in " + path);
                return;
            }
        }
        delete(path);
    }

    private static void delete(Path folder) throws IOException {
        List<Path> all;
        try (Stream<Path> tree = Files.walk(folder)) {
            all = tree.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path each : all) {
            Files.deleteIfExists(each);
        }
    }
}
