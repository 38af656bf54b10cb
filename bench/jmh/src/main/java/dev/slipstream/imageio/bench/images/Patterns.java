package dev.slipstream.imageio.bench.images;

import java.awt.image.BufferedImage;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** What repeats: tiles, dither, equal rows, bricks, stripes, and noise with a period. */
final class Patterns {

    private static final int[][] SIZES = {{300, 200}, {1000, 700}};
    private static final int TILE = 8;
    private static final int FEWEST_ROWS = 3;
    private static final int MOST_ROWS = 11;
    private static final int BRICK_WIDTH = 48;
    private static final int BRICK_HEIGHT = 20;
    private static final int MORTAR = 3;
    private static final int STRIPES = 37;
    /** Found by no search that looks at lengths of rows. */
    private static final int PERIOD = 2979;
    private static final ValueNoise NOISE = new ValueNoise(49);
    private static final int[][] BAYER = {{0, 8, 2, 10}, {12, 4, 14, 6}, {3, 11, 1, 9}, {15, 7, 13, 5}};

    private Patterns() {
    }

    static Map<String, Supplier<BufferedImage>> all() {
        Map<String, Supplier<BufferedImage>> all = new LinkedHashMap<>();
        for (int[] size : SIZES) {
            int width = size[0];
            int height = size[1];
            add(all, "tiles", width, height, pixels((x, y, channel) -> random(x % TILE, y % TILE, channel)));
            add(all, "dithered", width, height, pixels((x, y, channel) -> dithered(x, y, channel, width, height, 2)));
            add(all, "dithered-6-levels", width, height,
                    pixels((x, y, channel) -> dithered(x, y, channel, width, height, 6)));
            for (int rows = FEWEST_ROWS; rows <= MOST_ROWS; rows++) {
                int period = rows;
                add(all, "every-" + rows + "-rows", width, height,
                        pixels((x, y, channel) -> random(x, y % period, channel)));
            }
            add(all, "bricks", width, height, pixels(Patterns::brick));
            add(all, "diagonals", width, height, pixels((x, y, channel) -> random((x + y) % STRIPES, 0, channel)));
            add(all, "period", width, height, pixels((x, y, channel) ->
                    random(((y * width + x) * 3 + channel % 3) % PERIOD, 0, 0)));
        }
        return all;
    }

    private interface Level {

        /** A channel's value at that place, 0 to 255. */
        int at(int x, int y, int channel);
    }

    private static Scene.Samples pixels(Level level) {
        return (y, channel, row) -> {
            for (int x = 0; x < row.length; x++) {
                row[x] = (channel == Scene.ALPHA ? 0xFF : level.at(x, y, channel)) * 0x101;
            }
        };
    }

    private static void add(Map<String, Supplier<BufferedImage>> all, String name, int width, int height,
            Scene.Samples samples) {
        DrawnImages.add(all, name + "-" + width + "x" + height, () -> new Scene(width, height, samples));
    }

    private static int random(int x, int y, int channel) {
        return NOISE.hash(x, y, channel) & 0xFF;
    }

    /** A gradient of few levels, by Bayer's matrix. */
    private static int dithered(int x, int y, int channel, int width, int height, int levels) {
        double wanted = (channel == Scene.GREEN ? (double) y / height : (x + y) / (double) (width + height))
                * (levels - 1);
        int level = (int) (wanted + (BAYER[y % 4][x % 4] + 0.5) / 16);
        return Math.min(level, levels - 1) * 0xFF / (levels - 1);
    }

    /** Of a few shades each, every other row shifted by half a brick. */
    private static int brick(int x, int y, int channel) {
        int row = y / BRICK_HEIGHT;
        int shifted = x + row % 2 * (BRICK_WIDTH / 2);
        boolean isMortar = y % BRICK_HEIGHT < MORTAR || shifted % BRICK_WIDTH < MORTAR;
        int shade = random(shifted / BRICK_WIDTH, row, 0) % 5 * 8;
        return isMortar ? 0xC8 - channel * 8 : 0xA0 - channel * 0x30 + shade;
    }
}
