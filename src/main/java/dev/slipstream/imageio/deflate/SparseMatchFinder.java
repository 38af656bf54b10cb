package dev.slipstream.imageio.deflate;

import dev.slipstream.imageio.warmup.WarmUp;
import java.util.Arrays;

/**
 * Finds matches in data with few of them: looks at one earlier position for each position, and skips more positions the
 * longer it has found no match.
 */
final class SparseMatchFinder {

    /** After every 2^5 bytes without a match, one more position is skipped at a time. */
    private static final int PATIENCE_BITS = 5;

    /** The number of positions at the end of a match that enter the table; at most the shortest match + 1. */
    private static final int REMEMBERED = 4;

    /**
     * The table's size is the largest power of two up to the bytes of the stream, within these bounds: the upper one is
     * what the first cache of most processors holds.
     */
    private static final int LEAST_BITS = 6;
    private static final int MOST_BITS = 14;

    /** Positions for each call: the JVM compiles a method that is called often before one that loops often. */
    private static final int STEP = 256;

    /** By hash of the first bytes: the latest position. Unset entries are rejected when the bytes are compared. */
    private char[] table = {};
    private int shift;

    /** The first byte that is neither in a match nor added as a literal yet. */
    private int literal;

    void begin(int bytes) {
        int bits = Math.max(LEAST_BITS, Math.min(MOST_BITS, 31 - Integer.numberOfLeadingZeros(bytes)));
        if (table.length < 1 << bits) {
            table = new char[1 << bits];
        }
        shift = Long.SIZE - bits;
        Arrays.fill(table, 0, 1 << bits, (char) 0);
    }

    /** Enters every fourth position. */
    void insert(byte[] data, int from, int to, int base, int shortest) {
        int unused = Long.SIZE - Byte.SIZE * Math.min(shortest, Long.BYTES);
        for (int i = from; i < to; i += 4) {
            long bytes = Longs.getBytewiseAtFirst(data, i) << unused;
            table[(int) ((bytes * Longs.MULTIPLIER) >>> shift)] = (char) (i + base);
        }
    }

    int search(byte[] data, int from, int to, int end, int base, int shortest, Block block) {
        literal = from;
        int i = from;
        while (i < to && !block.isFull()) {
            i = step(data, i, Math.min(to, i + STEP), end, base, shortest, block);
        }
        i = Math.max(literal, Math.min(i, to));
        block.addLiterals(data, literal, i);
        return i;
    }

    private int step(byte[] data, int from, int to, int end, int base, int shortest, Block block) {
        char[] table = this.table;
        int shift = this.shift;
        int hashed = Math.min(shortest, Long.BYTES);
        int unused = Long.SIZE - Byte.SIZE * hashed;
        int literal = this.literal;
        int i = from;
        while (i < to) {
            long bytes = Longs.getBytewiseAtFirst(data, i) << unused;
            int hash = (int) ((bytes * Longs.MULTIPLIER) >>> shift);
            int distance = i + base - table[hash] & MatchFinders.POSITION;
            table[hash] = (char) (i + base);
            // One branch, nearly always taken, instead of several that depend on the chance contents of the table.
            int none = ((distance - 1) | (Math.min(i, Symbols.FURTHEST) - distance)) >> 31;
            long difference = (Longs.getBytewiseAtFirst(data, (i - distance) & ~none) << unused) ^ bytes;
            if ((difference | none) != 0) {
                i += 1 + ((i - literal) >> PATIENCE_BITS);
                continue;
            }
            int first = MatchFinders.first(data, Math.max(literal, i + hashed - Symbols.LONGEST_MATCH), i, distance);
            int most = Math.min(end, first + Symbols.LONGEST_MATCH);
            int length = i - first + length(data, i, distance, hashed, most);
            if (length < shortest) {
                i += 2; // the next position would find the same match
                continue;
            }
            block.addLiterals(data, literal, first);
            block.addMatch(length, distance);
            i = first + length;
            literal = i;
            for (int last = i - REMEMBERED; last < i; last++) {
                long ending = Longs.getBytewiseAtFirst(data, last) << unused;
                table[(int) ((ending * Longs.MULTIPLIER) >>> shift)] = (char) (last + base);
            }
            if (block.isFull()) {
                break;
            }
        }
        this.literal = literal;
        return i;
    }

    private static int length(byte[] data, int i, int distance, int known, int end) {
        if (!WarmUp.DEFLATE.isUnderWay()) {
            return MatchFinders.matchLength(data, i - distance, i, known, end);
        }
        int next = i + known;
        while (next < end && data[next] == data[next - distance]) {
            next++;
        }
        return Math.min(next, end) - i;
    }
}
