package dev.slipstream.imageio.bmp;

/** Pixels of at most 8 bits, or of whole bytes, which are the same in the raster and in the file. */
record RawBytes(int bitsPerPixel) implements ElementConverter {

    @Override
    public boolean isCopy() {
        return true;
    }

    @Override
    public Object convert(byte[] row, int from, int count, Object pixels) {
        if (from == 0) {
            return row;
        }
        System.arraycopy(row, from, pixels, 0, (int) (((long) count * bitsPerPixel + 7) >> 3));
        return pixels;
    }
}
