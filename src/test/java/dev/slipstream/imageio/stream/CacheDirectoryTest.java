package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.slipstream.imageio.testing.Commands;
import dev.slipstream.imageio.testing.GuardedFolder;
import dev.slipstream.imageio.testing.OpenFiles;
import dev.slipstream.imageio.testing.Receiver;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.TinyDisk;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
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
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Bytes beyond the threshold, read or written, are kept in a file that nobody but its owner ever sees, or in memory if
 * there can be no file. Whatever happens to the file, the data is right.
 */
@ParameterizedClass
@EnumSource
class CacheDirectoryTest {

    private static final int SIZE = 2_000_000;
    private static final int THRESHOLD = 100_000;

    enum Direction { INPUT, OUTPUT }

    @TempDir
    Path folder;

    private final Direction direction;
    private final byte[] bytes = new byte[SIZE];
    private final Receiver out = new Receiver();

    CacheDirectoryTest(Direction direction) {
        this.direction = direction;
        new Random(4).nextBytes(bytes);
    }

    private ImageInputStream cachedIn(Path directory) {
        CacheFile file = CacheFile.in(directory.toFile());
        return direction == Direction.INPUT
                ? new WindowedImageInputStream(new CacheSource(new ByteArrayInputStream(bytes), false, file, THRESHOLD))
                : new WindowedImageOutputStream(new CacheSink(out, false, file, THRESHOLD), 0);
    }

    /** Reads or writes some of the bytes. */
    private void pass(ImageInputStream stream, int off, int len) throws IOException {
        if (stream instanceof ImageOutputStream output) {
            output.write(bytes, off, len);
        } else {
            byte[] read = new byte[len];
            stream.readFully(read);
            assertArrayEquals(Arrays.copyOfRange(bytes, off, off + len), read);
        }
    }

    /** Reads or writes all of the bytes, some of them twice, and compares them. */
    private void assertPassesForthAndBack(Path directory, boolean inFile) throws IOException {
        try (ImageInputStream stream = cachedIn(directory)) {
            if (stream instanceof ImageOutputStream output) {
                output.write(new byte[SIZE]);
            } else {
                pass(stream, 0, SIZE);
                assertEquals(-1, stream.read());
            }
            int step = 9_973;
            for (int position = SIZE; position > 0; position -= step) {
                int from = Math.max(position - step, 0);
                stream.seek(from);
                pass(stream, from, position - from);
            }
            byte[] read = new byte[SIZE];
            stream.seek(0);
            stream.readFully(read);
            assertArrayEquals(bytes, read, "read in the end");
            assertCachedInFile(stream, inFile);
        }
        assertArrayEquals(direction == Direction.OUTPUT ? bytes : new byte[0], out.bytes());
    }

    private static void assertCachedInFile(ImageInputStream stream, boolean inFile) {
        assertTrue(stream.isCached());
        assertEquals(inFile, stream.isCachedFile(), "isCachedFile");
        assertEquals(!inFile, stream.isCachedMemory(), "isCachedMemory");
    }

    @Test
    void whatIsBelowTheThresholdStaysInMemory() throws IOException {
        OpenFiles.assumeCountable();
        try (ImageInputStream stream = cachedIn(folder)) {
            for (int i = 0; i < THRESHOLD; i += 1000) {
                pass(stream, i, 1000);
                assertCachedInFile(stream, false);
                OpenFiles.assertNoneIn(folder);
            }
        }
    }

