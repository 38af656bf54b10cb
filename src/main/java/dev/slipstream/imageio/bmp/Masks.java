package dev.slipstream.imageio.bmp;

/** Which bits of a pixel of 16 or 32 bits are red, green, blue and alpha; an alpha of 0 is none. */
record Masks(int red, int green, int blue, int alpha) {

    static final Masks NONE = new Masks(0, 0, 0, 0);

    /** [MS-WMF], BitmapInfoHeader: what 16 bits are without masks. */
    static final Masks RGB_555 = new Masks(0x7c00, 0x03e0, 0x001f, 0);

    /** What 32 bits are without masks. */
    static final Masks RGB_888 = new Masks(0xff0000, 0x00ff00, 0x0000ff, 0);

    /**
     * Whether both have the same bits. Not {@code equals}: linking that of a record, at its first call, takes a fresh
     * Java as long as reading some small images.
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

    /** Whether {@code DirectColorModel} can have these: it refuses gaps, and divides by 0 if one has 32 bits. */
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
