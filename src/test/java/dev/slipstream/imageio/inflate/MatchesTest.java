package dev.slipstream.imageio.inflate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Matches of every length and distance, near the edges of the output and of the history. */
class MatchesTest {

    private final Inflate inflate = Inflate.raw();

    /** Each distance that overlaps, in steps of eight bytes and less, with each length: far from the end, and at it. */
    @Test
    void everyLengthAtEveryShortDistance() throws IOException {
        for (int distance = 1; distance <= 40; distance++) {
            for (int length = 3; length <= 258; length++) {
                DeflateWriter writer = literals(new DeflateWriter().fixed(true), distance, distance);
                writer.match(length, distance).literal('.').match(length, distance).endOfBlock();
                assertDecoded(writer, 0);
                assertDecoded(writer, 600);
            }
        }
    }

    /** Literals and a match with the most bits that are decoded without a check of how many are left. */
    @Test
    void longestCodesAndExtraBitsAfterLongLiterals() throws IOException {
        List<Integer> symbols = PrefixCode.symbols(0, 1, 2, 3, 4, 5, 6, 7); // of 1 to 8 bits
        symbols.addAll(PrefixCode.symbols(10, 11, 12, 13, 14, 15, 16)); // of 11
        symbols.addAll(PrefixCode.symbols(20, 21, 22, DeflateWriter.END_OF_BLOCK, 284));
        PrefixCode literals = PrefixCode.ofCounts(
                286, new int[] {0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 7, 1, 1, 1, 2}, symbols);
        PrefixCode distances = PrefixCode.ofCounts(30, new int[] {0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2},
                PrefixCode.symbols(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 28, 29));
        DeflateWriter writer = new DeflateWriter().dynamic(true, literals, distances);
        Random random = new Random(6);
        for (int i = 0; i < 26_000; i++) {
            writer.literal(10 + random.nextInt(7));
        }
        for (int i = 0; i < 500; i++) {
            writer.match(227 + random.nextInt(31), 24_577 + random.nextInt(1400));
            for (int k = i % 5; k > 0; k--) {
                writer.literal(10 + random.nextInt(7));
            }
            if (i % 3 == 0) {
                writer.literal(22);
            }
        }
        assertDecoded(writer.endOfBlock(), 1000);
    }

    @Test
    void nothingIsReferredToBeforeTheFirstByte() {
        for (int distance : new int[] {1, 2, 3, 4, 5, 7, 100, 1024, 32_767, 32_768}) {
            assertTooFar(new DeflateWriter().fixed(true), distance, 0);
        }
    }

    @Test
    void distanceOfOneMoreThanThereIsIsTooFar() throws IOException {
        for (int history : new int[] {1, 2, 7, 8, 9, 256, 1000, 8192, 32_766, 32_767}) {
            assertDecoded(literals(new DeflateWriter().fixed(true), history, 3).match(258, history).endOfBlock(), 500);
            assertTooFar(literals(new DeflateWriter().fixed(true), history, 3), history + 1, history);
        }
    }

    /** Earlier bytes of the array do not belong to the stream. */
    @Test
    void bytesBeforeTheStreamAreNoHistory() {
        byte[] out = new byte[70_000];
        byte[] stream = new DeflateWriter().fixed(true).literal('a').match(10, 2).endOfBlock().stream();
        for (int from : new int[] {1, 300, 40_000}) {
            inflate.reset();
            inflate.setInput(padded(stream), 0, stream.length + 100);
            InflateException e = assertThrows(InflateException.class, () -> inflate.inflate(out, from, out.length));
            assertEquals(from + 1, inflate.decoded());
            assertTrue(e.getMessage().contains("distance of 2, there are 1 bytes"), e.getMessage());
        }
    }

    /** A caller that keeps too little history gets an error of the stream, not an exception of an array. */
    @Test
    void historyThatWasNotKeptIsTooFar() throws IOException {
        DeflateWriter writer = literals(new DeflateWriter().fixed(true), 1000, 4).match(20, 900).endOfBlock();
        byte[] stream = padded(writer.stream());
        byte[] out = new byte[1000];
        inflate.reset();
        inflate.setInput(stream, 0, stream.length);
        assertEquals(999, inflate.inflate(out, 0, 999));
        InflateException e = assertThrows(InflateException.class, () -> inflate.inflate(out, 100, 1000));
        assertTrue(e.getMessage().contains("distance of 900, there are 101 bytes"), e.getMessage());
    }

    private void assertTooFar(DeflateWriter writer, int distance, int history) {
        byte[] stream = writer.match(258, distance).endOfBlock().stream();
        for (int spare : new int[] {0, 100}) { // for symbols one by one, and for the fast loop
            byte[] input = Arrays.copyOf(stream, stream.length + spare);
            byte[] out = new byte[history + 600];
            inflate.reset();
            inflate.setInput(input, 0, input.length);
            InflateException e = assertThrows(InflateException.class, () -> inflate.inflate(out, 0, out.length));
            assertEquals(history, inflate.decoded());
            String expected = "match at a distance of " + distance + ", there are " + history + " bytes, at byte ";
            assertTrue(e.getMessage().contains(expected), e.getMessage());
        }
    }

    private static DeflateWriter literals(DeflateWriter writer, int n, long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < n; i++) {
            writer.literal(random.nextInt(256));
        }
        return writer;
    }

    private static byte[] padded(byte[] stream) {
        return Arrays.copyOf(stream, stream.length + 100);
    }

    /** @param spare more bytes than needed on both sides, for the fast loop */
    private void assertDecoded(DeflateWriter writer, int spare) throws IOException {
        byte[] stream = writer.stream();
        byte[] out = new byte[writer.size() + spare];
        inflate.reset();
        inflate.setInput(Arrays.copyOf(stream, stream.length + spare), 0, stream.length + spare);
        int end = inflate.inflate(out, 0, out.length);
        assertTrue(inflate.isFinished());
        assertArrayEquals(writer.data(), Arrays.copyOf(out, end));
    }
}
