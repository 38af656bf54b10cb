package dev.slipstream.imageio.deflate;

import java.util.Arrays;

/** How often each symbol occurs in a block, and the bits of all symbols. */
final class SymbolCounts {

    /** Fewer literals are counted one by one. */
    private static final int FEW = 512;

    /** Literals for each call: the JVM compiles a method that is called often before one that loops often. */
    private static final int STEP = 256;

    /** The counts of literals, lengths and the end of the block, and those of distances. */
    final int[] literals = new int[Symbols.LITERALS];
    final int[] distances = new int[Symbols.DISTANCES];

    /** Four counts, each of every fourth literal: then equal literals in a row do not wait for each other's count. */
    private int[] four = {};

    /** Those of an empty block. */
    SymbolCounts() {
        literals[Symbols.END_OF_BLOCK] = 1;
    }

    void clear() {
        Arrays.fill(literals, 0);
        Arrays.fill(distances, 0);
        literals[Symbols.END_OF_BLOCK] = 1;
    }

    void addLiterals(byte[] bytes, int from, int to) {
        if (to - from < FEW) {
            for (int i = from; i < to; i++) {
                literals[bytes[i] & 0xff]++;
            }
            return;
        }
        if (four.length == 0) {
            four = new int[4 * 256];
        }
        Arrays.fill(four, 0);
        for (int i = from; i < to; i += STEP) {
            count(bytes, i, Math.min(to, i + STEP));
        }
        for (int i = 0; i < 256; i++) {
            literals[i] += four[i] + four[256 + i] + four[512 + i] + four[768 + i];
        }
    }

    private void count(byte[] bytes, int from, int to) {
        int[] four = this.four;
        int i = from;
        for (; i <= to - 4; i += 4) {
            four[bytes[i] & 0xff]++;
            four[256 + (bytes[i + 1] & 0xff)]++;
            four[512 + (bytes[i + 2] & 0xff)]++;
            four[768 + (bytes[i + 3] & 0xff)]++;
        }
        for (; i < to; i++) {
            four[bytes[i] & 0xff]++;
        }
    }

    void addMatch(int length, int distance) {
        literals[Symbols.ofLength(length)]++;
        distances[Symbols.ofDistance(distance)]++;
    }

    /** Becomes the counts of two blocks as one. */
    void join(SymbolCounts a, SymbolCounts b) {
        for (int i = 0; i < Symbols.LITERALS; i++) {
            literals[i] = a.literals[i] + b.literals[i];
        }
        for (int i = 0; i < Symbols.DISTANCES; i++) {
            distances[i] = a.distances[i] + b.distances[i];
        }
        literals[Symbols.END_OF_BLOCK] = 1;
    }

    /** The bits of all symbols if codes could have fractions of bits, plus an estimate for the header. */
    long estimate() {
        return Entropy.bits(literals) + Entropy.bits(distances) + extraBits();
    }

    /** The bits of all symbols with the fixed codes, without extra bits. Not in {@link FixedCodes}, seldom loaded. */
    long fixedBits() {
        return 8L * sum(literals, 0, 144) + 9L * sum(literals, 144, 256) + 7L * sum(literals, 256, 280)
                + 8L * sum(literals, 280, Symbols.LITERALS)
                + (long) Symbols.FIXED_LENGTH_OF_DISTANCE * sum(distances, 0, Symbols.DISTANCES);
    }

    private static int sum(int[] numbers, int from, int to) {
        int sum = 0;
        for (int i = from; i < to; i++) {
            sum += numbers[i];
        }
        return sum;
    }

    /** The extra bits of lengths and distances. */
    int extraBits() {
        int bits = 0;
        for (int i = Symbols.FIRST_LENGTH; i < Symbols.LITERALS; i++) {
            bits += literals[i] * Symbols.extraOfLength(i);
        }
        for (int i = 0; i < Symbols.DISTANCES; i++) {
            bits += distances[i] * Symbols.extraOfDistance(i);
        }
        return bits;
    }
}
