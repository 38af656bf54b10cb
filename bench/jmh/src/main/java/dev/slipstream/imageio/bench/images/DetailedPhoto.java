package dev.slipstream.imageio.bench.images;

import static dev.slipstream.imageio.bench.images.ValueNoise.MAX;
import static dev.slipstream.imageio.bench.images.ValueNoise.clamp;

import java.util.stream.IntStream;

/**
 * A picture that filters and compresses like a camera's: edges, texture of every size, and grain. It takes 4 bits a
 * byte where {@link Photo} takes 2 or 3, and the smallest differences are those of the Paeth filter in most rows, of
 * the average filter in the others. Its details are as large as they are, whatever the size: a larger one shows more.
 */
final class DetailedPhoto {
    /** Pixels between lattice points, a layer each. */
    private static final int[] CELLS = {500, 120, 30, 8, 4};
    /** Thirty-seconds of all levels, a layer each. */
    private static final int[] WEIGHTS = {16, 8, 8, 8, 4};
    private static final int ALL_WEIGHTS = IntStream.of(WEIGHTS).sum();
    private static final int WHOLE = 32;
    /** As everywhere here in 16-bit levels. */
    private static final int GRAIN = 0x440;

    /** Sharp edges: contour lines of a smooth layer, where all channels make a step. */
    private static final int EDGE_CELL = 40;
    private static final int EDGE_PLANE = 200;
    private static final int CONTOURS = 10;
    private static final int STEP = 0x1000;

    /** Areas that are transparent, areas that are opaque, and soft borders between them. */
    private static final int ALPHA_CELL = 160;
    private static final int ALPHA_CONTRAST = 8;

    private DetailedPhoto() {
    }

    static Scene of(int seed, int width, int height) {
        ValueNoise noise = new ValueNoise(seed);
        return new Scene(width, height, (y, channel, row) -> {
            if (channel == Scene.ALPHA) {
                alpha(noise, y, row);
            } else {
                colour(noise, y, channel, row);
            }
        });
    }

    private static void alpha(ValueNoise noise, int y, int[] row) {
        noise.addSmooth(y, ALPHA_CELL, Scene.ALPHA, 1, row);
        for (int x = 0; x < row.length; x++) {
            row[x] = clamp((row[x] - MAX / 3) * ALPHA_CONTRAST + MAX / 2);
        }
    }

    private static void colour(ValueNoise noise, int y, int channel, int[] row) {
        noise.addLayers(y, channel, CELLS, WEIGHTS, row);
        int[] steps = new int[row.length];
        noise.addSmooth(y, EDGE_CELL, EDGE_PLANE, CONTOURS, steps);
        for (int x = 0; x < row.length; x++) {
            int smooth = (row[x] - ALL_WEIGHTS * (MAX / 2)) / WHOLE;
            int step = (steps[x] / MAX - CONTOURS / 2) * STEP;
            row[x] = clamp(MAX / 2 + smooth + step + noise.grain(x, y, channel, GRAIN));
        }
    }
}
