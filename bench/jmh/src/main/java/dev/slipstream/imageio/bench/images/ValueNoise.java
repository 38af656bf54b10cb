package dev.slipstream.imageio.bench.images;

/**
 * Random values, the same ones at every call: white, or smooth, between the points of a lattice. Integer arithmetic
 * only, so that every Java version computes the same picture.
 */
final class ValueNoise {
    /** The values are 0 to this. */
    static final int MAX = 0xFFFF;

    private final int seed;

    ValueNoise(int seed) {
        this.seed = seed;
    }

    /** @param plane each has values of its own */
    int hash(int x, int y, int plane) {
        int h = seed * 0x9E3779B1 + x * 0x85EBCA77 + y * 0xC2B2AE3D + plane * 0x27D4EB2F;
        h = (h ^ (h >>> 15)) * 0x2C1B3C6D;
        h = (h ^ (h >>> 12)) * 0x297A2D39;
        return h ^ (h >>> 15);
    }

    /** Adds a row of values, interpolated between lattice points {@code cell} pixels apart, times {@code weight}. */
    void addSmooth(int y, int cell, int plane, int weight, int[] row) {
        int[] lattice = latticeAt(y, cell, plane, row.length);
        for (int x = 0; x < row.length; x++) {
            int left = x / cell;
            int part = x % cell;
            int value = (int) (((long) lattice[left] * (cell - part) + (long) lattice[left + 1] * part) / cell);
            row[x] += value * weight;
        }
    }

    /** The lattice's columns, interpolated at the height of one row. */
    private int[] latticeAt(int y, int cell, int plane, int width) {
        int above = y / cell;
        int part = y % cell;
        int[] columns = new int[width / cell + 2];
        for (int i = 0; i < columns.length; i++) {
            long top = hash(i, above, plane) & MAX;
            long bottom = hash(i, above + 1, plane) & MAX;
            columns[i] = (int) ((top * (cell - part) + bottom * part) / cell);
        }
        return columns;
    }
}
