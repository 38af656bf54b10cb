package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.slipstream.imageio.testing.OpenFiles;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever becomes of the cache file, the data is right; and nobody but its owner ever sees it. */
class CacheDirectoryTest {

    private static final int SIZE = 2_000_000;
    private static final int THRESHOLD = 100_000;

    @TempDir
    Path folder;

    private final byte[] bytes = new byte[SIZE];

    CacheDirectoryTest() {
        new Random(4).nextBytes(bytes);
    }

    @Test
    void streamBeyondTheThresholdSpillsAndReadsTheSame() throws IOException {
        try (WindowedImageInputStream stream = cachedIn(folder.toFile())) {
            assertReadsTheSame(stream);
            assertCachedInFile(stream, true);
        }
    }

    @Test
    void nothingIsLeftInTheDirectoryByClose() throws IOException {
        OpenFiles.assumeCountable();
        try (WindowedImageInputStream stream = cachedIn(folder.toFile())) {
            stream.readFully(new byte[SIZE]);
            assertEquals(1, OpenFiles.in(folder).size());
        }
        assertEquals(List.of(), OpenFiles.in(folder));
        assertEquals(List.of(), filesIn(folder));
    }

    @Test
    void noFileIsMadeBelowTheThreshold() throws IOException {
        OpenFiles.assumeCountable();
        try (WindowedImageInputStream stream = cachedIn(folder.toFile())) {
            stream.readFully(new byte[THRESHOLD]);
            assertCachedInFile(stream, false);
            assertEquals(List.of(), OpenFiles.in(folder));
            assertEquals(List.of(), filesIn(folder));
        }
    }

    @Test
    void onlyTheOwnerMayReadAndWriteTheFile() throws IOException {
        assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"), "no POSIX permissions here");
        OpenFiles.assumeCountable();
        try (WindowedImageInputStream stream = cachedIn(folder.toFile())) {
            stream.readFully(new byte[SIZE]);
            for (Path descriptor : OpenFiles.in(folder)) {
                assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(descriptor)));
            }
        }
    }

    @Test
    void flushedBytesNoLongerTakeDiskSpace() throws IOException {
        OpenFiles.assumeCountable();
        try (WindowedImageInputStream stream = cachedIn(folder.toFile())) {
            stream.readFully(new byte[SIZE]);
            stream.flush();
            for (Path descriptor : OpenFiles.in(folder)) {
                assertTrue(Files.size(descriptor) < THRESHOLD, () -> "still holds what was flushed: " + descriptor);
            }
        }
    }

    @Test
    void missingDirectoryKeepsItInMemory() throws IOException {
        assertStaysInMemory(folder.resolve("missing").toFile());
    }

    @Test
    void directoryThatIsAFileKeepsItInMemory() throws IOException {
        assertStaysInMemory(Files.createFile(folder.resolve("file")).toFile());
        assertStaysInMemory(folder.resolve("file").resolve("below").toFile());
    }

    @ParameterizedTest
    @ValueSource(strings = {"/proc", "/sys"})
    void directoryThatNobodyMayWriteKeepsItInMemory(String directory) throws IOException {
        assumeTrue(Files.isDirectory(Path.of(directory)), directory + " is a thing of Linux");
        assertStaysInMemory(new File(directory));
    }

    @Test
    void fullDiskKeepsTheRestInMemory() throws Exception {
        Path disk = Files.createDirectory(folder.resolve("disk"));
        assumeTrue(run("mount", "-t", "tmpfs", "-o", "size=512k", "slipstream-test", disk.toString()),
                "may not mount a small disk here");
        try (WindowedImageInputStream stream = cachedIn(disk.toFile())) {
            assertReadsTheSame(stream);
            assertCachedInFile(stream, true);
        } finally {
            assertTrue(run("umount", disk.toString()), "cannot be unmounted: still in use?");
        }
    }

    @Test
    void limitOnFileSizesKeepsTheRestInMemory() throws Exception {
        assumeTrue(run("bash", "-c", "ulimit -f 512"), "no bash that limits file sizes here");
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classPath = System.getProperty("java.class.path");
        assertTrue(run("bash", "-c", "ulimit -f 512 && exec \"$@\"", "bash", java, "-cp", classPath,
                LimitedFileSize.class.getName(), folder.toString()));
    }

    /** What runs under the limit. */
    static final class LimitedFileSize {
        public static void main(String[] arguments) throws IOException {
            CacheDirectoryTest test = new CacheDirectoryTest();
            try (WindowedImageInputStream stream = test.cachedIn(new File(arguments[0]))) {
                test.assertReadsTheSame(stream);
                assertCachedInFile(stream, true);
            }
        }
    }

    private void assertStaysInMemory(File directory) throws IOException {
        try (WindowedImageInputStream stream = cachedIn(directory)) {
            assertReadsTheSame(stream);
            assertCachedInFile(stream, false);
        }
    }

    private WindowedImageInputStream cachedIn(File directory) {
        return new WindowedImageInputStream(
                new CacheSource(new ByteArrayInputStream(bytes), false, CacheFile.in(directory), THRESHOLD));
    }

    private void assertReadsTheSame(WindowedImageInputStream stream) throws IOException {
        byte[] read = new byte[SIZE];
        stream.readFully(read);
        assertArrayEquals(bytes, read, "read forward");
        assertEquals(-1, stream.read());
        int step = 9_973;
        for (int position = SIZE - step; position >= 0; position -= step) {
            stream.seek(position);
            stream.readFully(read, position, step);
        }
        assertArrayEquals(bytes, read, "read backward");
    }

    private static void assertCachedInFile(WindowedImageInputStream stream, boolean inFile) {
        assertTrue(stream.isCached());
        assertEquals(inFile, stream.isCachedFile(), "isCachedFile");
        assertEquals(!inFile, stream.isCachedMemory(), "isCachedMemory");
    }

    private static List<Path> filesIn(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }

    private static boolean run(String... command) throws InterruptedException {
        try {
            return new ProcessBuilder(command).inheritIO().start().waitFor() == 0;
        } catch (IOException noSuchCommand) {
            return false;
        }
    }
}
