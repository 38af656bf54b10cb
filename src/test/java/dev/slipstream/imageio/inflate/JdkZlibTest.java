package dev.slipstream.imageio.inflate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * zlib in our interface does the same as our own decoder, step by step: the same bytes, the same end, and input up to
 * the same piece of 512 bytes. The streams are whole or damaged, their input and output cut anywhere. A failure names
 * its seed.
 */
class JdkZlibTest {

    private static final int JDK_READ = 512;
    private static final int MOST = 40_000;

    /** More than the longest match. */
    private static final int MARGIN = 300;

    @Test
    void wholeStreams() {
        for (long seed = 0; seed < 400; seed++) {
            Random random = new Random(seed);
            assertSame(stream(random), random, "seed " + seed);
        }
    }

    @Test
    void damagedStreams() {
        byte[] stream = {};
        for (long seed = 0; seed < 3000; seed++) {
            Random random = new Random(seed);
            stream = seed % 32 == 0 ? stream(random) : stream;
            byte[] damaged = random.nextInt(4) > 0 ? stream.clone()
                    : Arrays.copyOf(stream, random.nextInt(stream.length + 600));
            for (int flips = random.nextInt(3); flips > 0 && damaged.length > 0; flips--) {
                damaged[random.nextInt(damaged.length)] ^= (byte) (1 << random.nextInt(8));
            }
            assertSame(damaged, random, "seed " + seed);
        }
    }

    /** A stream, and other bytes after it. */
    private static byte[] stream(Random random) {
        byte[] stream = Streams.deflated(random, Streams.data(random, random.nextInt(10) == 0 ? MOST : 2000), false);
        byte[] more = Arrays.copyOf(stream, stream.length + random.nextInt(1000));
        for (int i = stream.length; i < more.length; i++) {
            more[i] = (byte) random.nextInt();
        }
        return more;
    }

    private void assertSame(byte[] stream, Random random, String what) {
        int step = 1 + random.nextInt(1 << (5 + random.nextInt(12)));
        int block = JDK_READ * (1 + random.nextInt(1 << random.nextInt(6)));
        long seed = random.nextLong();
        Steps ours = new Steps(Inflate.zlib(), stream, block);
        Steps zlib = new Steps(new JdkZlib(), stream, block);
        try {
            int end = 0;
            Random ends = new Random(seed);
            while (end < MOST && !ours.hasEnded) {
                end = Math.min(MOST, end + 1 + ends.nextInt(step));
                ours.decodeTo(end);
                zlib.decodeTo(end);
                int least = Math.min(end, zlib.decoded);
                assertEquals(least, Math.min(end, ours.decoded), what);
                if (least == end && ours.decoded == end) { // ours may go on to the end of a match
                    assertEquals(ours.reads(), zlib.reads(), what + ": pieces at " + end);
                }
            }
            ours.decodeAll();
            zlib.decodeAll();
            assertEquals(ours.isWrong, zlib.isWrong, what);
            assertEquals(ours.decoded, zlib.decoded, what);
            assertArrayEquals(Arrays.copyOf(ours.data, ours.decoded), Arrays.copyOf(zlib.data, zlib.decoded), what);
            assertEquals(ours.decoder.isFinished(), zlib.decoder.isFinished(), what);
            if (ours.decoder.isFinished()) {
                assertEquals(ours.reads(), zlib.reads(), what + ": pieces");
            }
        } finally {
            zlib.decoder.close();
        }
    }

    /** A stream that is given in blocks, and decoded step by step. */
    private static final class Steps {

        final ZlibDecoder decoder;
        final byte[] data = new byte[MOST + 2 * MARGIN];
        final int block;
        final byte[] stream;
        int given;
        int lastGiven;
        int decoded;
        boolean isWrong;
        boolean hasEnded;

        Steps(ZlibDecoder decoder, byte[] stream, int block) {
            this.decoder = decoder;
            this.stream = stream;
            this.block = block;
            decoder.reset();
        }

        void decodeTo(int enough) {
            while (decoded < enough && !hasEnded) {
                decode(enough, data.length);
            }
        }

        void decodeAll() {
            while (!hasEnded) {
                decode(Integer.MAX_VALUE, MOST + MARGIN);
            }
        }

        private void decode(int enough, int to) {
            if (decoder.needsInput() && given < stream.length) {
                lastGiven = Math.min(block, stream.length - given);
                decoder.setInput(stream, given, lastGiven);
                given += lastGiven;
            }
            try {
                decoder.inflate(data, decoded, enough, to);
            } catch (InflateException e) {
                isWrong = true;
            }
            decoded = decoder.decoded();
            hasEnded = isWrong || decoder.isFinished() || decoded == MOST + MARGIN
                    || (given == stream.length && decoder.needsInput() && decoded < Math.min(enough, to));
        }

        /** Pieces of the stream that were used; our own decoder may not need the last of them yet. */
        int reads() {
            int used = given - lastGiven + Math.max(0, decoder.used());
            return (used + JDK_READ - 1) / JDK_READ;
        }
    }

    @Test
    void whatFollowsTheLastByteIsNotLookedAt() throws InflateException {
        byte[] data = Streams.exactly(new Random(3), 600);
        byte[] stream = Streams.deflated(new Random(3), data, false);
        stream[stream.length - 1] ^= 1; // the checksum
        JdkZlib zlib = new JdkZlib();
        byte[] out = new byte[data.length + MARGIN];
        zlib.setInput(stream, 0, stream.length);
        assertEquals(data.length, zlib.inflate(out, 0, data.length, out.length));
        assertTrue(!zlib.isFinished());
        zlib.close();
    }
}
