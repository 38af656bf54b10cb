package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.Receiver;
import dev.slipstream.imageio.testing.SampleImages;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** When an {@code OutputStream} is given bytes, and in which pieces. */
class HandingOverTest {

    private static final int SIZE = 1_000_000;
    private static final int LARGEST_PIECE = 64 * 1024;

    @TempDir
    static File folder;

    private final Receiver out = new Receiver();
    private final byte[] bytes = new byte[SIZE];

    @BeforeEach
    void fillBytes() {
        new Random(9).nextBytes(bytes);
    }

    @ParameterizedTest
    @EnumSource
    void everyByteIsHandedOverOnceInOrderAndLargePieces(OutputCaching caching) throws IOException {
        Random random = new Random(10);
        try (ImageOutputStream stream = caching.open(out, folder)) {
            for (int written = 0; written < SIZE; ) {
                int n = Math.min(random.nextInt(100_000), SIZE - written);
                stream.write(bytes, written, n);
                written += n;
                long flushed = stream.getFlushedPosition();
                stream.flushBefore(flushed + random.nextInt((int) (written - flushed) + 1));
            }
        }
        assertArrayEquals(bytes, out.bytes());
        assertTrue(Collections.max(out.writes()) <= LARGEST_PIECE, () -> "pieces " + out.writes());
    }

    @ParameterizedTest
    @EnumSource(names = {"MEMORY", "DIRECTORY"})
    void largeStreamIsHandedOverInFewPieces(OutputCaching caching) throws IOException {
        try (ImageOutputStream stream = caching.open(out, folder)) {
            for (byte b : bytes) {
                stream.write(b);
            }
        }
        int least = SIZE / LARGEST_PIECE;
        assertTrue(out.writes().size() <= least + 15, () -> "pieces " + out.writes());
        assertTrue(Collections.max(out.writes()) <= LARGEST_PIECE, () -> "pieces " + out.writes());
    }

    @ParameterizedTest
    @EnumSource(names = {"MEMORY", "DIRECTORY"})
    void smallImageIsHandedOverAtOnce(OutputCaching caching) throws IOException {
        BufferedImage image = SampleImages.image(16, 16, BufferedImage.TYPE_3BYTE_BGR);
        try (ImageOutputStream stream = caching.open(out, folder)) {
            ImageIO.write(image, "bmp", stream);
            assertEquals(List.of(out.bytes().length), out.writes());
            assertEquals(1, out.flushes());
        }
        assertArrayEquals(SampleImages.encode(image, "bmp"), out.bytes());
        assertEquals(1, out.writes().size());
        assertEquals(2, out.flushes(), "once when it was handed over, once at close");
        assertFalse(out.isClosed());
    }

    @Test
    void flushBeforeHandsOverWhatLiesBeforeIt() throws IOException {
        try (ImageOutputStream stream = WindowedImageOutputStream.of(out)) {
            stream.write(bytes, 0, 1000);
            stream.flushBefore(300);
            assertArrayEquals(Arrays.copyOf(bytes, 300), out.bytes());
            stream.flushBefore(300);
            assertEquals(1, out.flushes(), "nothing was handed over");
            stream.flushBefore(700);
            assertArrayEquals(Arrays.copyOf(bytes, 700), out.bytes());
            stream.seek(700);
            stream.write(42);
        }
        bytes[700] = 42;
        assertArrayEquals(Arrays.copyOf(bytes, 1000), out.bytes());
        assertEquals(List.of(300, 400, 300), out.writes());
        assertEquals(3, out.flushes());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 100, 5000})
    void flushesAreAsManyAsWhatTheyHandOver(int piece) throws IOException {
        try (ImageOutputStream stream = WindowedImageOutputStream.of(out)) {
            for (int i = 0; i < 50; i++) {
                stream.write(bytes, i * piece, piece);
                stream.flush();
                stream.flush();
                assertArrayEquals(Arrays.copyOf(bytes, (i + 1) * piece), out.bytes());
                assertEquals(i + 1, out.flushes());
            }
        }
        assertEquals(51, out.flushes());
        assertFalse(out.isClosed());
    }
}
