package dev.slipstream.imageio.gif;

import java.awt.image.IndexColorModel;
import java.util.Arrays;

/**
 * Finds a palette for an image, and the index of every pixel, exactly as the JDK's PaletteBuilder does: by the octree
 * quantization of "Graphics Gems" (chapter 4), with the JDK's choice of the nodes that are reduced.
 */
final class Octree {

    // The JDK's tree consists of objects, and each pixel passes through ten of them, in both passes. Here a node is a
    // number, a table leads from a colour to its leaf or near it, and a pixel is counted in its leaf only. The nodes
    // above learn of it when a node is to be reduced, since that is the only time when their counts are needed (in a
    // photo of a million pixels, 1,355 times).

    /** The level of the nodes that are leaves from the beginning, one for each colour. The root has level 0. */
    private static final int LEAVES = 9;

    private static final int MOST_COLOURS = 256;

    /** For how many nodes there is room at first. */
    private static final int FIRST_NODES = 128;

    // Of each node, nodes has the numbers of its eight children, of which 0 is none, and then these:

    /** The node above; of a free number, the next free one. */
    private static final int PARENT = 8;

    /** The next node that can be reduced, of those on the same level. */
    private static final int NEXT = 9;

    /** How many children the node has; {@link #LEAF} if it is a leaf. */
    private static final int BRANCHES = 10;
    private static final int LEAF = -1;

    /** How many pixels the node has, without the pending ones. */
    private static final int COUNT = 11;

    /** The colour with which the node began. */
    private static final int COLOUR = 12;

    /** Of a leaf: its index in the palette. */
    private static final int INDEX = 13;

    /** The numbers of a node take 16 places in {@link #nodes}, which is a cache line. */
    private static final int SHIFT = 4;

    /** The root's number. */
    private static final int ROOT = 1;

    private int[] nodes = new int[FIRST_NODES << SHIFT];

    /** Four for each leaf: the sums of red, green and blue of all pixels, and the number of pending pixels. */
    private long[] sums = new long[FIRST_NODES << 2];

    /** The number that comes after all that were ever used. */
    private int end = ROOT + 1;

    /** The first free number below {@link #end}; 0 if there is none. */
    private int free;

    /** For each level, the first node that can be reduced, since it has several children; 0 if there is none. */
    private final int[] reducible = new int[LEAVES];

    /** Leaves with pixels that are counted neither there nor in the nodes above. */
    private final int[] pending = new int[MOST_COLOURS + 1];
    private int pendingLeaves;

    /**
     * Where the search for a colour begins, by the highest {@code cellBits} bits of red, green and blue: at a leaf, at
     * the node that has just these colours, or nowhere yet (0). Once there is a palette, a leaf gives way to its index,
     * with all bits inverted.
     */
    private final short[] cells;
    private final int cellBits;

    private int leaves;
    private int mostLeaves = MOST_COLOURS;

    /** {@code pixels}: how many there are, by which tables are sized. */
    Octree(long pixels) {
        cellBits = pixels < 1 << 9 ? 2 : pixels < 1 << 13 ? 3 : 5;
        cells = new short[1 << (3 * cellBits)];
    }

    /**
     * Adds pixels, from the last one to the first. Those that are not opaque, with 255 in the highest byte, share one
     * transparent colour.
     */
    void add(int[] argb) {
        int i = argb.length - 1;
        while (i >= 0) {
            int colour = argb[i--];
            if (colour >>> 24 != 0xff) {
                mostLeaves = MOST_COLOURS - 1;
            } else {
                int leaf = leaf(colour);
                int count = 1;
                while (i >= 0 && argb[i] == colour && leaves <= mostLeaves) {
                    count++;
                    i--;
                }
                add(leaf, colour, count);
            }
            if (leaves > mostLeaves) {
                reduce();
            }
        }
    }

    private void add(int leaf, int colour, int count) {
        long[] sums = this.sums;
        int sum = leaf << 2;
        sums[sum] += (long) count * (colour >> 16 & 0xff);
        sums[sum + 1] += (long) count * (colour >> 8 & 0xff);
        sums[sum + 2] += (long) count * (colour & 0xff);
        if (sums[sum + 3] == 0) {
            pending[pendingLeaves++] = leaf;
        }
        sums[sum + 3] += count;
    }

