package dev.slipstream.imageio.bmp;

/** Pixels with masks that a {@code DirectColorModel} cannot have. They become 8 bits of each colour and alpha. */
final class MaskedPixels implements ElementConverter {

    private final int bytesPerPixel;
    private final Channel red;
    private final Channel green;
    private final Channel blue;
    private final Channel alpha;

    MaskedPixels(Masks masks, int bytesPerPixel) {
        this.bytesPerPixel = bytesPerPixel;
        this.red = new Channel(masks.red(), 0);
        this.green = new Channel(masks.green(), 0);
        this.blue = new Channel(masks.blue(), 0);
        this.alpha = new Channel(masks.alpha(), 0xff);
    }

    @Override
    public Object convert(byte[] row, int from, int count, Object pixels) {
        int[] to = (int[]) pixels;
        for (int i = 0, at = from; i < count; i++, at += bytesPerPixel) {
            int pixel = (row[at] & 0xff) | (row[at + 1] & 0xff) << 8;
            if (bytesPerPixel == Integer.BYTES) {
                pixel |= (row[at + 2] & 0xff) << 16 | row[at + 3] << 24;
            }
            to[i] = alpha.of(pixel) << 24 | red.of(pixel) << 16 | green.of(pixel) << 8 | blue.of(pixel);
        }
        return to;
    }

    /** Moves the bits of a mask together, and scales the value to 8 bits. */
    private static final class Channel {

        /** For each of the pixel's four bytes, and each value of it, the bits that it adds to the channel's value. */
        private final int[][] parts = new int[Integer.BYTES][256];

        private final long largest;

        /** The value if the mask is 0. */
        private final int absent;

        Channel(int mask, int absent) {
            this.absent = absent;
            this.largest = (1L << Integer.bitCount(mask)) - 1;
            int bit = 0;
            for (int from = 0; from < Integer.SIZE; from++) {
                if ((mask >>> from & 1) != 0) {
                    add(parts[from / Byte.SIZE], from % Byte.SIZE, 1 << bit);
                    bit++;
                }
            }
        }

        private static void add(int[] part, int from, int value) {
            for (int i = 0; i < part.length; i++) {
                part[i] |= (i >> from & 1) * value;
            }
        }

        /** The channel's value of a pixel, from 0 to 255, rounded. */
        int of(int pixel) {
            if (largest == 0) {
                return absent;
            }
            int value = parts[0][pixel & 0xff] | parts[1][pixel >> 8 & 0xff]
                    | parts[2][pixel >> 16 & 0xff] | parts[3][pixel >>> 24];
            return (int) (((value & 0xffff_ffffL) * 255 + largest / 2) / largest);
        }
    }
}
