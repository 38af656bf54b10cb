package dev.slipstream.imageio.bench.images;

import static dev.slipstream.imageio.bench.images.ValueNoise.MAX;
import static dev.slipstream.imageio.bench.images.ValueNoise.clamp;

import java.util.stream.IntStream;

/** A picture that compresses like a photo: three layers of smooth gradients and a little grain. */
final class Photo {
    /** Lattice cells along the longer side, a layer each. */
    private static final int[] CELLS = {2, 5, 16};
    /** Sixteenths of the whole, a layer each. */
    private static final int[] WEIGHTS = {9, 5, 2};
    /** Four 8-bit levels. */
    private static final int GRAIN = 4 * 257;

    private Photo() {
    }

    static Scene of(int seed, int width, int height) {
        ValueNoise noise = new ValueNoise(seed);
        int longer = Math.max(width, height);
        int[] cells = IntStream.of(CELLS).map(count -> Math.max(2, longer / count)).toArray();
        return new Scene(width, height, (y, channel, row) -> {
            noise.addLayers(y, channel, cells, WEIGHTS, row);
            // Alpha gets enough contrast to have areas that are wholly transparent and wholly opaque.
            int contrast = channel == Scene.ALPHA ? 8 : 3;
            for (int x = 0; x < width; x++) {
                int value = (row[x] / 16 - MAX / 2) * contrast / 2 + MAX / 2;
                row[x] = clamp(value + noise.grain(x, y, channel, GRAIN));
            }
        });
    }
}