    private int cell(int colour) {
        int drop = Byte.SIZE - cellBits;
        int redShift = 2 * cellBits;
        return (colour >> 16 & 0xff) >> drop << redShift
                | (colour >> 8 & 0xff) >> drop << cellBits
                | (colour & 0xff) >> drop;
    }

    /** The leaf of a colour. Adds to the tree what is missing. */
    private int leaf(int colour) {
        int cell = cell(colour);
        int node = cells[cell];
        if (node == 0) {
            node = descend(ROOT, 0, cellBits + 1, colour);
            cells[cell] = (short) node;
        }
        return isLeaf(node) ? node : descend(node, cellBits + 1, LEAVES, colour);
    }

    private boolean isLeaf(int node) {
        return nodes[node << SHIFT | BRANCHES] == LEAF;
    }

    /** Goes down from a node of the level {@code from} to the level {@code to}, or to a leaf. */
    private int descend(int start, int from, int to, int colour) {
        int node = start;
        for (int level = from; level < to && !isLeaf(node); level++) {
            int at = node << SHIFT | branch(colour, level);
            if (nodes[at] == 0) {
                int child = newNode(level + 1, node, colour);
                nodes[at] = child;
                if (++nodes[node << SHIFT | BRANCHES] == 2) {
                    nodes[node << SHIFT | NEXT] = reducible[level];
                    reducible[level] = node;
                }
            }
            node = nodes[at];
        }
        return node;
    }

    private static int branch(int colour, int level) {
        int bit = LEAVES - 1 - level;
        return ((colour >> 16 & 0xff) >> bit << 2 & 4)
                | ((colour >> 8 & 0xff) >> bit << 1 & 2)
                | ((colour & 0xff) >> bit & 1);
    }

    private int newNode(int level, int parent, int colour) {
        int node = free;
        if (node == 0) {
            node = end++;
            if (node << SHIFT == nodes.length) {
                nodes = Arrays.copyOf(nodes, 2 * nodes.length);
                sums = Arrays.copyOf(sums, 2 * sums.length);
            }
        } else {
            free = nodes[node << SHIFT | PARENT];
            Arrays.fill(nodes, node << SHIFT, (node + 1) << SHIFT, 0);
            Arrays.fill(sums, node << 2, (node + 1) << 2, 0);
        }
        nodes[node << SHIFT | PARENT] = parent;
        nodes[node << SHIFT | COLOUR] = colour;
        if (level == LEAVES) {
            nodes[node << SHIFT | BRANCHES] = LEAF;
            leaves++;
        }
        return node;
    }

    /** Counts the pending pixels in their leaves and in all nodes above. */
    private void countPending() {
        int[] nodes = this.nodes;
        for (int i = 0; i < pendingLeaves; i++) {
            int leaf = pending[i];
            int count = (int) sums[leaf << 2 | 3];
            sums[leaf << 2 | 3] = 0;
            for (int node = leaf; node != 0; node = nodes[node << SHIFT | PARENT]) {
                nodes[node << SHIFT | COUNT] += count;
            }
        }
        pendingLeaves = 0;
    }

    /** Makes a leaf of one of the deepest nodes that have several children. */
    private void reduce() {
        countPending();
        int level = LEAVES - 1;
        while (reducible[level] == 0) {
            level--;
        }
        int node = removeReducible(level);
        for (int i = 0; i < 8; i++) {
            moveInto(node, nodes[node << SHIFT | i]);
            nodes[node << SHIFT | i] = 0;
        }
        nodes[node << SHIFT | BRANCHES] = LEAF;
        leaves++;
        fillCells(node, level);
    }

