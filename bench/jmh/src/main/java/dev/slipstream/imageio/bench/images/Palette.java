package dev.slipstream.imageio.bench.images;

/** Colours of an indexed picture: distinct, and not a gray ramp, so that swapped channels show. */
final class Palette {

    private Palette() {
    }

    /** So many, at least two, each as 0xRRGGBB. */
    static int[] colours(int count) {
        int[] colours = new int[count];
        for (int i = 0; i < count; i++) {
            int level = i * 255 / (count - 1);
            colours[i] = level << 16 | (i * 37 + 11 & 0xFF) << 8 | 255 - level / 2;
        }
        return colours;
    }

    /** The same, three bytes each. */
    static byte[] bytes(int count) {
        byte[] bytes = new byte[3 * count];
        int[] colours = colours(count);
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (colours[i / 3] >> (16 - i % 3 * 8));
        }
        return bytes;
    }
}
