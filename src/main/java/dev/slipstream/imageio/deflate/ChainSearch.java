package dev.slipstream.imageio.deflate;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Finds matches in data that has many: follows a chain of the positions with the same hash, the latest first, and looks
 * at the next position as well before it takes a match.
 */
final class ChainSearch implements MatchSearch {

    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

    private static final int MULTIPLIER = 0x9e3779b1;

    /** A match of three bytes that is further away takes more bits than three literals. */
    private static final int NEAR = 4096;

    /**
     * A match at such a distance repeats a few bytes. Only its end gets into the chains: all its positions have the
     * same few hashes. So screenshots take a quarter less time, and are as small.
     */
    private static final int SHORT_PERIOD = 16;

    /** A chain remembers as many positions as the stream has bytes, up to the window. */
    private static final int LEAST_BITS = 6;
    private static final int MOST_BITS = 15;

    private int[] heads = {};
    private int[] before = {};
    private int shift;
    private int mask;

    private int depth;
    private int nice;
    private int lazyDepth;
    private int lazyBelow;

    /** Bits of an int that are not hashed: the fourth byte, if matches of three are looked for. */
    private int unused;

    void begin(Matching matching, int bytes) {
        depth = matching.depth;
        nice = matching.nice;
        lazyDepth = matching.lazyDepth;
        lazyBelow = matching.lazyBelow;
        unused = matching.shortest < 4 ? Byte.SIZE : 0;
        int bits = Math.max(LEAST_BITS, Math.min(MOST_BITS, Integer.SIZE - Integer.numberOfLeadingZeros(bytes)));
        if (before.length < 1 << bits) {
            heads = new int[1 << (bits - 1)];
            before = new int[1 << bits];
        }
        shift = Integer.SIZE - bits + 1;
        mask = (1 << bits) - 1;
    }

    /** The distance of the match that {@link #find} has found. */
    private int found;

    @Override
    public int search(byte[] data, int floor, int from, int to, int end, int base, int shortest, Block block) {
        int lastInserted = end - (Integer.BYTES - 1); // behind it there are not all bytes that are hashed
        int literal = from;
        int i = from;
        while (i < to) {
            int length = find(data, i, floor, end, base, shortest - 1, depth);
            if (length < shortest) {
                i++;
                continue;
            }
            int distance = found;
            int inserted = i + 1;
            while (length < lazyBelow && i + 1 < to) {
                int next = find(data, i + 1, floor, end, base, length - 1, lazyDepth);
                inserted = i + 2;
                if (next < length || 4 * (next - length) + Integer.numberOfLeadingZeros(found)
                        - Integer.numberOfLeadingZeros(distance) <= 2) {
                    break;
                }
                i++;
                length = next;
                distance = found;
            }
            block.addLiterals(data, literal, i);
            block.addMatch(length, distance);
            int next = i + length;
            if (distance <= SHORT_PERIOD && length >= 2 * SHORT_PERIOD) {
                inserted = Math.max(inserted, next - SHORT_PERIOD);
            }
            insert(data, inserted, Math.min(next, lastInserted), base);
            i = next;
            literal = i;
            if (block.isFull()) {
                return i;
            }
        }
        block.addLiterals(data, literal, Math.max(literal, i));
        return i;
    }

    private void insert(byte[] data, int from, int to, int base) {
        int[] heads = this.heads;
        int[] before = this.before;
        int shift = this.shift;
        int mask = this.mask;
        int unused = this.unused;
        for (int i = from; i < to; i++) {
            int hash = (((int) INT.get(data, i) << unused) * MULTIPLIER) >>> shift;
            before[i + base & mask] = heads[hash];
            heads[hash] = i + base;
        }
    }

    /** The longest match that is longer than {@code best}; its distance is in {@link #found}. */
    private int find(byte[] data, int i, int floor, int end, int base, int best, int depth) {
        int[] before = this.before;
        int unused = this.unused;
        int first = (int) INT.get(data, i) << unused;
        int hash = (first * MULTIPLIER) >>> shift;
        int position = i + base;
        int candidate = heads[hash];
        heads[hash] = position;
        before[position & mask] = candidate;
        int furthest = Math.min(i - floor, Math.min(mask + 1, Matches.FURTHEST));
        int longest = Math.min(end - i, Symbols.LONGEST_MATCH);
        if (best >= longest) {
            return 0;
        }
        int length = best;
        int last = 0;
        for (int left = depth; left > 0; left--) {
            int distance = position - candidate;
            if (distance > furthest || distance <= last) {
                break;
            }
            last = distance;
            int earlier = i - distance;
            if ((int) INT.get(data, earlier) << unused == first
                    && (length < 3
                            || (int) INT.get(data, earlier + length - 3) == (int) INT.get(data, i + length - 3))) {
                int n = Matches.length(data, earlier, i, 3, i + longest);
                if (n > length && (n > 3 || distance <= NEAR)) {
                    length = n;
                    found = distance;
                    if (n >= nice || n == longest) {
                        break;
                    }
                }
            }
            candidate = before[candidate & mask];
        }
        return length > best ? length : 0;
    }
}