    @Test
    void theFileHasNoNameAndOneReaderAndIsGoneWithTheStream() throws IOException {
        OpenFiles.assumeCountable();
        try (ImageInputStream stream = cachedIn(folder)) {
            pass(stream, 0, SIZE);
            assertEquals(1, OpenFiles.in(folder).size());
            assertEquals(List.of(), OpenFiles.namedIn(folder));
            if (Files.getFileStore(folder).supportsFileAttributeView("posix")) {
                Path descriptor = OpenFiles.in(folder).get(0);
                assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(descriptor)));
            }
        }
        OpenFiles.assertNoneIn(folder);
    }

    @Test
    void flushedBytesNoLongerTakeDiskSpaceAndMoreMayFollow() throws IOException {
        OpenFiles.assumeCountable();
        try (ImageInputStream stream = cachedIn(folder)) {
            pass(stream, 0, SIZE / 2);
            stream.flush();
            for (Path descriptor : OpenFiles.in(folder)) {
                assertTrue(Files.size(descriptor) < THRESHOLD, () -> "still holds what was flushed: " + descriptor);
            }
            pass(stream, SIZE / 2, SIZE / 2);
        }
        assertArrayEquals(direction == Direction.OUTPUT ? bytes : new byte[0], out.bytes());
    }

    @Test
    void directoryThatIsNoneKeepsItInMemory() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        for (Path directory : List.of(folder.resolve("missing"), file, file.resolve("below"))) {
            assertStaysInMemory(directory);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/proc", "/sys"})
    void directoryThatNobodyMayWriteKeepsItInMemory(String directory) throws IOException {
        assumeTrue(Files.isDirectory(Path.of(directory)), directory + " is a thing of Linux");
        assertStaysInMemory(Path.of(directory));
    }

    private void assertStaysInMemory(Path directory) throws IOException {
        new CacheDirectoryTest(direction).assertPassesForthAndBack(directory, false);
    }

    @Test
    void fullDiskKeepsTheRestInMemory() throws IOException {
        try (TinyDisk disk = TinyDisk.in(folder, 512)) {
            assertPassesForthAndBack(disk.path(), true);
            OpenFiles.assertNoneIn(disk.path());
        }
    }

    @Test
    void diskThatIsFullAlreadyIsNotUsed() throws IOException {
        try (TinyDisk disk = TinyDisk.in(folder, 64)) {
            Path filler = disk.fill();
            assertPassesForthAndBack(disk.path(), false);
            assertEquals(List.of(filler), OpenFiles.namedIn(disk.path()));
        }
    }

    @Test
    void limitOnFileSizesKeepsTheRestInMemory() throws Exception {
        assumeTrue(Commands.run("bash", "-c", "ulimit -f 512"), "no bash that limits file sizes here");
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classPath = System.getProperty("java.class.path");
        assertTrue(Commands.run("bash", "-c", "ulimit -f 512 && exec \"$@\"", "bash", java, "-cp", classPath,
                LimitedFileSize.class.getName(), direction.name(), folder.toString()));
    }

    /** The program that runs under the limit. */
    static final class LimitedFileSize {

        public static void main(String[] arguments) throws IOException {
            new CacheDirectoryTest(Direction.valueOf(arguments[0]))
                    .assertPassesForthAndBack(Path.of(arguments[1]), true);
        }
    }

    /** As on Windows, where another program that has the file open (a virus scanner) keeps it from being deleted. */
    @Test
    void fileThatCannotBeDeletedIsNoHindrance() throws IOException {
        try (GuardedFolder guarded = GuardedFolder.below(folder)) {
            assertPassesForthAndBack(guarded.path(), true);
            assumeTrue(OpenFiles.namedIn(guarded.path()).size() == 1, "the file could be deleted");
        }
    }

    /** {@code ImageIO.setCacheDirectory} refuses anything but a folder; this one has been deleted since. */
    @Test
    void directoryThatHasGoneIsRefusedByImageIoAsByTheJdk() throws IOException {
        File before = ImageIO.getCacheDirectory();
        Path gone = Files.createDirectory(folder.resolve("gone"));
        ImageIO.setCacheDirectory(gone.toFile());
        Files.delete(gone);
        try {
            assertEquals("Not a directory!",
                    assertThrows(IllegalArgumentException.class, this::openThroughImageIo).getMessage());
            ImageIO.setUseCache(false);
            openThroughImageIo().close();
        } finally {
            ImageIO.setUseCache(true);
            ImageIO.setCacheDirectory(before);
        }
    }

    private ImageInputStream openThroughImageIo() throws IOException {
        return direction == Direction.INPUT
                ? ImageIO.createImageInputStream(new ByteArrayInputStream(bytes) {})
                : ImageIO.createImageOutputStream(out);
    }

    /** Watched by the system: even a file that is deleted immediately is seen. */
    @ParameterizedTest
    @ValueSource(strings = {"png", "bmp", "gif", "jpeg", "tiff"})
    void smallImageNeverMakesAFile(String format) throws Exception {
        assertTrue(ImageIO.getUseCache(), "the default");
        File before = ImageIO.getCacheDirectory();
        ImageIO.setCacheDirectory(folder.toFile());
        try (WatchService watch = folder.getFileSystem().newWatchService()) {
            folder.register(watch, StandardWatchEventKinds.ENTRY_CREATE);
            BufferedImage image = SampleImages.image(200, 200, BufferedImage.TYPE_3BYTE_BGR);
            if (direction == Direction.OUTPUT) {
                assertTrue(ImageIO.write(image, format, new ByteArrayOutputStream()));
            } else {
                assertNotNull(ImageIO.read(new ByteArrayInputStream(SampleImages.encode(image, format)) {}));
            }
            assertNull(watch.poll(20, TimeUnit.MILLISECONDS), "a file was made");
        } finally {
            ImageIO.setCacheDirectory(before);
        }
    }
}
