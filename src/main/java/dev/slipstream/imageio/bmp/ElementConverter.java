package dev.slipstream.imageio.bmp;

/** Converts pixels of the file to elements of a raster. It is chosen once for an image. */
interface ElementConverter {

    /**
     * Converts {@code count} pixels that lie side by side in a row of the file.
     *
     * @param from the index of the first pixel's first byte
     * @param pixels takes the elements: a {@code byte[]}, {@code short[]} or {@code int[]}
     * @return the array with the elements from index 0 on: {@code pixels}, or {@code row} if it has them there already
     */
    Object convert(byte[] row, int from, int count, Object pixels);

    /** Whether elements are the unchanged bytes of the file. */
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
