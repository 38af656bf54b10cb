package dev.slipstream.imageio.deflate;

import java.util.Arrays;

/**
 * Finds the lengths of the codes of symbols with given frequencies: Huffman's, which are the best, if none of them is
 * longer than allowed, otherwise nearly the best.
 *
 * <p>Huffman's lengths are found in place, after A. Moffat and J. Katajainen, "In-Place Calculation of
 * Minimum-Redundancy Codes" (1995). As in libdeflate, only the number of codes of each length is taken from the tree:
 * if a code would be too long, the longest code that is shorter than allowed becomes two codes, one bit longer. There
 * always is one, as long as there are no more symbols than codes of the greatest length.
 */
final class CodeLengths {

    private static final int LONGEST = 15;

    /** The lower bits of an element are a symbol, the upper ones its frequency, in the tree later a node. */
    private static final int SYMBOL_BITS = 9;
    private static final int SYMBOL = (1 << SYMBOL_BITS) - 1;

    /** Frequencies of at least this are sorted by comparison, lower ones by counting. */
    private static final int RARE = 64;

    /** At most this many numbers are sorted by insertion: JDK 25 loads three classes for its sort, one of a lambda. */
    private static final int FEW = 40;

    private final int[] unsorted;
    private final int[] tree;
    private final int[] counts = new int[LONGEST + 2];
    private final int[] starts = new int[RARE + 1];

    /** For {@code symbols} symbols, at most 512. */
    CodeLengths(int symbols) {
        unsorted = new int[symbols];
        tree = new int[symbols];
    }

    /**
     * Finds the lengths. At least two symbols get a code, so that every code is complete, and any decoder accepts it.
     *
     * @param frequencies of the symbols; their sum is less than 2^22
     * @param limit the greatest length, at most 15
     * @param lengths gets the lengths, 0 for a symbol that does not occur
     */
    void find(int[] frequencies, int symbols, int limit, byte[] lengths) {
        Arrays.fill(lengths, 0, symbols, (byte) 0);
        int used = sort(frequencies, symbols);
        if (used < 2) {
            int only = used == 0 ? 0 : tree[0] & SYMBOL;
            lengths[only] = 1;
            lengths[only == 0 ? 1 : 0] = 1;
            return;
        }
        build(used);
        count(used, limit);
        // The tree has the rarest symbols first: they get the longest codes.
        int next = 0;
        for (int length = limit; length > 0; length--) {
            for (int i = counts[length]; i > 0; i--) {
                lengths[tree[next++] & SYMBOL] = (byte) length;
            }
        }
    }

    /** Sorts used symbols into {@link #tree}, by frequency and then by number; returns how many there are. */
    private int sort(int[] frequencies, int symbols) {
        int[] unsorted = this.unsorted;
        int used = 0;
        for (int i = 0; i < symbols; i++) {
            unsorted[used] = frequencies[i] << SYMBOL_BITS | i;
            used += -frequencies[i] >>> 31; // no branch: which symbols occur cannot be predicted
        }
        int[] starts = this.starts;
        int[] tree = this.tree;
        Arrays.fill(starts, 0);
        for (int i = 0; i < used; i++) {
            starts[Math.min(unsorted[i] >>> SYMBOL_BITS, RARE)]++;
        }
        int next = 0;
        for (int i = 1; i <= RARE; i++) {
            int n = starts[i];
            starts[i] = next;
            next += n;
        }
        int firstOften = starts[RARE];
        for (int i = 0; i < used; i++) {
            tree[starts[Math.min(unsorted[i] >>> SYMBOL_BITS, RARE)]++] = unsorted[i];
        }
        sort(tree, firstOften, used);
        return used;
    }

    /** As {@link Arrays#sort(int[], int, int)}, which small images thus do not load. */
    private static void sort(int[] numbers, int from, int to) {
        if (to - from > FEW) {
            Arrays.sort(numbers, from, to);
            return;
        }
        for (int i = from + 1; i < to; i++) {
            int number = numbers[i];
            int place = i;
            for (; place > from && numbers[place - 1] > number; place--) {
                numbers[place] = numbers[place - 1];
            }
            numbers[place] = number;
        }
    }

    /** Makes the tree from sorted frequencies: for each inner node, its parent. The last node is the root. */
    private void build(int used) {
        int[] tree = this.tree;
        int leaf = 0; // the next leaf and the next inner node without a parent
        int inner = 0;
        for (int node = 0; node < used - 1; node++) {
            int frequency = 0;
            for (int child = 0; child < 2; child++) {
                if (leaf < used && (inner == node || tree[leaf] >>> SYMBOL_BITS <= tree[inner] >>> SYMBOL_BITS)) {
                    frequency += tree[leaf++] >>> SYMBOL_BITS;
                } else {
                    frequency += tree[inner] >>> SYMBOL_BITS;
                    tree[inner] = node << SYMBOL_BITS | (tree[inner] & SYMBOL);
                    inner++;
                }
            }
            tree[node] = frequency << SYMBOL_BITS | (tree[node] & SYMBOL);
        }
    }

    /** Counts the codes of each length. */
    private void count(int used, int limit) {
        int[] tree = this.tree;
        int[] counts = this.counts;
        Arrays.fill(counts, 0);
        int root = used - 2;
        tree[root] &= SYMBOL; // the upper bits are the depth from now on
        counts[1] = 2; // two leaves, until one turns out to be an inner node
        for (int node = root - 1; node >= 0; node--) {
            int depth = (tree[tree[node] >>> SYMBOL_BITS] >>> SYMBOL_BITS) + 1;
            tree[node] = depth << SYMBOL_BITS | (tree[node] & SYMBOL);
            int length = depth;
            if (length >= limit) {
                length = limit - 1;
                while (counts[length] == 0) {
                    length--;
                }
            }
            counts[length]--;
            counts[length + 1] += 2;
        }
    }
}
