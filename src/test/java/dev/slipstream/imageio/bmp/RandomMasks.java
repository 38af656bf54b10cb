package dev.slipstream.imageio.bmp;

import java.util.Random;

/** Draws masks for red, green, blue and alpha. */
final class RandomMasks {

    private RandomMasks() {}

    static int[] next(Random random, int bits) {
        int all = bits == 32 ? -1 : (1 << bits) - 1;
        return switch (random.nextInt(8)) {
            case 0 -> usual(bits);
            case 1 -> new int[] {random.nextInt() & all, random.nextInt() & all, random.nextInt() & all, all};
            case 2 -> new int[] {all, all, all, 1 << random.nextInt(bits)};
            default -> sideBySide(random, bits);
        };
    }

    private static int[] usual(int bits) {
        return bits == 16
                ? new int[] {0xf00, 0xf0, 0xf, 0xf000}
                : new int[] {0xff0000, 0xff00, 0xff, 0xff000000};
    }

    /** Not all of the colours 0: of that no picture can be made. */
    private static int[] sideBySide(Random random, int bits) {
        int[] masks = apart(random, bits);
        return (masks[0] | masks[1] | masks[2]) == 0 ? usual(bits) : masks;
    }

    /** Whole, apart from each other, in any order, of any width; some may be 0. */
    private static int[] apart(Random random, int bits) {
        int[] masks = new int[4];
        int[] order = {0, 1, 2, 3};
        for (int i = 3; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int swapped = order[i];
            order[i] = order[j];
            order[j] = swapped;
        }
        int at = 0;
        for (int channel : order) {
            int width = Math.min(random.nextInt(bits / 2), bits - at);
            masks[channel] = width == 0 ? 0 : (int) ((1L << width) - 1) << at;
            at += width;
        }
        return masks;
    }
}
