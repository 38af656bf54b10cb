package dev.slipstream.imageio.bench.images;

/**
 * A picture that compresses like a photo: three layers of smooth gradients and a little grain. Integer arithmetic only, so that every
 * Java version computes the same picture.
 */
final class Photo {
    static final int RED = 0;
    static final int GREEN = 1;
    static final int BLUE = 2;
    static final int ALPHA = 3;

    private static final int MAX = 0xFFFF;
    /** Lattice cells along the longer side, a layer each. */
    private static final int[] CELLS = {2, 5, 16};
    /** Sixteenths of the whole, a layer each. */
    private static final int[] WEIGHTS = {9, 5, 2};

    private final int seed;
    private final int width;
    private final int height;
    private final int grain;

    /** @param grain the noise, in 8-bit levels, 0 for none */
    Photo(int seed, int width, int height, int grain) {
        this.seed = seed;
        this.width = width;
        this.height = height;
        this.grain = grain;
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    /** Fills {@code row} with the 16-bit samples of one channel. */
    void row(int y, int channel, int[] row) {
        for (int x = 0; x < width; x++) {
            row[x] = 0;
        }
        for (int layer = 0; layer < CELLS.length; layer++) {
            addLayer(layer, y, channel, row);
        }
        // Alpha gets enough contrast to have areas that are wholly transparent and wholly opaque.
        int contrast = channel == ALPHA ? 8 : 3;
        for (int x = 0; x < width; x++) {
            int value = (row[x] / 16 - MAX / 2) * contrast / 2 + MAX / 2 + noise(x, y, channel);
            row[x] = Math.max(0, Math.min(MAX, value));
        }
    }

    private void addLayer(int layer, int y, int channel, int[] row) {
        int cell = Math.max(2, Math.max(width, height) / CELLS[layer]);
        int[] lattice = latticeAt(y, cell, layer * 4 + channel);
        for (int x = 0; x < width; x++) {
            int left = x / cell;
            int part = x % cell;
            int value = (int) (((long) lattice[left] * (cell - part) + (long) lattice[left + 1] * part) / cell);
            row[x] += value * WEIGHTS[layer];
        }
    }

    /** The lattice's columns, interpolated at the height of one row. */
    private int[] latticeAt(int y, int cell, int plane) {
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

    private int noise(int x, int y, int channel) {
        if (grain == 0) {
            return 0;
        }
        int range = grain * 257;
        return Math.floorMod(hash(x, y, 100 + channel), range) - range / 2;
    }

    private int hash(int x, int y, int plane) {
        int h = seed * 0x9E3779B1 + x * 0x85EBCA77 + y * 0xC2B2AE3D + plane * 0x27D4EB2F;
        h = (h ^ (h >>> 15)) * 0x2C1B3C6D;
        h = (h ^ (h >>> 12)) * 0x297A2D39;
        return h ^ (h >>> 15);
    }
}
