package dev.slipstream.imageio.bench.child;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A temporary folder in which child JVMs work, so that nothing they may leave behind lands beside the user's images.
 * What a run that was killed has left behind, the next one removes when it is a day old: no run takes so long.
 */
final class ScratchFolder implements Closeable {

    private static final String PREFIX = "slipstream-bench-";
    private static final String CRASH_REPORT = "hs_err_";
    private static final Duration ABANDONED = Duration.ofDays(1);

    private final Path path;

    ScratchFolder() throws IOException {
        removeAbandoned(Path.of(System.getProperty("java.io.tmpdir")));
        path = Files.createTempDirectory(PREFIX);
    }

    Path path() {
        return path;
    }

    private static void removeAbandoned(Path temporary) throws IOException {
        FileTime longAgo = FileTime.from(Instant.now().minus(ABANDONED));
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(temporary, PREFIX + "*")) {
            for (Path folder : folders) {
                try {
                    if (Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)
                            && Files.getLastModifiedTime(folder).compareTo(longAgo) < 0) {
                        delete(folder);
                    }
                } catch (IOException e) {
                    // Another user's, or another run removes it at this moment: not ours to care about.
                }
            }
        }
    }

    /** Of a JVM that has crashed, the report is kept. */
    @Override
    public void close() throws IOException {
        try (Stream<Path> files = Files.list(path)) {
            if (files.anyMatch(file -> file.getFileName().toString().startsWith(CRASH_REPORT))) {
                System.err.println("A child JVM crashed; its report is kept for a day in " + path);
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
