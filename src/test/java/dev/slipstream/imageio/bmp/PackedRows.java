package dev.slipstream.imageio.bmp;

/** Packs pixels as in an uncompressed file: in rows of whole 32-bit words, usually from the bottom. */
final class PackedRows {

    private PackedRows() {}

    /** Bytes of a row with its padding. */
    static int stride(int width, int bits) {
        return (int) (((long) width * bits + 31) / 32 * 4);
    }

    /** @param pixels by rows from the top */
    static byte[] of(long[] pixels, int width, int height, int bits, boolean topDown) {
        int stride = stride(width, bits);
        byte[] packed = new byte[stride * height];
        for (int y = 0; y < height; y++) {
            int row = (topDown ? y : height - 1 - y) * stride;
            for (int x = 0; x < width; x++) {
                put(packed, row, x, bits, pixels[y * width + x]);
            }
        }
        return packed;
    }

    private static void put(byte[] packed, int row, int x, int bits, long pixel) {
        if (bits < 8) {
            int bit = x * bits;
            packed[row + bit / 8] |= (byte) ((pixel & (1 << bits) - 1) << (8 - bits - bit % 8));
            return;
        }
        for (int i = 0; i < bits / 8; i++) {
            packed[row + x * bits / 8 + i] = (byte) (pixel >> (8 * i));
        }
    }
}
