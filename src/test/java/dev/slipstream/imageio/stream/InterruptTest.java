package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.InputKind;
import dev.slipstream.imageio.testing.OutputKind;
import dev.slipstream.imageio.testing.Receiver;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** An interrupt is the application's affair: it neither disturbs a stream nor is it lost in one. */
class InterruptTest {

    private static final int SIZE = 300_000;

    @TempDir
    Path folder;

    private final byte[] bytes = new byte[SIZE];
    private Path file;

    @BeforeEach
    void fillBytes() {
        new Random(1).nextBytes(bytes);
        file = folder.resolve("file");
    }

    @AfterEach
    void clearInterrupt() {
        Thread.interrupted();
    }

    @ParameterizedTest
    @EnumSource
    void interruptedThreadReadsAllBytesAndStaysInterrupted(InputKind origin) throws IOException {
        Files.write(file, bytes);
        try (InputKind.Opened opened = origin.open(file)) {
            Thread.currentThread().interrupt();
            if (origin.diesOfInterrupts()) {
                assertThrows(ClosedByInterruptException.class, () -> readTwice(opened.stream()));
            } else {
                assertArrayEquals(bytes, readTwice(opened.stream()));
            }
            assertTrue(Thread.interrupted(), "interrupt status is kept");
        }
    }

    @Test
    void interruptedThreadReadsWhatWasSpilledToACacheFile() throws IOException {
        Thread.currentThread().interrupt();
        CacheSource source =
                new CacheSource(new ByteArrayInputStream(bytes), false, CacheFile.in(folder.toFile()), SIZE / 4);
        try (ImageInputStream stream = new WindowedImageInputStream(source)) {
            assertArrayEquals(bytes, readTwice(stream));
            assertTrue(stream.isCachedFile(), "spilled");
        }
        assertTrue(Thread.interrupted(), "interrupt status is kept");
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = {"FILE_CHANNEL", "SEEKABLE_CHANNEL", "WRITABLE_CHANNEL"})
    void interruptedThreadWritesAllBytesAndStaysInterrupted(OutputKind target) throws IOException {
        Thread.currentThread().interrupt();
        OutputKind.Opened opened = target.open(file);
        try (opened) {
            write(opened.stream());
            assertTrue(Thread.currentThread().isInterrupted(), "interrupt status is kept");
        }
        assertTrue(Thread.interrupted(), "interrupt status is kept by close()");
        assertArrayEquals(bytes, opened.output().bytes());
    }

    @Test
    void interruptedThreadWritesThroughACacheFile() throws IOException {
        Receiver out = new Receiver();
        Thread.currentThread().interrupt();
        try (WindowedImageOutputStream stream = OutputCaching.SPILLED.open(out, folder.toFile())) {
            write(stream);
            assertTrue(stream.isCachedFile(), "spilled");
        }
        assertTrue(Thread.interrupted(), "interrupt status is kept");
        assertArrayEquals(bytes, out.bytes());
    }

    /** Java closes its channels when a thread that uses one is interrupted. */
    @ParameterizedTest
    @EnumSource(names = {"FILE_CHANNEL", "SEEKABLE_CHANNEL", "WRITABLE_CHANNEL"})
    void channelClosedByAnInterruptSaysSo(OutputKind target) throws IOException {
        try (OutputKind.Opened opened = target.open(file)) {
            ImageOutputStream stream = opened.stream();
            stream.write(bytes, 0, 1000);
            Thread.currentThread().interrupt();
            assertThrows(ClosedByInterruptException.class, stream::flush);
            assertTrue(Thread.interrupted(), "interrupt status is kept");
            assertDoesNotThrow(stream::close);
        }
    }

    /** Once to the end, then again from the start, so that caches return what they hold. */
    private static byte[] readTwice(ImageInputStream stream) throws IOException {
        stream.readFully(new byte[SIZE]);
        assertEquals(-1, stream.read());
        stream.seek(0);
        byte[] read = new byte[SIZE];
        stream.readFully(read, 0, SIZE / 2);
        for (int i = SIZE / 2; i < SIZE; i++) {
            read[i] = stream.readByte();
        }
        return read;
    }

    /** Small and large pieces, back and forth, and a part of it read again. */
    private void write(ImageOutputStream stream) throws IOException {
        stream.write(new byte[SIZE / 3]);
        stream.seek(0);
        for (int i = 0; i < SIZE / 2; i++) {
            stream.write(bytes[i]);
        }
        stream.write(bytes, SIZE / 2, SIZE - SIZE / 2);
        stream.seek(SIZE / 4);
        byte[] read = new byte[SIZE / 4];
        stream.readFully(read);
        assertArrayEquals(Arrays.copyOfRange(bytes, SIZE / 4, SIZE / 4 + SIZE / 4), read);
        stream.seek(SIZE);
        stream.flushBefore(SIZE / 2);
    }
}
