package dev.slipstream.imageio.inflate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.zip.Inflater;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Codes at the limits of a block: the longest, the fewest, the most, those that need the largest tables. */
class CodeSetsTest {

    private static final int END = DeflateWriter.END_OF_BLOCK;

    private final Inflate inflate = Inflate.raw();
    private final Inflater inflater = new Inflater(true);
    private final byte[] out = new byte[300_000];

    @AfterEach
    void free() {
        inflater.end();
    }

    /** Lengths 1, 2, 3 ... 14, 15, 15, for these symbols in this order. */
    private static PrefixCode ladder(int size, List<Integer> symbols) {
        int[] counts = new int[16];
        Arrays.fill(counts, 1, 15, 1);
        counts[15] = 2;
        return PrefixCode.ofCounts(size, counts, symbols);
    }

    @Test
    void everyCodeLengthUpToFifteen() {
        List<Integer> literals =
                PrefixCode.symbols(0, 'a', 'b', 258, 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', END, 284, 285, 255);
        List<Integer> distances = PrefixCode.symbols(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 28, 29);
        for (int turn = 0; turn < 16; turn++) {
            Collections.rotate(literals, 1);
            Collections.rotate(distances, 3);
            assertDecoded(fill(new DeflateWriter().dynamic(true, ladder(286, literals), ladder(30, distances)), turn));
        }
    }

    /** Only codes of fifteen bits are used: each symbol needs the second look-up. */
    @Test
    void onlyTheLongestCodes() {
        List<Integer> literals = PrefixCode.symbols(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, END, 13, 'x', 285);
        List<Integer> distances = PrefixCode.symbols(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 26, 29);
        DeflateWriter writer = new DeflateWriter().dynamic(true, ladder(286, literals), ladder(30, distances));
        for (int i = 0; i < 40_000; i++) {
            writer.literal('x');
        }
        for (int i = 0; i < 500; i++) {
            writer.match(258, 32_768 - i).literal('x').match(258, 8193 + i);
        }
        assertDecoded(writer.endOfBlock());
    }

    /** Each code length has a code of seven bits: 316 of them, 2286 bits in all. */
    @Test
    void longestHeaderWithoutRepetitions() {
        Random random = new Random(2);
        int[] codeLengths = new int[19];
        int[] lengthsOfLengths = {1, 2, 3, 4, 5, 6, 7, 7};
        int[] symbols = {0, 1, 2, 3, 4, 5, 8, 9};
        for (int i = 0; i < symbols.length; i++) {
            codeLengths[symbols[i]] = lengthsOfLengths[i];
        }
        int[] counts = {0, 0, 0, 0, 0, 0, 0, 0, 226, 60};
        PrefixCode literals = PrefixCode.ofCounts(286, counts, PrefixCode.shuffled(random, 286));
        PrefixCode distances =
                PrefixCode.ofCounts(30, new int[] {0, 0, 0, 0, 2, 28}, PrefixCode.shuffled(random, 30));
        DeflateWriter writer =
                new DeflateWriter().dynamic(true, literals, distances, PrefixCode.ofLengths(codeLengths));
        assertDecoded(fill(writer, 3));
    }

    /** 286 codes that need 2340 entries with an index of 11 bits, and 30 that need 400 with 8: no codes need more. */
    @Test
    void codesThatNeedTheLargestTables() {
        int[] literals = {0, 0, 3, 1, 1, 0, 0, 0, 0, 0, 0, 0, 233, 45, 1, 2};
        int[] distances = {0, 0, 3, 1, 1, 1, 0, 0, 0, 13, 5, 1, 1, 1, 1, 2};
        for (int seed = 0; seed < 20; seed++) {
            Random random = new Random(seed);
            assertDecoded(fill(new DeflateWriter().dynamic(true,
                    PrefixCode.ofCounts(286, literals, PrefixCode.shuffled(random, 286)),
                    PrefixCode.ofCounts(30, distances, PrefixCode.shuffled(random, 30))), seed));
        }
    }

    @Test
    void oneDistanceCode() {
        for (int symbol = 0; symbol < 30; symbol++) {
            int[] counts = {0, 0, 4};
            PrefixCode literals = PrefixCode.ofCounts(286, counts, PrefixCode.symbols('x', 'y', 285, END));
            PrefixCode distances = PrefixCode.ofCounts(symbol + 1, new int[] {0, 1}, PrefixCode.symbols(symbol));
            DeflateWriter writer = new DeflateWriter().dynamic(true, literals, distances);
            while (writer.size() < DeflateWriter.furthest(symbol)) {
                writer.literal(writer.size() * 7 % 3 == 0 ? 'x' : 'y');
            }
            for (int i = 0; i < 300; i++) {
                writer.match(258, i % 2 == 0 ? DeflateWriter.furthest(symbol) : DeflateWriter.nearest(symbol));
            }
            assertDecoded(writer.endOfBlock());
        }
    }

    @Test
    void randomCodes() {
        for (int seed = 0; seed < 2000; seed++) {
            assertDecoded(RandomBlocks.stream(new Random(seed), seed % 10 == 0 ? 60_000 : 3000), "seed " + seed);
        }
    }

    /** Codes of one block must not affect the next. */
    @Test
    void longCodesAndShortOnesInTurn() {
        DeflateWriter writer = new DeflateWriter();
        List<Integer> many = PrefixCode.shuffled(new Random(5), 286);
        Collections.swap(many, many.indexOf(END), 15);
        Collections.swap(many, many.indexOf((int) 'x'), 3);
        PrefixCode few = PrefixCode.ofCounts(257, new int[] {0, 2}, PrefixCode.symbols('x', END));
        for (int i = 0; i < 200; i++) {
            writer.dynamic(false, ladder(286, many.subList(0, 16)), PrefixCode.ofLengths(1)).literal('x').endOfBlock();
            writer.dynamic(i == 199, few, PrefixCode.ofLengths(0)).literal('x').endOfBlock();
        }
        assertDecoded(writer);
    }

    /** All symbols that have codes, again and again. */
    private static DeflateWriter fill(DeflateWriter writer, long seed) {
        Random random = new Random(seed);
        writer.literal(firstLiteral(writer));
        while (writer.size() < 200_000) {
            int symbol = random.nextInt(285);
            int distance = random.nextInt(30);
            if (symbol >= END) {
                symbol++;
            }
            if (!writer.hasLiteral(symbol)) {
                continue;
            }
            if (symbol < END) {
                writer.literal(symbol);
            } else if (writer.hasDistance(distance) && DeflateWriter.furthest(distance) <= writer.size()) {
                int first = DeflateWriter.shortestLength(symbol - 257);
                int length = first + random.nextInt(DeflateWriter.longestLength(symbol - 257) - first + 1);
                int nearest = DeflateWriter.nearest(distance);
                writer.match(length, nearest + random.nextInt(DeflateWriter.furthest(distance) - nearest + 1));
            }
        }
        return writer.endOfBlock();
    }

    private static int firstLiteral(DeflateWriter writer) {
        int literal = 0;
        while (!writer.hasLiteral(literal)) {
            literal++;
        }
        return literal;
    }

    private void assertDecoded(DeflateWriter writer) {
        assertDecoded(writer, "stream");
    }

    private void assertDecoded(DeflateWriter writer, String what) {
        byte[] stream = writer.stream();
        Inflated jdk = Inflated.jdk(inflater, stream, out);
        assertEquals(Inflated.End.FINISHED, jdk.end(), () -> "the test's own encoder, " + what + ": " + jdk.message());
        assertArrayEquals(writer.data(), jdk.data(), "the test's own encoder");
        jdk.assertSame(Inflated.ours(inflate, stream, out), what);
    }
}
