package dev.slipstream.imageio.inflate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Streams in pieces end as the same streams do in one piece: the same bytes, the same end, the same message, wherever
 * input and output are cut, also if input is taken back and given again. The output goes through a window that keeps
 * only the history. A failure names its seed.
 */
class ResumptionTest {

    /** Bytes after the room for output: more than the longest match and a step of eight. */
    private static final int CANARIES = 300;
    private static final byte CANARY = 0x5a;

    /** Decodes a stream in one piece, then in several. */
    private final Inflate zlib = Inflate.zlib();
    private final Inflate raw = Inflate.raw();
    private final byte[] out = new byte[300_000];

    @Test
    void handMadeStreamsMayBeCutAnywhere() {
        for (long seed = 0; seed < 700; seed++) {
            Random random = new Random(seed);
            byte[] stream = RandomBlocks.stream(random, random.nextInt(10) == 0 ? 80_000 : 2000).stream();
            assertSameInPieces(raw, stream, random, "seed " + seed);
        }
    }

    /** Streams with zlib's header and checksum, too, right or wrong. */
    @Test
    void streamsOfTheJdkMayBeCutAnywhere() {
        for (long seed = 0; seed < 700; seed++) {
            Random random = new Random(seed);
            byte[] data = Streams.data(random, random.nextInt(8) == 0 ? 100_000 : 1000);
            byte[] stream = Streams.deflated(random, data, false);
            stream[stream.length - 1] ^= (byte) random.nextInt(2);
            assertSameInPieces(zlib, stream, random, "seed " + seed);
        }
    }

    @Test
    void damagedStreamsMayBeCutAnywhere() {
        for (long seed = 0; seed < 4000; seed++) {
            Random random = new Random(seed);
            byte[] stream = RandomBlocks.stream(new Random(seed / 8), 1000).stream();
            for (int flips = 1 + random.nextInt(3); flips > 0; flips--) {
                stream[random.nextInt(stream.length)] ^= (byte) (1 << random.nextInt(8));
            }
            assertSameInPieces(raw, stream, random, "seed " + seed);
        }
    }

    /** Matches refer to the whole history, and no more is kept. */
    @Test
    void furthestMatchesMayBeCutAnywhere() {
        DeflateWriter writer = new DeflateWriter().fixed(true);
        for (int i = 0; i < 32_768; i++) {
            writer.literal(i * i / 256 % 256);
        }
        for (int i = 0; i < 1000; i++) {
            writer.match(3 + i % 256, 32_768).literal(i & 0xff);
        }
        byte[] stream = writer.endOfBlock().stream();
        for (long seed = 0; seed < 20; seed++) {
            assertSameInPieces(raw, stream, new Random(seed), "seed " + seed);
        }
    }

    @Test
    void aByteAtATime() {
        for (long seed = 0; seed < 100; seed++) {
            byte[] stream = RandomBlocks.stream(new Random(seed), 1500).stream();
            Inflated expected = Inflated.ours(raw, stream, out);
            assertSame(expected, new Pieces(raw, stream, new Random(seed), 1, 1).decode(), "seed " + seed);
            assertSame(expected, new Pieces(raw, stream, new Random(seed), 1, 5000).decode(), "input, seed " + seed);
            assertSame(expected, new Pieces(raw, stream, new Random(seed), 5000, 1).decode(), "output, seed " + seed);
        }
    }

    private void assertSameInPieces(Inflate inflate, byte[] stream, Random random, String what) {
        Inflated expected = Inflated.ours(inflate, stream, out);
        int input = 1 << random.nextInt(13);
        int output = 1 << random.nextInt(13);
        assertSame(expected, new Pieces(inflate, stream, random, input, output).decode(), what);
    }

    private static void assertSame(Inflated expected, Inflated actual, String what) {
        expected.assertSame(actual, what);
        assertEquals(expected.message(), actual.message(), what);
    }

    /** One decoding, in pieces of limited size. */
    private final class Pieces {

        private final Inflate inflate;
        private final byte[] stream;
        private final Random random;
        private final int mostInput;
        private final int mostOutput;
        private final byte[] window;
        private final byte[] data = new byte[out.length];
        private int size;
        private int given;
        private int pieceLength;

        Pieces(Inflate inflate, byte[] stream, Random random, int mostInput, int mostOutput) {
            this.inflate = inflate;
            this.stream = stream;
            this.random = random;
            this.mostInput = mostInput;
            this.mostOutput = mostOutput;
            this.window = new byte[Inflate.HISTORY + mostOutput + CANARIES + random.nextInt(10_000)];
        }

        Inflated decode() {
            inflate.reset();
            int from = 0;
            while (true) {
                if (inflate.needsInput()) {
                    give();
                }
                from = slide(from);
                int to = from + random.nextInt(mostOutput) + 1;
                int enough = random.nextBoolean() ? Integer.MAX_VALUE : from + random.nextInt(to - from) + 1;
                Arrays.fill(window, from, to + CANARIES, CANARY);
                try {
                    int end = inflate.inflate(window, from, enough, to);
                    keep(from, end, to);
                    from = end;
                    if (random.nextInt(8) == 0) {
                        takeBack();
                    }
                } catch (InflateException e) {
                    keep(from, inflate.decoded(), to);
                    return result(Inflated.End.WRONG, e.getMessage());
                }
                boolean isWaiting = inflate.needsInput() && from < Math.min(enough, to);
                if (inflate.isFinished() || (given == stream.length && isWaiting)) {
                    return result(inflate.isFinished() ? Inflated.End.FINISHED : Inflated.End.WAITING, "");
                }
            }
        }

        private Inflated result(Inflated.End end, String message) {
            long used = end == Inflated.End.FINISHED ? given - pieceLength + inflate.used() : 0;
            return new Inflated(end, Arrays.copyOf(data, size), used, message);
        }

        /** Gives a piece in an array of its own, which is lost once it is used. */
        private void give() {
            int n = Math.min(random.nextInt(mostInput) + 1, stream.length - given);
            int before = random.nextInt(20);
            byte[] piece = new byte[before + n + random.nextInt(2 * Inflate.LOADED_AFTER)];
            random.nextBytes(piece);
            System.arraycopy(stream, given, piece, before, n);
            inflate.setInput(piece, before, n);
            given += n;
            pieceLength = n;
        }

        /** Takes back some unused input, which is given once more. */
        private void takeBack() {
            int used = Math.max(0, inflate.used());
            int left = used + random.nextInt(pieceLength - used + 1);
            inflate.shortenInput(left);
            given -= pieceLength - left;
            pieceLength = left;
        }

        private int slide(int from) {
            if (from + mostOutput + CANARIES <= window.length) {
                return from;
            }
            int kept = Math.min(from, Inflate.HISTORY);
            System.arraycopy(window, from - kept, window, 0, kept);
            return kept;
        }

        private void keep(int from, int end, int to) {
            assertTrue(from <= end && end <= to, () -> "from " + from + " to " + to + " ended at " + end);
            System.arraycopy(window, from, data, size, end - from);
            size += end - from;
            for (int i = to; i < to + CANARIES; i++) {
                assertEquals(CANARY, window[i], "after the room for output");
            }
        }
    }
}
