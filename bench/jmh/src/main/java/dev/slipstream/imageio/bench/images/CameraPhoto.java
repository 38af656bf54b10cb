package dev.slipstream.imageio.bench.images;

import java.util.Arrays;

/**
 * A picture as it leaves a camera: soft gradients and the noise of a sensor, which grows with the light and has been
 * spread by the interpolation of its mosaic of red, green and blue. Noise of neighbours is therefore alike, which that
 * of {@link DetailedPhoto} is not.
 */
final class CameraPhoto implements Scene {
    private static final int MAX = ValueNoise.MAX;
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

    private final ValueNoise noise;
    private final int width;
    private final int height;

    CameraPhoto(int seed, int width, int height) {
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
        if (channel == Photo.ALPHA) {
            Arrays.fill(row, MAX);
            return;
        }
        int[] above = raw(Math.abs(y - 1), channel, row.length);
        int[] here = raw(y, channel, row.length);
        int[] below = raw(y + 1, channel, row.length);
        for (int x = 0; x < row.length; x++) {
            row[x] = interpolated(above, here, below, x, y, channel);
        }
    }

    /** The mean of what the sensor has of this channel among the pixel and its eight neighbours. */
    private static int interpolated(int[] above, int[] here, int[] below, int x, int y, int channel) {
        if (isMeasured(x, y, channel)) {
            return here[x];
        }
        int sum = 0;
        int count = 0;
        for (int i = Math.max(0, x - 1); i <= Math.min(here.length - 1, x + 1); i++) {
            for (int dy = -1; dy <= 1; dy++) {
                if (isMeasured(i, y + dy, channel)) {
                    sum += (dy < 0 ? above : dy > 0 ? below : here)[i];
                    count++;
                }
            }
        }
        return count == 0 ? here[x] : sum / count;
    }

    /** Whether the sensor has this colour there: red and green in one row, green and blue in the next. */
    private static boolean isMeasured(int x, int y, int channel) {
        boolean isGreen = (x + y & 1) == 0;
        return channel == Photo.GREEN ? isGreen : !isGreen && (y & 1) == (channel == Photo.RED ? 0 : 1);
    }

    private int[] raw(int y, int channel, int length) {
        int[] row = new int[length];
        for (int layer = 0; layer < CELLS.length; layer++) {
            noise.addSmooth(y, CELLS[layer], layer * 4 + channel, WEIGHTS[layer], row);
        }
        for (int x = 0; x < length; x++) {
            int light = row[x] / WHOLE;
            int sum = -MEAN_OF_DICE;
            int hash = noise.hash(x, y, NOISE_PLANE + channel);
            for (int i = 0; i < DICE; i++) {
                sum += (hash >>> (8 * i)) & 0xFF;
            }
            row[x] = Math.max(0, Math.min(MAX, light + sum * (int) Math.sqrt(light) / QUIET));
        }
        return row;
    }
}
