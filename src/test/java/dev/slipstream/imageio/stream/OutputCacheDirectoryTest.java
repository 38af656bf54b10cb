package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.slipstream.imageio.testing.OpenFiles;
import dev.slipstream.imageio.testing.SampleImages;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchService;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What is kept for an {@code OutputStream}: in memory, and only beyond the threshold in a file, if there can be one.
 */
class OutputCacheDirectoryTest {

    private static final int SIZE = 2_000_000;
    private static final int THRESHOLD = 100_000;

    @TempDir
    Path folder;

    private final RecordingOutputStream out = new RecordingOutputStream();
    private final byte[] bytes = new byte[SIZE];

    OutputCacheDirectoryTest() {
        new Random(4).nextBytes(bytes);
    }

    /** Watched by the system: even a file that is gone at once is seen. */
    @ParameterizedTest
    @ValueSource(strings = {"png", "bmp", "gif", "jpeg", "tiff"})
    void writingASmallImageNeverMakesAFile(String format) throws Exception {
        assertTrue(ImageIO.getUseCache(), "the default");
        File before = ImageIO.getCacheDirectory();
        ImageIO.setCacheDirectory(folder.toFile());
        try (WatchService watch = folder.getFileSystem().newWatchService()) {
            folder.register(watch, StandardWatchEventKinds.ENTRY_CREATE);
            BufferedImage image = SampleImages.image(200, 200, BufferedImage.TYPE_3BYTE_BGR);
            assertTrue(ImageIO.write(image, format, new ByteArrayOutputStream()));
            assertNull(watch.poll(20, TimeUnit.MILLISECONDS), "a file was made");
        } finally {
            ImageIO.setCacheDirectory(before);
        }
    }

    @Test
    void whatIsBelowTheThresholdStaysInMemory() throws IOException {
        OpenFiles.assumeCountable();
        try (WindowedImageOutputStream stream = cachedIn(folder.toFile())) {
            for (int i = 0; i < THRESHOLD; i++) {
                stream.write(bytes[i]);
                if (i % 1000 == 0) {
                    assertCachedInFile(stream, false);
                    assertEquals(List.of(), filesIn(folder));
                }
            }
            assertEquals(List.of(), OpenFiles.in(folder));
        }
        assertArrayEquals(Arrays.copyOf(bytes, THRESHOLD), out.bytes());
    }

    @Test
    void whatIsBeyondTheThresholdGoesToAFileWithoutAName() throws IOException {
        OpenFiles.assumeCountable();
        try (WindowedImageOutputStream stream = cachedIn(folder.toFile())) {
            writeAndOverwrite(stream);
            assertCachedInFile(stream, true);
            assertEquals(1, OpenFiles.in(folder).size());
            assertEquals(List.of(), filesIn(folder));
        }
        assertEquals(List.of(), OpenFiles.in(folder), "freed by close");
        assertArrayEquals(bytes, out.bytes());
    }

    @Test
    void onlyTheOwnerMayReadAndWriteTheFile() throws IOException {
        assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"), "no POSIX permissions here");
        OpenFiles.assumeCountable();
        try (WindowedImageOutputStream stream = cachedIn(folder.toFile())) {
            stream.write(bytes);
            for (Path descriptor : OpenFiles.in(folder)) {
                assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(descriptor)));
            }
        }
    }

    @Test
    void flushedBytesNoLongerTakeDiskSpace() throws IOException {
        OpenFiles.assumeCountable();
        try (WindowedImageOutputStream stream = cachedIn(folder.toFile())) {
            stream.write(bytes);
            stream.flush();
            assertArrayEquals(bytes, out.bytes());
            for (Path descriptor : OpenFiles.in(folder)) {
                assertTrue(Files.size(descriptor) < THRESHOLD, () -> "still holds what was flushed: " + descriptor);
            }
            stream.write(bytes);
        }
        assertEquals(2 * SIZE, out.bytes().length);
        assertArrayEquals(bytes, Arrays.copyOfRange(out.bytes(), SIZE, 2 * SIZE));
    }

    @Test
    void missingDirectoryKeepsItInMemory() throws IOException {
        assertStaysInMemory(folder.resolve("missing").toFile());
    }

    @Test
    void directoryThatIsAFileKeepsItInMemory() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        assertStaysInMemory(file.toFile());
    }

    @Test
    void directoryBelowAFileKeepsItInMemory() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        assertStaysInMemory(file.resolve("below").toFile());
    }

    @ParameterizedTest
    @ValueSource(strings = {"/proc", "/sys"})
    void directoryThatNobodyMayWriteKeepsItInMemory(String directory) throws IOException {
        assumeTrue(Files.isDirectory(Path.of(directory)), directory + " is a thing of Linux");
        assertStaysInMemory(new File(directory));
    }

    private void assertStaysInMemory(File directory) throws IOException {
        try (WindowedImageOutputStream stream = cachedIn(directory)) {
            writeAndOverwrite(stream);
            assertCachedInFile(stream, false);
        }
        assertArrayEquals(bytes, out.bytes());
    }

    /** Everything twice, the second time in places all over it. */
    private void writeAndOverwrite(WindowedImageOutputStream stream) throws IOException {
        stream.write(new byte[SIZE]);
        int step = 9_973;
        for (int position = SIZE; position > 0; position -= step) {
            int from = Math.max(position - step, 0);
            stream.seek(from);
            stream.write(bytes, from, position - from);
        }
        byte[] read = new byte[SIZE];
        stream.seek(0);
        stream.readFully(read);
        assertArrayEquals(bytes, read, "read back");
    }

    private WindowedImageOutputStream cachedIn(File directory) {
        return new WindowedImageOutputStream(new CacheSink(out, false, CacheFile.in(directory), THRESHOLD), 0);
    }

    private static void assertCachedInFile(WindowedImageOutputStream stream, boolean inFile) {
        assertTrue(stream.isCached());
        assertEquals(inFile, stream.isCachedFile(), "isCachedFile");
        assertEquals(!inFile, stream.isCachedMemory(), "isCachedMemory");
    }

    private static List<Path> filesIn(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }
}
