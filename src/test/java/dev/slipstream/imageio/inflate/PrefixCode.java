package dev.slipstream.imageio.inflate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** A prefix code to write with: the code of each symbol, if it has one, by its length (RFC 1951, section 3.2.2). */
public final class PrefixCode {

    private static final int LONGEST = 15;

    private final int[] lengths;
    private final int[] codes;

    private PrefixCode(int[] lengths) {
        this.lengths = lengths;
        this.codes = new int[lengths.length];
        int code = 0;
        for (int length = 1; length <= LONGEST; length++) {
            for (int symbol = 0; symbol < lengths.length; symbol++) {
                if (lengths[symbol] == length) {
                    codes[symbol] = code++;
                }
            }
            code <<= 1;
        }
    }

    public static PrefixCode ofLengths(int... lengths) {
        return new PrefixCode(lengths.clone());
    }

    /** The codes of fixed blocks. */
    public static PrefixCode fixedLiterals() {
        int[] lengths = new int[288];
        Arrays.fill(lengths, 0, 144, 8);
        Arrays.fill(lengths, 144, 256, 9);
        Arrays.fill(lengths, 256, 280, 7);
        Arrays.fill(lengths, 280, 288, 8);
        return new PrefixCode(lengths);
    }

    public static PrefixCode fixedDistances() {
        int[] lengths = new int[32];
        Arrays.fill(lengths, 5);
        return new PrefixCode(lengths);
    }

    /** {@code counts[n]} codes of length n, for the symbols in this order. */
    static PrefixCode ofCounts(int size, int[] counts, List<Integer> symbols) {
        int[] lengths = new int[size];
        int next = 0;
        for (int length = 1; length < counts.length; length++) {
            for (int i = 0; i < counts[length]; i++) {
                lengths[symbols.get(next++)] = length;
            }
        }
        return new PrefixCode(lengths);
    }

    /** A complete code (or one code of one bit) for some of {@code size} symbols, {@code needed} among them. */
    static PrefixCode random(Random random, int size, int needed) {
        List<Integer> symbols = shuffled(random, size);
        symbols.removeIf(symbol -> symbol == needed);
        symbols.add(0, needed);
        int used = 1 + (random.nextBoolean() ? random.nextInt(size) : random.nextInt(Math.min(20, size)));
        int[] counts = used == 1 ? new int[] {0, 1} : randomCounts(random, used);
        List<Integer> first = symbols.subList(0, used);
        Collections.shuffle(first, random);
        return ofCounts(size, counts, first);
    }

    static List<Integer> symbols(int... symbols) {
        return new ArrayList<>(Arrays.stream(symbols).boxed().toList());
    }

    static List<Integer> shuffled(Random random, int size) {
        List<Integer> symbols = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            symbols.add(i);
        }
        Collections.shuffle(symbols, random);
        return symbols;
    }

    /** A tree whose leaves are split at random, the deepest ones preferred to a random degree. */
    private static int[] randomCounts(Random random, int leaves) {
        int[] counts = new int[LONGEST + 1];
        counts[1] = 2;
        double depth = random.nextDouble();
        for (int n = 2; n < leaves; n++) {
            int length = random.nextDouble() < depth ? deepest(counts) : random.nextInt(LONGEST);
            while (length == 0 || length == LONGEST || counts[length] == 0) {
                length = (length + 1) % LONGEST;
            }
            counts[length]--;
            counts[length + 1] += 2;
        }
        return counts;
    }

    private static int deepest(int[] counts) {
        int length = LONGEST - 1;
        while (counts[length] == 0) {
            length--;
        }
        return length;
    }

    int size() {
        return lengths.length;
    }

    public int length(int symbol) {
        return lengths[symbol];
    }

    boolean has(int symbol) {
        return lengths[symbol] > 0;
    }

    public void write(BitOutput out, int symbol) {
        if (!has(symbol)) {
            throw new IllegalArgumentException("no code for symbol " + symbol);
        }
        out.code(codes[symbol], lengths[symbol]);
    }
}
