package dev.slipstream.imageio.bench.images;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * A picture that filters and compresses like a camera's: edges, texture of every size, and grain. It takes 4 bits a
 * byte where {@link Photo} takes 2 or 3, and the smallest differences are those of the Paeth filter in most rows, of
 * the average filter in the others. Its details are as large as they are, whatever the size: a larger one shows more.
 */
final class DetailedPhoto implements Scene {
    private static final int MAX = ValueNoise.MAX;
    /** Pixels between lattice points, a layer each. */
    private static final int[] CELLS = {500, 120, 30, 8, 4};
    /** Thirty-seconds of all levels, a layer each. */
    private static final int[] WEIGHTS = {16, 8, 8, 8, 4};
    private static final int ALL_WEIGHTS = IntStream.of(WEIGHTS).sum();
    private static final int WHOLE = 32;

    /** The distance between a white noise's ends, as everywhere here in 16-bit levels. */
    private static final int GRAIN = 0x440;
    private static final int GRAIN_PLANE = 100;

    /** Sharp edges: contour lines of a smooth layer, where all channels make a step. */
    private static final int EDGE_CELL = 40;
    private static final int EDGE_PLANE = 200;
    private static final int CONTOURS = 10;
    private static final int STEP = 0x1000;

    /** Areas that are transparent, areas that are opaque, and soft borders between them. */
    private static final int ALPHA_CELL = 160;
    private static final int ALPHA_CONTRAST = 8;

    private final ValueNoise noise;
    private final int width;
    private final int height;

    DetailedPhoto(int seed, int width, int height) {
        this.noise = new ValueNoise(seed);
        this.width = width;
        this.height = height;
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
        Arrays.fill(row, 0);
        if (channel == Photo.ALPHA) {
            alpha(y, row);
        } else {
            colour(y, channel, row);
        }
    }

    private void alpha(int y, int[] row) {
        noise.addSmooth(y, ALPHA_CELL, Photo.ALPHA, 1, row);
        for (int x = 0; x < row.length; x++) {
            row[x] = clamp((row[x] - MAX / 3) * ALPHA_CONTRAST + MAX / 2);
        }
    }

    private void colour(int y, int channel, int[] row) {
        for (int layer = 0; layer < CELLS.length; layer++) {
            noise.addSmooth(y, CELLS[layer], layer * 4 + channel, WEIGHTS[layer], row);
        }
        int[] steps = new int[row.length];
        noise.addSmooth(y, EDGE_CELL, EDGE_PLANE, CONTOURS, steps);
        for (int x = 0; x < row.length; x++) {
            int smooth = (row[x] - ALL_WEIGHTS * (MAX / 2)) / WHOLE;
            int step = (steps[x] / MAX - CONTOURS / 2) * STEP;
            row[x] = clamp(MAX / 2 + smooth + step + grain(x, y, channel));
        }
    }

    private int grain(int x, int y, int channel) {
        return Math.floorMod(noise.hash(x, y, GRAIN_PLANE + channel), GRAIN) - GRAIN / 2;
    }

    private static int clamp(int value) {
        return Math.max(0, Math.min(MAX, value));
    }
}
