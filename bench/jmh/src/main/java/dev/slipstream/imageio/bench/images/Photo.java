package dev.slipstream.imageio.bench.images;

import java.util.Arrays;

/**
 * A picture that compresses like a photo: three layers of smooth gradients and a little grain. Integer arithmetic only,
 * so that every Java version computes the same picture.
 */
final class Photo implements Scene {
    static final int RED = 0;
    static final int GREEN = 1;
    static final int BLUE = 2;
    static final int ALPHA = 3;

    private static final int MAX = ValueNoise.MAX;
    /** Lattice cells along the longer side, a layer each. */
    private static final int[] CELLS = {2, 5, 16};
    /** Sixteenths of the whole, a layer each. */
    private static final int[] WEIGHTS = {9, 5, 2};

    private final ValueNoise noise;
    private final int width;
    private final int height;
    private final int grain;

    /** @param grain the noise, in 8-bit levels, 0 for none */
    Photo(int seed, int width, int height, int grain) {
        this.noise = new ValueNoise(seed);
        this.width = width;
        this.height = height;
        this.grain = grain;
    }

    @Override
    public int width() {
        return width;
    }

    @Override
    public int height() {
        return height;
    }

    @Override
    public void row(int y, int channel, int[] row) {
        Arrays.fill(row, 0, width, 0);
        for (int layer = 0; layer < CELLS.length; layer++) {
            addLayer(layer, y, channel, row);
        }
        // Alpha gets enough contrast to have areas that are wholly transparent and wholly opaque.
        int contrast = channel == ALPHA ? 8 : 3;
        for (int x = 0; x < width; x++) {
            int value = (row[x] / 16 - MAX / 2) * contrast / 2 + MAX / 2 + grain(x, y, channel);
            row[x] = Math.max(0, Math.min(MAX, value));
        }
    }

    private void addLayer(int layer, int y, int channel, int[] row) {
        int cell = Math.max(2, Math.max(width, height) / CELLS[layer]);
        noise.addSmooth(y, cell, layer * 4 + channel, WEIGHTS[layer], row);
    }

    private int grain(int x, int y, int channel) {
        if (grain == 0) {
            return 0;
        }
        int range = grain * 257;
        return Math.floorMod(noise.hash(x, y, 100 + channel), range) - range / 2;
    }
}
