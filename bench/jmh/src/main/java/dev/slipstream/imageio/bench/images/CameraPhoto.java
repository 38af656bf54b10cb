package dev.slipstream.imageio.bench.images;

import static dev.slipstream.imageio.bench.images.ValueNoise.clamp;

import java.util.Arrays;

/**
 * A picture as it leaves a camera: soft gradients and the noise of a sensor, which grows with the light and has been
 * spread by the interpolation of its mosaic of red, green and blue. Noise of neighbours is therefore alike, which that
 * of {@link DetailedPhoto} is not.
 */
record CameraPhoto(ValueNoise noise) implements Scene.Samples {
    /** Pixels between lattice points, a layer each. */
    private static final int[] CELLS = {700, 160, 45, 12};
    /** Thirty-seconds of all levels, a layer each. */
    private static final int[] WEIGHTS = {18, 10, 5, 2};
    private static final int WHOLE = 32;

    private static final int NOISE_PLANE = 300;
    /** The sum of so many hashed bytes is nearly normal. */
    private static final int DICE = 4;
    private static final int MEAN_OF_DICE = DICE * 255 / 2;
    /** Divides the noise, so that it deviates by about two of 255 levels where it is bright. */
    private static final int QUIET = 70;

    static Scene of(int seed, int width, int height) {
        return new Scene(width, height, new CameraPhoto(new ValueNoise(seed)));
    }

    @Override
    public void fill(int y, int channel, int[] row) {
        if (channel == Scene.ALPHA) {
            Arrays.fill(row, ValueNoise.MAX);
            return;
        }
        int[][] raw = {raw(Math.abs(y - 1), channel, row.length), raw(y, channel, row.length),
            raw(y + 1, channel, row.length)};
        for (int x = 0; x < row.length; x++) {
            row[x] = interpolated(raw, x, y, channel);
        }
    }

    /**
     * The mean of what the sensor has of this channel among the pixel and its eight neighbours.
     *
     * @param raw the row above, this one, and the one below
     */
    private static int interpolated(int[][] raw, int x, int y, int channel) {
        if (isMeasured(x, y, channel)) {
            return raw[1][x];
        }
        int sum = 0;
        int count = 0;
        for (int i = Math.max(0, x - 1); i <= Math.min(raw[1].length - 1, x + 1); i++) {
            for (int dy = -1; dy <= 1; dy++) {
                if (isMeasured(i, y + dy, channel)) {
                    sum += raw[1 + dy][i];
                    count++;
                }
            }
        }
        return count == 0 ? raw[1][x] : sum / count;
    }

    /** Whether the sensor has this colour there: red and green in one row, green and blue in the next. */
    private static boolean isMeasured(int x, int y, int channel) {
        boolean isGreen = (x + y & 1) == 0;
        return channel == Scene.GREEN ? isGreen : !isGreen && (y & 1) == (channel == Scene.RED ? 0 : 1);
    }

    private int[] raw(int y, int channel, int length) {
        int[] row = new int[length];
        noise.addLayers(y, channel, CELLS, WEIGHTS, row);
        for (int x = 0; x < length; x++) {
            int light = row[x] / WHOLE;
            int sum = -MEAN_OF_DICE;
            int hash = noise.hash(x, y, NOISE_PLANE + channel);
            for (int i = 0; i < DICE; i++) {
                sum += (hash >>> (8 * i)) & 0xFF;
            }
            row[x] = clamp(light + sum * (int) Math.sqrt(light) / QUIET);
        }
        return row;
    }
}
