package dev.slipstream.imageio.bench.images;

/**
 * Random values, the same ones at every call: white, or smooth, between the points of a lattice. Integer arithmetic
 * only, so that every Java version computes the same picture.
 */
record ValueNoise(int seed) {
    /** The values are 0 to this. */
    static final int MAX = 0xFFFF;
    private static final int GRAIN_PLANE = 100;

    /** @param plane each has values of its own */
    int hash(int x, int y, int plane) {
        int h = seed * 0x9E3779B1 + x * 0x85EBCA77 + y * 0xC2B2AE3D + plane * 0x27D4EB2F;
        h = (h ^ (h >>> 15)) * 0x2C1B3C6D;
        h = (h ^ (h >>> 12)) * 0x297A2D39;
        return h ^ (h >>> 15);
    }

    /** White noise around 0, with so much between its ends. */
    int grain(int x, int y, int channel, int range) {
        return Math.floorMod(hash(x, y, GRAIN_PLANE + channel), range) - range / 2;
    }

    /** Adds layers of smooth values, each with a plane for every channel. */
    void addLayers(int y, int channel, int[] cells, int[] weights, int[] row) {
        for (int layer = 0; layer < cells.length; layer++) {
            addSmooth(y, cells[layer], layer * 4 + channel, weights[layer], row);
        }
    }

    /** Adds a row of values, interpolated between lattice points {@code cell} pixels apart, times {@code weight}. */
    void addSmooth(int y, int cell, int plane, int weight, int[] row) {
        int[] lattice = latticeAt(y, cell, plane, row.length);
        for (int x = 0; x < row.length; x++) {
            row[x] += between(lattice[x / cell], lattice[x / cell + 1], x % cell, cell) * weight;
        }
    }

    /** The lattice's columns, interpolated at the height of one row. */
    private int[] latticeAt(int y, int cell, int plane, int width) {
        int[] columns = new int[width / cell + 2];
        for (int i = 0; i < columns.length; i++) {
            columns[i] = between(hash(i, y / cell, plane) & MAX, hash(i, y / cell + 1, plane) & MAX, y % cell, cell);
        }
        return columns;
    }

    private static int between(long first, long second, int part, int whole) {
        return (int) ((first * (whole - part) + second * part) / whole);
    }

    static int clamp(int value) {
        return Math.max(0, Math.min(MAX, value));
    }
}
