package dev.slipstream.imageio.inflate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Arrays;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Much input that decodes to little or nothing takes time in proportion to its length: seconds at the very most. */
class InflateTimeTest {

    private static final int SIZE = 5_000_000;
    private static final Duration GENEROUS = Duration.ofSeconds(30);

    @Test
    void emptyStoredBlocks() {
        assertLinear(writer -> writer.stored(false));
    }

    @Test
    void emptyFixedBlocks() {
        assertLinear(writer -> writer.fixed(false).endOfBlock());
    }

    /** The blocks that take longest: each has 316 code lengths. */
    @Test
    void emptyBlocksWithCodesOfTheirOwn() {
        int[] literals = {0, 0, 0, 0, 0, 0, 0, 0, 226, 60};
        PrefixCode all = PrefixCode.ofCounts(286, literals, PrefixCode.shuffled(new Random(1), 286));
        PrefixCode distances =
                PrefixCode.ofCounts(30, new int[] {0, 0, 0, 0, 2, 28}, PrefixCode.shuffled(new Random(2), 30));
        assertLinear(writer -> writer.dynamic(false, all, distances).endOfBlock());
    }

    /** The short blocks that take longest: few code lengths, and large tables to fill. */
    @Test
    void emptyBlocksWithTheLongestCodes() {
        int[] counts = {0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2};
        PrefixCode literals = PrefixCode.ofCounts(257, counts,
                PrefixCode.symbols(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, DeflateWriter.END_OF_BLOCK));
        assertLinear(writer -> writer.dynamic(false, literals, PrefixCode.ofLengths(0)).endOfBlock());
    }

    @Test
    void longestMatches() {
        PrefixCode literals = PrefixCode.ofCounts(286, new int[] {0, 1, 1, 2}, PrefixCode.symbols(285, 'x', 0, 256));
        PrefixCode distances = PrefixCode.ofLengths(1);
        DeflateWriter writer = new DeflateWriter().dynamic(false, literals, distances).literal('x');
        byte[] header = writer.stream();
        byte[] stream = Arrays.copyOf(header, 50_000); // zeros follow: a match of 258 bytes for each two bits
        assertTimeoutPreemptively(GENEROUS, () -> {
            Inflate inflate = Inflate.raw();
            byte[] out = new byte[Inflate.HISTORY + 4096];
            inflate.setInput(stream, 0, stream.length);
            long size = 0;
            int from = Inflate.HISTORY;
            int end = inflate.inflate(out, from, out.length);
            while (end > from) {
                size += end - from;
                System.arraycopy(out, end - Inflate.HISTORY, out, 0, Inflate.HISTORY);
                end = inflate.inflate(out, from, out.length);
            }
            assertTrue(size >= 4L * 258 * (stream.length - header.length), size + " bytes");
        });
    }

    /** Nothing is lost when there is never any room. */
    @Test
    void noRoom() {
        byte[] stream = new DeflateWriter().stored(true, (byte) 1).stream();
        Inflate inflate = Inflate.raw();
        inflate.setInput(stream, 0, stream.length);
        assertTimeoutPreemptively(GENEROUS, () -> {
            for (int i = 0; i < 1_000_000; i++) {
                assertEquals(5, inflate.inflate(new byte[10], 5, 5));
            }
            assertEquals(6, inflate.inflate(new byte[10], 5, 10));
            assertTrue(inflate.isFinished());
        });
    }

    private static void assertLinear(Consumer<DeflateWriter> block) {
        byte[] one = blocks(new DeflateWriter(), block);
        byte[] stream = new byte[SIZE];
        for (int i = 0; i < SIZE; i += one.length) {
            System.arraycopy(one, 0, stream, i, Math.min(one.length, SIZE - i));
        }
        assertTimeoutPreemptively(GENEROUS, () -> {
            Inflate inflate = Inflate.raw();
            inflate.setInput(stream, 0, stream.length);
            assertEquals(0, inflate.inflate(new byte[1000], 0, 1000));
            assertTrue(inflate.needsInput());
        });
        assertTimeoutPreemptively(GENEROUS, () -> inSmallPieces(stream));
    }

    /** Ends on a byte: a stored block fills the last one. */
    private static byte[] blocks(DeflateWriter writer, Consumer<DeflateWriter> block) {
        for (int i = 0; i < 1000; i++) {
            block.accept(writer);
        }
        return writer.stored(false).stream();
    }

    private static void inSmallPieces(byte[] stream) throws InflateException {
        Inflate inflate = Inflate.raw();
        byte[] out = new byte[10];
        for (int i = 0; i < stream.length; i += 3) {
            inflate.setInput(stream, i, Math.min(3, stream.length - i));
            assertEquals(0, inflate.inflate(out, 0, 10));
        }
    }
}
