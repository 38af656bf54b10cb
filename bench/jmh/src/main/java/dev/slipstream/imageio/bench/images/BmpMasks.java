package dev.slipstream.imageio.bench.images;

/** Where a pixel's bits keep each channel; a mask of 0 means that there is no such channel. */
record BmpMasks(int red, int green, int blue, int alpha) {
    static final BmpMasks NONE = new BmpMasks(0, 0, 0, 0);
    static final BmpMasks RGB555 = new BmpMasks(0x7C00, 0x3E0, 0x1F, 0);
    static final BmpMasks RGB565 = new BmpMasks(0xF800, 0x7E0, 0x1F, 0);
    static final BmpMasks RGB888 = new BmpMasks(0xFF0000, 0xFF00, 0xFF, 0);
    static final BmpMasks RGBA8888 = new BmpMasks(0xFF0000, 0xFF00, 0xFF, 0xFF000000);

    /** One pixel of an 8-bit red, green, blue, alpha picture. */
    int pixel(Picture picture, int x, int y) {
        int pixel = 0;
        for (int channel = 0; channel < 4; channel++) {
            int mask = mask(channel);
            if (mask != 0) {
                long value = (picture.sample(x, y, channel) * max(mask) + 127) / 255;
                pixel |= (int) (value << Integer.numberOfTrailingZeros(mask));
            }
        }
        return pixel;
    }

    /** The 8-bit level that a decoder makes of one channel, 255 for an absent alpha. */
    int level(int pixel, int channel) {
        int mask = mask(channel);
        if (mask == 0) {
            return channel == Photo.ALPHA ? 255 : 0;
        }
        long value = (pixel & mask & 0xFFFFFFFFL) >>> Integer.numberOfTrailingZeros(mask);
        return (int) ((value * 255 + max(mask) / 2) / max(mask));
    }

    private int mask(int channel) {
        return switch (channel) {
            case Photo.RED -> red;
            case Photo.GREEN -> green;
            case Photo.BLUE -> blue;
            default -> alpha;
        };
    }

    private static long max(int mask) {
        return (1L << Integer.bitCount(mask)) - 1;
    }
}
