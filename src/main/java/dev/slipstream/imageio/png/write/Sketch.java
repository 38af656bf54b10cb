package dev.slipstream.imageio.png.write;

/** Shows without a search whether an icon is a photo: by its pixels that differ from all that were seen before. */
final class Sketch {

    private static final int MULTIPLIER = 0x9e3779b1;

    private Sketch() {}

    /**
     * Whether most pixels of a strip are unseen. All pixels of a pattern may differ from the left and the upper one,
     * but it has few colours.
     */
    static boolean isPhoto(Strip strip, int bpp) {
        byte[] bytes = strip.bytes();
        int length = strip.lengths[0];
        int stride = Strip.stride(length);
        int end = strip.starts[0] + strip.counts[0] * stride;
        int pixels = strip.counts[0] * (length / bpp);
        int left = (int) ((1 - Rules.PHOTO_UNSEEN) * pixels); // as many may be seen
        int bits = Integer.SIZE - Integer.numberOfLeadingZeros(pixels);
        int[] seen = new int[1 << bits]; // by hash, the last pixel; with room for all, so that a copy is noticed
        for (int row = strip.starts[0]; row < end && left >= 0; row += stride) {
            for (int i = row; i < row + length; i += bpp) {
                int pixel = pixel(bytes, i, bpp);
                int hash = (pixel * MULTIPLIER) >>> (Integer.SIZE - bits);
                left -= seen[hash] == pixel ? 1 : 0;
                seen[hash] = pixel;
            }
        }
        return left >= 0;
    }

    private static int pixel(byte[] bytes, int i, int bpp) {
        int three = (bytes[i] & 0xff) << 16 | (bytes[i + 1] & 0xff) << 8 | (bytes[i + 2] & 0xff);
        return bpp == 3 ? three : three | bytes[i + 3] << 24;
    }
}
