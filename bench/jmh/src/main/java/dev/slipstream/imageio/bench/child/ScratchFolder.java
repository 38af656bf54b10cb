package dev.slipstream.imageio.bench.child;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A temporary folder in which child JVMs work, so that nothing they may leave behind lands beside the user's images.
 * A lock tells that it is somebody's: what a run that was killed has left behind, the next run finds and removes.
 */
final class ScratchFolder implements Closeable {

    private static final String PREFIX = "slipstream-bench-";
    private static final String LOCK = "in-use";
    private static final String CRASH_REPORT = "hs_err_";
    private static final Duration ABANDONED = Duration.ofDays(1);

    private final Path path;
    private final FileChannel lock;

    ScratchFolder() throws IOException {
        removeAbandoned(Path.of(System.getProperty("java.io.tmpdir")));
        path = Files.createTempDirectory(PREFIX);
        lock = FileChannel.open(path.resolve(LOCK), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        lock.lock();
    }

    Path path() {
        return path;
    }

    private static void removeAbandoned(Path temporary) throws IOException {
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(temporary, PREFIX + "*")) {
            for (Path folder : folders) {
                try {
                    if (isAbandoned(folder)) {
                        delete(folder);
                    }
                } catch (IOException e) {
                    // Another user's, or another run removes it at this moment: not ours to care about.
                }
            }
        }
    }

    private static boolean isAbandoned(Path folder) throws IOException {
        Instant changed = Files.getLastModifiedTime(folder, LinkOption.NOFOLLOW_LINKS).toInstant();
        return Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)
                && changed.isBefore(Instant.now().minus(ABANDONED)) && !isInUse(folder);
    }

    private static boolean isInUse(Path folder) throws IOException {
        try (FileChannel channel = FileChannel.open(folder.resolve(LOCK), StandardOpenOption.WRITE,
                LinkOption.NOFOLLOW_LINKS); FileLock free = channel.tryLock()) {
            return free == null;
        } catch (NoSuchFileException e) {
            return false;
        }
    }

    /** Of a JVM that has crashed, the report is kept. */
    @Override
    public void close() throws IOException {
        lock.close();
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
