package dev.slipstream.imageio.bmp;

/** Converts pixels of the file to elements of a raster. Chosen once an image. */
interface ElementConverter {

    /**
     * Converts pixels that lie side by side, from index {@code from} of a row of the file on. {@code pixels}: where
     * they may go, a {@code byte[]}, {@code short[]} or {@code int[]}.
     *
     * @return the array that has them from its first element on: {@code pixels}, or {@code row} if it has them so
     *     already
     */
    Object convert(byte[] row, int from, int count, Object pixels);

    /** Whether elements are bytes of the file as they are. */
    default boolean isCopy() {
        return false;
    }

    static ElementConverter of(BmpHeader header) {
        int bitsPerPixel = header.bitsPerPixel();
        return switch (bitsPerPixel) {
            case 16 -> header.masks().isDirect() ? new RawShorts() : new MaskedPixels(header.masks(), Short.BYTES);
            case 32 -> header.masks().isDirect() ? new RawInts() : new MaskedPixels(header.masks(), Integer.BYTES);
            case 64 -> new LinearPixels();
            default -> new RawBytes(bitsPerPixel);
        };
    }
}
