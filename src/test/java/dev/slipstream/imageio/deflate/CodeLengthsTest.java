package dev.slipstream.imageio.deflate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.Seeds;
import java.util.PriorityQueue;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CodeLengthsTest {

    private static final int MOST = 286;

    private final CodeLengths found = new CodeLengths(MOST);
    private final byte[] lengths = new byte[MOST];

    @Test
    void codesAreCompleteWithinTheLimitAndHuffmansIfTheseAreToo() throws Exception {
        Seeds.run(1, (seed, random) -> {
            int symbols = 2 + random.nextInt(MOST - 1);
            int[] frequencies = frequencies(random, symbols);
            int limit = symbols > 128 ? 9 + random.nextInt(7) : 7 + random.nextInt(9);
            find(frequencies, symbols, limit, "seed " + seed);
            long best = huffmanBits(frequencies);
            if (longest(symbols) < limit && used(frequencies) > 1) {
                assertEquals(best, bits(frequencies), "seed " + seed);
            } else if (used(frequencies) > 1) {
                assertTrue(bits(frequencies) >= best, "seed " + seed);
            }
        });
    }

    /** The longest possible codes: without a limit, one bit for each symbol. */
    @Test
    void fibonacciFrequencies() {
        int[] frequencies = new int[26];
        frequencies[0] = 1;
        frequencies[1] = 1;
        for (int i = 2; i < frequencies.length; i++) {
            frequencies[i] = frequencies[i - 1] + frequencies[i - 2];
        }
        for (int limit = 5; limit <= 15; limit++) {
            find(frequencies, frequencies.length, limit, "limit " + limit);
            assertEquals(limit, longest(frequencies.length));
        }
        assertTrue(bits(frequencies) < huffmanBits(frequencies) * 1.01, bits(frequencies) + " bits");
    }

    @Test
    void asManySymbolsAsCodes() {
        int[] frequencies = new int[128];
        for (int i = 0; i < frequencies.length; i++) {
            frequencies[i] = 1 + i * i;
        }
        find(frequencies, 128, 7, "128 symbols");
    }

    private static int[] frequencies(Random random, int symbols) {
        int[] frequencies = new int[symbols];
        int most = 1 << random.nextInt(14);
        double skew = random.nextDouble() * 20;
        for (int i = 0; i < symbols; i++) {
            frequencies[i] = ((int) (most * Math.exp(-skew * random.nextDouble()))) * random.nextInt(4) / 2;
        }
        return frequencies;
    }

    private void find(int[] frequencies, int symbols, int limit, String what) {
        found.find(frequencies, symbols, limit, lengths);
        double used = 0;
        for (int i = 0; i < symbols; i++) {
            assertTrue(lengths[i] <= limit, what);
            assertTrue(frequencies[i] == 0 || lengths[i] > 0, what);
            used += lengths[i] == 0 ? 0 : Math.scalb(1.0, -lengths[i]);
        }
        assertEquals(1, used, what);
    }

    private int longest(int symbols) {
        int longest = 0;
        for (int i = 0; i < symbols; i++) {
            longest = Math.max(longest, lengths[i]);
        }
        return longest;
    }

    private static int used(int[] frequencies) {
        int used = 0;
        for (int frequency : frequencies) {
            used += Math.min(frequency, 1);
        }
        return used;
    }

    private long bits(int[] frequencies) {
        long bits = 0;
        for (int i = 0; i < frequencies.length; i++) {
            bits += (long) frequencies[i] * lengths[i];
        }
        return bits;
    }

    /** The sum of all inner nodes. */
    private static long huffmanBits(int[] frequencies) {
        PriorityQueue<Long> nodes = new PriorityQueue<>();
        for (int frequency : frequencies) {
            if (frequency > 0) {
                nodes.add((long) frequency);
            }
        }
        long bits = 0;
        while (nodes.size() > 1) {
            long node = nodes.remove() + nodes.remove();
            bits += node;
            nodes.add(node);
        }
        return bits;
    }
}
