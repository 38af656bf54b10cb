package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.slipstream.imageio.testing.OpenFiles;
import dev.slipstream.imageio.testing.OutputKind;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.TinyDisk;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** With no space left the caller gets an exception, nothing stays open, and unwritten bytes are offered again. */
class FullDiskTest {

    private static final Path FULL = Path.of("/dev/full");
    private static final int SIZE = 300_000;

    @TempDir
    Path folder;

    private final byte[] bytes = new byte[SIZE];

    @BeforeEach
    void fillBytes() {
        new Random(5).nextBytes(bytes);
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.MATCH_NONE, names = {"JDK_.*", "RANDOM_ACCESS_FILE", "BYTE_ARRAY.*"})
    void flushToAFullDeviceThrowsAndSoDoesCloseIfItStillHasBytes(OutputKind target) throws IOException {
        assumeTrue(Files.exists(FULL), FULL + " is a thing of Linux");
        ImageOutputStream stream = target.open(FULL).stream();
        stream.writeInt(1);
        String message = assertThrows(IOException.class, stream::flush).getMessage();
        assertTrue(message.contains("No space left"), message);
        closeOnceAndAgain(stream);
        assertClosed(stream);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 8192, SIZE})
    void closeOfAnUnflushedStreamToAFullDeviceThrows(int size) throws IOException {
        assumeTrue(Files.exists(FULL), FULL + " is a thing of Linux");
        OpenFiles.assumeCountable();
        int before = OpenFiles.in(FULL).size();
        WindowedImageOutputStream stream = WindowedImageOutputStream.of(FULL.toFile());
        assertThrows(IOException.class, () -> {
            try (stream) {
                stream.write(bytes, 0, size);
            }
        });
        assertDoesNotThrow(stream::close);
        assertClosed(stream);
        assertEquals(before, OpenFiles.in(FULL).size(), "open descriptors");
    }

    @ParameterizedTest
    @EnumSource(names = {"FILE", "PATH", "FILE_CHANNEL"})
    void whatAFullDiskRefusedIsWrittenWhenThereIsRoomAgain(OutputKind target) throws Exception {
        try (TinyDisk disk = TinyDisk.in(folder, 128)) {
            Path file = disk.path().resolve("file");
            try (OutputKind.Opened opened = target.open(file)) {
                ImageOutputStream stream = opened.stream();
                stream.write(bytes, 0, 1000);
                Path filler = disk.fill();
                stream.write(bytes, 1000, 5000);
                assertThrows(IOException.class, stream::flush);
                assertDoesNotThrow(() -> stream.flush(), "again, with nothing more");
                stream.write(bytes, 6000, 500);
                assertThrows(IOException.class, stream::flush, "with more");
                Files.delete(filler);
                stream.write(bytes, 6500, 500);
            }
            assertArrayEquals(Arrays.copyOf(bytes, 7000), Files.readAllBytes(file));
        }
    }

    /**
     * {@code ImageIO.write} flushes once more after a writer that failed, which must not hide what it failed with. Not
     * GIF, nor a small TIFF: the JDK's writers wrap what their first bytes fail with, which wait in the window here.
     */
    @ParameterizedTest
    @CsvSource({"png, 10", "png, 300", "bmp, 10", "bmp, 300", "jpeg, 300", "tiff, 300"})
    void writerFailsAsWithTheJdksStreamAndClosingIsQuiet(String format, int size) throws IOException {
        assumeTrue(Files.exists(FULL), FULL + " is a thing of Linux");
        assertEquals(failureOfWriting(format, size, OutputKind.JDK_FILE),
                failureOfWriting(format, size, OutputKind.FILE));
    }

    /** The classes of the exception and of its cause. */
    private static List<Object> failureOfWriting(String format, int size, OutputKind target) throws IOException {
        try (OutputKind.Opened opened = target.open(FULL)) {
            BufferedImage image = SampleImages.image(size, size, BufferedImage.TYPE_3BYTE_BGR);
            IOException thrown =
                    assertThrows(IOException.class, () -> ImageIO.write(image, format, opened.stream()));
            Throwable cause = thrown.getCause();
            return List.of(thrown.getClass(), cause == null ? "no cause" : cause.getClass());
        }
    }

    /** The application may have written something else there by then. */
    @ParameterizedTest
    @EnumSource(names = {"RANDOM_ACCESS_FILE", "JDK_FILE"})
    void whatAFullDiskRefusedToWriteThroughIsLeftToTheCaller(OutputKind target) throws Exception {
        try (TinyDisk disk = TinyDisk.in(folder, 128)) {
            Path file = disk.path().resolve("file");
            try (OutputKind.Opened opened = target.open(file)) {
                ImageOutputStream stream = opened.stream();
                stream.write(bytes, 0, 1000);
                Path filler = disk.fill();
                assertThrows(IOException.class, () -> stream.write(bytes, 1000, 5000));
                assertEquals(1000, stream.getStreamPosition());
                assertDoesNotThrow(() -> stream.flush());
                Files.delete(filler);
                stream.seek(1000);
                stream.write(bytes, 1000, 6000);
            }
            assertArrayEquals(Arrays.copyOf(bytes, 7000), Files.readAllBytes(file));
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"FILE", "PATH", "RANDOM_ACCESS_FILE", "FILE_CHANNEL"})
    void aDiskThatBecomesFullHoldsTheFirstBytesOnly(OutputKind target) throws Exception {
        try (TinyDisk disk = TinyDisk.in(folder, 64)) {
            Path file = disk.path().resolve("file");
            OutputKind.Opened opened = target.open(file);
            assertThrows(IOException.class, () -> {
                try (opened) {
                    for (byte b : bytes) {
                        opened.stream().write(b);
                    }
                }
            });
            assertDoesNotThrow(opened.stream()::close);
            byte[] written = Files.readAllBytes(file);
            assertTrue(written.length >= 32 << 10, () -> "only " + written.length + " bytes");
            assertArrayEquals(Arrays.copyOf(bytes, written.length), written);
        }
    }

    private static void closeOnceAndAgain(ImageOutputStream stream) {
        try {
            stream.close();
        } catch (IOException stillFull) {
            assertTrue(stillFull.getMessage().contains("No space left"), stillFull.getMessage());
        }
        assertDoesNotThrow(stream::close);
    }

    private static void assertClosed(ImageOutputStream stream) {
        assertSame(IOException.class, assertThrows(IOException.class, () -> stream.write(1)).getClass());
    }
}