    /**
     * Takes the node from the list of a level that the JDK would take. It looks for a node whose next one has fewer
     * pixels than the node that it found before, and takes the next one of the last node that it found. If that is the
     * first of the list, it takes this one itself.
     */
    private int removeReducible(int level) {
        int first = reducible[level];
        int found = first;
        int node = first;
        for (int next = nodes[node << SHIFT | NEXT]; next != 0; next = nodes[node << SHIFT | NEXT]) {
            if (nodes[found << SHIFT | COUNT] > nodes[next << SHIFT | COUNT]) {
                found = node;
            }
            node = next;
        }
        if (found == first) {
            reducible[level] = nodes[first << SHIFT | NEXT];
            return first;
        }
        int taken = nodes[found << SHIFT | NEXT];
        nodes[found << SHIFT | NEXT] = nodes[taken << SHIFT | NEXT];
        return taken;
    }

    /** Adds the colours of all leaves in and below {@code node} to a new leaf, and frees the numbers. */
    private void moveInto(int leaf, int node) {
        if (node == 0) {
            return;
        }
        if (isLeaf(node)) {
            for (int i = 0; i < 3; i++) {
                sums[leaf << 2 | i] += sums[node << 2 | i];
            }
            leaves--;
        } else {
            for (int i = 0; i < 8; i++) {
                moveInto(leaf, nodes[node << SHIFT | i]);
            }
        }
        nodes[node << SHIFT | PARENT] = free;
        free = node;
    }

    /** Lets the search for all colours of a new leaf begin there. A leaf of a deep level has less than a cell. */
    private void fillCells(int leaf, int level) {
        int side = 1 << cellBits >> Math.max(0, level - 1);
        int redShift = 2 * cellBits;
        int mask = (1 << cellBits) - side;
        int first = cell(nodes[leaf << SHIFT | COLOUR]) & (mask << redShift | mask << cellBits | mask);
        for (int red = 0; red < side; red++) {
            for (int green = 0; green < side; green++) {
                int from = first + (red << redShift) + (green << cellBits);
                Arrays.fill(cells, from, from + side, (short) leaf);
            }
        }
    }

    /** The palette. Its first colour is the transparent one, if there is one. No pixels are added afterwards. */
    IndexColorModel palette() {
        countPending();
        int first = MOST_COLOURS - mostLeaves;
        int size = first + leaves;
        byte[] rgb = new byte[3 * size];
        putColours(ROOT, first, rgb);
        for (int i = 0; i < cells.length; i++) {
            int node = cells[i];
            if (isLeaf(node)) {
                cells[i] = (short) ~nodes[node << SHIFT | INDEX];
            }
        }
        return first == 0
                ? new IndexColorModel(Byte.SIZE, size, rgb, 0, false)
                : new IndexColorModel(Byte.SIZE, size, rgb, 0, false, 0);
    }

    /** Puts the colours of leaves, from the index {@code next} on; returns the index after the last one. */
    private int putColours(int node, int next, byte[] rgb) {
        if (isLeaf(node)) {
            for (int i = 0; i < 3; i++) {
                rgb[3 * next + i] = (byte) (sums[node << 2 | i] / nodes[node << SHIFT | COUNT]);
            }
            nodes[node << SHIFT | INDEX] = next;
            return next + 1;
        }
        int after = next;
        for (int i = 0; i < 8; i++) {
            int child = nodes[node << SHIFT | i];
            after = child == 0 ? after : putColours(child, after, rgb);
        }
        return after;
    }

    /** Looks up pixels in the palette. Those that were never added, since somebody draws meanwhile, have index 0. */
    void putIndexes(int[] argb, byte[] indexes) {
        int last = 0;
        int index = 0;
        for (int i = 0; i < argb.length; i++) {
            int colour = argb[i];
            if (colour != last) {
                last = colour;
                int cell = cells[cell(colour)];
                index = colour >>> 24 != 0xff ? 0 : cell < 0 ? ~cell : index(cell, colour);
            }
            indexes[i] = (byte) index;
        }
    }

    private int index(int start, int colour) {
        int node = start == 0 ? ROOT : start;
        for (int level = start == 0 ? 0 : cellBits + 1; node != 0 && !isLeaf(node); level++) {
            node = nodes[node << SHIFT | branch(colour, level)];
        }
        return nodes[node << SHIFT | INDEX];
    }
}
