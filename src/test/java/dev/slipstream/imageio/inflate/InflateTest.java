package dev.slipstream.imageio.inflate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Streams of the JDK's {@code Deflater}, whole and in pieces. A failure names its seed. */
class InflateTest {

    private static final int STREAMS = 1500;

    private final Inflate zlib = Inflate.zlib();
    private final Inflate raw = Inflate.raw();

    @Test
    void wholeStreamsGiveTheirData() throws IOException {
        for (long seed = 0; seed < STREAMS; seed++) {
            Random random = new Random(seed);
            byte[] data = Streams.data(random, random.nextInt(8) == 0 ? 200_000 : 3_000);
            boolean isRaw = random.nextBoolean();
            Inflate inflate = isRaw ? raw : zlib;
            byte[] stream = Streams.deflated(random, data, isRaw);
            byte[] out = new byte[data.length + (random.nextBoolean() ? 0 : 500)];
            inflate.reset();
            inflate.setInput(stream, 0, stream.length);
            assertEquals(data.length, inflate.inflate(out, 0, out.length), "seed " + seed);
            assertTrue(inflate.isFinished(), "seed " + seed);
            assertArrayEquals(data, Arrays.copyOf(out, data.length), "seed " + seed);
        }
    }

    @Test
    void streamsMayBeCutAnywhere() throws IOException {
        for (long seed = 0; seed < STREAMS; seed++) {
            Random random = new Random(seed);
            byte[] data = Streams.data(random, random.nextInt(8) == 0 ? 100_000 : 1_000);
            boolean isRaw = random.nextBoolean();
            byte[] stream = Streams.deflated(random, data, isRaw);
            assertArrayEquals(data, inPieces(isRaw ? raw : zlib, stream, data.length, random), "seed " + seed);
        }
    }

    @Test
    void aClosedDecoderIsUsedAgainWhereverItStopped() throws IOException {
        Inflate first = Inflate.reused();
        for (long seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            byte[] data = Streams.data(random, 3_000);
            byte[] stream = Streams.deflated(random, data, false);
            first.close();
            Inflate again = Inflate.reused();
            assertSame(first, again, "seed " + seed);
            assertNotSame(first, Inflate.reused(), "seed " + seed);
            again.setInput(stream, 0, stream.length);
            assertEquals(data.length, again.inflate(new byte[data.length], 0, data.length), "seed " + seed);
            again.close();
            leaveAmid(Inflate.reused(), stream, random);
        }
    }

    @Test
    void whatIsClosedTwiceIsHandedOverOnce() {
        Inflate inflate = Inflate.zlib();
        inflate.close();
        Inflate other = Inflate.zlib();
        other.close();
        inflate.close();
        assertSame(other, Inflate.reused());
    }

    @Test
    void aClosedDecoderKeepsItsArraysUnlessTheyAreLarge() {
        Inflate inflate = Inflate.zlib();
        byte[] window = inflate.window(1_000);
        byte[] block = inflate.block(100);
        inflate.close();
        Inflate again = Inflate.reused();
        assertSame(window, again.window(999));
        assertSame(block, again.block(100));
        byte[] large = again.window(1 << 20);
        assertEquals(1 << 20, large.length);
        again.close();
        assertNotSame(large, Inflate.reused().window(1));
    }

    private static void leaveAmid(Inflate inflate, byte[] stream, Random random) {
        byte[] damaged = stream.clone();
        damaged[random.nextInt(stream.length)] ^= 4;
        inflate.setInput(damaged, 0, random.nextInt(stream.length));
        try {
            inflate.inflate(new byte[3_000], 0, random.nextInt(3_000));
        } catch (InflateException e) {
            // That, too, is how one may have ended.
        }
    }

    private static byte[] inPieces(Inflate inflate, byte[] stream, int length, Random random) throws IOException {
        byte[] out = new byte[length];
        int largest = 1 + random.nextInt(300);
        int given = 0;
        int decoded = 0;
        inflate.reset();
        while (!inflate.isFinished()) {
            if (inflate.needsInput()) {
                int n = Math.min(random.nextInt(largest + 1), stream.length - given);
                byte[] piece = Arrays.copyOfRange(stream, given, given + n);
                inflate.setInput(piece, 0, n);
                given += n;
            }
            int to = Math.min(length, decoded + random.nextInt(5 * largest));
            decoded = inflate.inflate(out, decoded, to);
        }
        return Arrays.copyOf(out, decoded);
    }

    /** The output slides: only the history stays, as in a decoder of large images. */
    @Test
    void historyOfThirtyTwoKibibytesIsEnough() throws IOException {
        byte[] far = new byte[300_000];
        Random random = new Random(3);
        for (int i = 0; i < far.length; i++) {
            far[i] = i < 32_768 || random.nextInt(200) == 0 ? (byte) random.nextInt() : far[i - 32_768 + 300];
        }
        byte[] stream = Streams.deflated(new Random(1), far, false);
        byte[] window = new byte[Inflate.HISTORY + 1000];
        zlib.reset();
        zlib.setInput(stream, 0, stream.length);
        int decoded = 0;
        int from = 0;
        while (!zlib.isFinished()) {
            int to = zlib.inflate(window, from, window.length);
            byte[] expected = Arrays.copyOfRange(far, decoded, decoded + to - from);
            assertArrayEquals(expected, Arrays.copyOfRange(window, from, to));
            decoded += to - from;
            from = Math.min(to, Inflate.HISTORY);
            System.arraycopy(window, to - from, window, 0, from);
        }
        assertEquals(far.length, decoded);
    }

    @Test
    void nothingOutsideTheRangeIsWritten() throws IOException {
        for (long seed = 0; seed < 500; seed++) {
            Random random = new Random(seed);
            byte[] data = Streams.data(random, 2_000);
            byte[] stream = Streams.deflated(random, data, false);
            byte[] out = new byte[data.length + 600];
            Arrays.fill(out, (byte) 0x5a);
            int from = random.nextInt(300);
            int to = from + random.nextInt(data.length + 1);
            zlib.reset();
            zlib.setInput(stream, 0, stream.length);
            int end = zlib.inflate(out, from, to);
            assertEquals(to, end, "seed " + seed);
            for (int i = 0; i < out.length; i++) {
                assertTrue((i >= from && i < to) || out[i] == 0x5a, "seed " + seed + ", index " + i);
            }
        }
    }

    @Test
    void truncatedStreamsGiveWhatIsThereAndWait() throws IOException {
        byte[] data = Streams.data(new Random(21), 3_000);
        byte[] stream = Streams.deflated(new Random(5), data, false);
        for (int n = 0; n < stream.length; n++) {
            byte[] out = new byte[data.length + 500];
            zlib.reset();
            zlib.setInput(stream, 0, n);
            int end = zlib.inflate(out, 0, out.length);
            assertFalse(zlib.isFinished(), "after " + n + " bytes");
            assertTrue(zlib.needsInput(), "after " + n + " bytes");
            assertArrayEquals(Arrays.copyOf(data, end), Arrays.copyOf(out, end), "after " + n + " bytes");
        }
    }
}
