package dev.slipstream.imageio.jpeg;

import java.util.Arrays;

/** A component of the image: its place in the MCUs, and its coefficients as far as scans have brought them. */
final class Component {

    /** How much memory a block takes. */
    static final int BYTES_OF_BLOCK = 2 + 128 + 8;

    final int id;

    /** How many blocks an MCU has across and down. */
    final int h;
    final int v;

    final int quantization;

    /** How many blocks have pixels of the image. */
    int blocksX;
    int blocksY;

    /** By row of blocks, with the blocks that fill up the MCUs: the DC coefficients. */
    short[][] dc = {};

    /** By row of blocks: for each block, 64 coefficients in zigzag order; the first of them is not used. */
    short[][] ac = {};

    /** By row of blocks: for each block, a bit for each of these coefficients that is not 0. */
    long[][] present = {};

    /** By coefficient: how many of its low bits are missing, or -1 if all are. */
    private final byte[] missing = new byte[64];

    // In the present scan.

    /** The DC coefficient of the block before. */
    int prediction;
    HuffmanTable dcTable = HuffmanTable.NONE;
    HuffmanTable acTable = HuffmanTable.NONE;

    // In the scan that is written: see StandardCode.

    int[] dcCodes = {};
    int[] acCodes = {};

    Component(int id, int sampling, int quantization) throws Unfit {
        this.id = id;
        this.h = sampling >> 4;
        this.v = sampling & 15;
        this.quantization = quantization;
        if (h < 1 || h > 4 || v < 1 || v > 4 || quantization > 3) {
            throw new Unfit("a component with wrong factors or tables");
        }
        Arrays.fill(missing, (byte) -1);
    }

    /** Sets how many blocks there are. Memory for them is allocated when a scan comes to them. */
    void setSize(int width, int height, int maxH, int maxV, int mcusY) {
        blocksX = blocks(width, h, maxH);
        blocksY = blocks(height, v, maxV);
        dc = new short[mcusY * v][];
        ac = new short[mcusY * v][];
        present = new long[mcusY * v][];
    }

    private static int blocks(int size, int factor, int most) {
        return (size * factor + 8 * most - 1) / (8 * most);
    }

    /** Allocates {@code rows} rows of blocks, a unit of a scan, if no scan has. */
    void begin(int unit, int rows, int mcusX, boolean hasAc) {
        for (int y = unit * rows; y < unit * rows + rows; y++) {
            if (dc[y] == null) {
                dc[y] = new short[mcusX * h];
            }
            if (hasAc && ac[y] == null) {
                ac[y] = new short[mcusX * h * 64];
                present[y] = new long[mcusX * h];
            }
        }
    }

    /** A scan brings bits of some coefficients. The JDK's reader warns of scans in a wrong order. */
    void follow(int first, int end, int high, int low) throws Unfit {
        if (first > 0 && missing[0] < 0) {
            throw new Unfit("AC coefficients before the DC coefficient");
        }
        for (int k = first; k <= end; k++) {
            if (Math.max(missing[k], 0) != high) {
                throw new Unfit("scans in a wrong order");
            }
            missing[k] = (byte) low;
        }
    }

    /** Whether scans have brought all bits of all coefficients. */
    boolean isComplete() {
        for (byte bits : missing) {
            if (bits != 0) {
                return false;
            }
        }
        return true;
    }
}
