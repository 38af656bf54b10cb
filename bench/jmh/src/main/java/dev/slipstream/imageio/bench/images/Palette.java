package dev.slipstream.imageio.bench.images;

/**
 * Colours of an indexed picture, red, green, blue a colour: distinct, and not a gray ramp, so that swapped channels
 * show.
 */
final class Palette {
    private final byte[] rgb;

    Palette(int colours) {
        rgb = new byte[colours * 3];
        for (int i = 0; i < colours; i++) {
            int level = colours == 1 ? 128 : i * 255 / (colours - 1);
            rgb[i * 3] = (byte) level;
            rgb[i * 3 + 1] = (byte) (i * 37 + 11);
            rgb[i * 3 + 2] = (byte) (255 - level / 2);
        }
    }

    int colours() {
        return rgb.length / 3;
    }

    /** One channel, 0 to 2, of one colour. */
    int level(int colour, int channel) {
        return rgb[colour * 3 + channel] & 0xFF;
    }

    byte[] bytes() {
        return rgb.clone();
    }
}
