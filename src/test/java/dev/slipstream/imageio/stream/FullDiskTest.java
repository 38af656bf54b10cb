package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.slipstream.imageio.testing.OpenFiles;
import dev.slipstream.imageio.testing.Target;
import dev.slipstream.imageio.testing.TinyDisk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** No space left: the caller hears of it, nothing stays open, and what was not written is offered again. */
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
    @EnumSource(mode = EnumSource.Mode.MATCH_NONE, names = {"JDK_.*", "RANDOM_ACCESS_FILE"})
    void flushToAFullDeviceThrowsAndSoDoesCloseIfItStillHasBytes(Target target) throws IOException {
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
    void whatAFullDiskRefusedIsWrittenWhenThereIsRoomAgain(Target target) throws Exception {
        try (TinyDisk disk = TinyDisk.in(folder, 128)) {
            Path file = disk.path().resolve("file");
            try (Target.Opened opened = target.open(file)) {
                ImageOutputStream stream = opened.stream();
                stream.write(bytes, 0, 1000);
                Path filler = disk.fill();
                stream.write(bytes, 1000, 5000);
                assertThrows(IOException.class, stream::flush);
                assertThrows(IOException.class, stream::flush, "again");
                Files.delete(filler);
                stream.write(bytes, 6000, 1000);
            }
            assertArrayEquals(Arrays.copyOf(bytes, 7000), Files.readAllBytes(file));
        }
    }

    /** The application may have written something else there by then. */
    @ParameterizedTest
    @EnumSource(names = {"RANDOM_ACCESS_FILE", "JDK_FILE"})
    void whatAFullDiskRefusedToWriteThroughIsLeftToTheCaller(Target target) throws Exception {
        try (TinyDisk disk = TinyDisk.in(folder, 128)) {
            Path file = disk.path().resolve("file");
            try (Target.Opened opened = target.open(file)) {
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
    void aDiskThatBecomesFullHoldsTheFirstBytesOnly(Target target) throws Exception {
        try (TinyDisk disk = TinyDisk.in(folder, 64)) {
            Path file = disk.path().resolve("file");
            Target.Opened opened = target.open(file);
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
