package dev.slipstream.imageio.bench.workbench.worker;

import java.awt.image.BufferedImage;
import java.util.Random;

/**
 * Compresses like a photograph: random values on lattices of four widths, interpolated, and a little grain. Integer
 * arithmetic only, so that every Java version computes the same.
 */
final class J2dPhoto {

    /** Lattice cells along a side, and how many bits of the whole each lattice is worth. */
    private static final int[] CELLS = {3, 9, 24, 80};
    private static final int[] SHIFTS = {1, 2, 3, 4};
    private static final int CHANNELS = 3;
    private static final int FRACTION_BITS = 8;
    private static final int GRAIN = 3;

    private J2dPhoto() {
    }

    static void fill(BufferedImage image, int seed) {
        int size = image.getWidth();
        Random random = new Random(seed);
        int[][] levels = new int[CHANNELS][size * size];
        for (int[] channel : levels) {
            for (int layer = 0; layer < CELLS.length; layer++) {
                add(lattice(random, CELLS[layer] + 2), CELLS[layer], SHIFTS[layer], channel, size);
            }
        }
        int[] pixels = new int[size * size];
        for (int i = 0; i < pixels.length; i++) {
            int grain = random.nextInt(GRAIN) - GRAIN / 2;
            pixels[i] = level(levels[0][i] + grain) << 16 | level(levels[1][i] + grain) << 8
                    | level(levels[2][i] + grain);
        }
        image.setRGB(0, 0, size, size, pixels, 0, size);
    }

    private static int[][] lattice(Random random, int points) {
        int[][] lattice = new int[points][points];
        for (int[] row : lattice) {
            for (int i = 0; i < points; i++) {
                row[i] = random.nextInt(256);
            }
        }
        return lattice;
    }

    private static void add(int[][] lattice, int cells, int shift, int[] channel, int size) {
        for (int y = 0; y < size; y++) {
            int down = ((y * cells) << FRACTION_BITS) / size;
            int[] above = lattice[down >> FRACTION_BITS];
            int[] below = lattice[(down >> FRACTION_BITS) + 1];
            for (int x = 0; x < size; x++) {
                int right = ((x * cells) << FRACTION_BITS) / size;
                int column = right >> FRACTION_BITS;
                int part = right & (1 << FRACTION_BITS) - 1;
                int top = between(above[column], above[column + 1], part);
                int bottom = between(below[column], below[column + 1], part);
                int value = between(top, bottom, down & (1 << FRACTION_BITS) - 1);
                channel[y * size + x] += value >> shift;
            }
        }
    }

    private static int between(int from, int to, int part) {
        return from + (((to - from) * part) >> FRACTION_BITS);
    }

    private static int level(int value) {
        return Math.max(0, Math.min(255, value));
    }
}
