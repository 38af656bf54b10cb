package dev.slipstream.imageio.deflate;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Finds matches in data that has few: looks once for each position, and skips the more positions, the longer none has
 * been found.
 */
final class SparseSearch implements MatchSearch {

    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private static final long MULTIPLIER = 0x9e3779b97f4a7c15L;

    /** After so many positions without a match, one more is skipped each time. */
    private static final int PATIENCE_BITS = 5;

    /** The table has as many elements, or half as many, as the stream has bytes, up to a limit. */
    private static final int LEAST_BITS = 6;
    private static final int MOST_BITS = 14;

    private int[] table = {};
    private int shift;

    void begin(int bytes) {
        int bits = Math.max(LEAST_BITS, Math.min(MOST_BITS, 31 - Integer.numberOfLeadingZeros(bytes)));
        if (table.length < 1 << bits) {
            table = new int[1 << bits];
        }
        shift = Long.SIZE - bits;
    }

    @Override
    public int search(byte[] data, int from, int to, int end, int base, int shortest, Block block) {
        int[] table = this.table;
        int shift = this.shift;
        int unused = Long.SIZE - 8 * shortest;
        int literal = from;
        int i = from;
        while (i < to) {
            long bytes = (long) LONG.get(data, i) << unused;
            int hash = (int) ((bytes * MULTIPLIER) >>> shift);
            int distance = i + base - table[hash];
            table[hash] = i + base;
            if (distance <= Matches.FURTHEST && distance > 0 && distance <= i
                    && (long) LONG.get(data, i - distance) << unused == bytes) {
                int length = Matches.length(data, i - distance, i, shortest, Math.min(end, i + Symbols.LONGEST_MATCH));
                if (length >= shortest) {
                    block.addLiterals(data, literal, i);
                    block.addMatch(length, distance);
                    i += length;
                    literal = i;
                    if (block.isFull()) {
                        return i;
                    }
                    continue;
                }
            }
            i += 1 + ((i - literal) >> PATIENCE_BITS);
        }
        i = Math.max(literal, Math.min(i, to));
        block.addLiterals(data, literal, i);
        return i;
    }
}
