package dev.slipstream.imageio.png.write;

/** Shows without a search whether an icon is a photo, by its new pixels: they differ from the left and upper one. */
final class Sketch {

    private static final int MULTIPLIER = 0x9e3779b1;

    private Sketch() {}

    /**
     * Whether nearly all pixels of a strip are new, and most differ from all that were seen before: all pixels of a
     * pattern may be new, but it has few colours.
     */
    static boolean isPhoto(Strip strip, int bpp) {
        byte[] bytes = strip.bytes();
        int length = strip.lengths[0];
        int stride = Strip.stride(length);
        int end = strip.starts[0] + strip.counts[0] * stride;
        int pixels = strip.counts[0] * (length / bpp);
        int mostOld = (int) ((1 - Rules.PHOTO_FRESH) * pixels);
        int bits = Integer.SIZE - Integer.numberOfLeadingZeros(pixels);
        int[] seen = new int[1 << bits]; // by hash, the last pixel; with room for all, so that a copy is noticed
        int old = 0;
        int unseen = 0;
        for (int row = strip.starts[0]; row < end; row += stride) {
            int left = 0;
            for (int i = row; i < row + length; i += bpp) {
                int pixel = pixel(bytes, i, bpp);
                if (pixel == left || pixel == pixel(bytes, i - stride, bpp)) {
                    old++;
                } else {
                    int hash = (pixel * MULTIPLIER) >>> (Integer.SIZE - bits);
                    unseen += seen[hash] == pixel ? 0 : 1;
                    seen[hash] = pixel;
                }
                left = pixel;
            }
            if (old > mostOld) {
                return false;
            }
        }
        return unseen > Rules.PHOTO_UNSEEN * pixels;
    }

    private static int pixel(byte[] bytes, int i, int bpp) {
        int three = (bytes[i] & 0xff) << 16 | (bytes[i + 1] & 0xff) << 8 | (bytes[i + 2] & 0xff);
        return bpp == 3 ? three : three | bytes[i + 3] << 24;
    }
}
