package dev.slipstream.imageio.bmp;

/** The bits of red, green, blue and alpha in a pixel of 16 or 32 bits. An alpha mask of 0 means no alpha. */
record Masks(int red, int green, int blue, int alpha) {

    static final Masks NONE = new Masks(0, 0, 0, 0);

    /** Pixels of 16 bits without masks in the file: [MS-WMF], BitmapInfoHeader. */
    static final Masks RGB_555 = new Masks(0x7c00, 0x03e0, 0x001f, 0);

    /** Pixels of 32 bits without masks in the file. */
    static final Masks RGB_888 = new Masks(0xff0000, 0x00ff00, 0x0000ff, 0);

    /**
     * Whether both have the same bits. It replaces a record's {@code equals}, which is linked at its first call: that
     * takes a fresh Java as long as reading some small images.
     */
    boolean isSame(Masks other) {
        return red == other.red && green == other.green && blue == other.blue && alpha == other.alpha;
    }

    boolean hasAlpha() {
        return alpha != 0;
    }

    Masks withAlpha(int alpha) {
        return new Masks(red, green, blue, alpha);
    }

    /** Whether {@code DirectColorModel} can have these: it refuses masks with gaps, and divides by 0 for 32 bits. */
    boolean isDirect() {
        return isDirect(red) && isDirect(green) && isDirect(blue) && isDirect(alpha);
    }

    private static boolean isDirect(int mask) {
        int ones = mask >>> Integer.numberOfTrailingZeros(mask);
        boolean isContiguous = (ones & (ones + 1)) == 0;
        return mask == 0 || (isContiguous && mask != -1);
    }

    /** Red, green, blue, and alpha if there is one. */
    int[] toArray() {
        return hasAlpha() ? new int[] {red, green, blue, alpha} : new int[] {red, green, blue};
    }
}
