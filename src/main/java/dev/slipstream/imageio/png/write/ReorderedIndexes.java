package dev.slipstream.imageio.png.write;

/** Converts indexes of eight bits into a palette that is written in another order. */
final class ReorderedIndexes implements ScanlineConverter {

    /** For each index in the image, the index in the file. */
    private final byte[] order;

    ReorderedIndexes(byte[] order) {
        this.order = order;
    }

    @Override
    public void convert(Object elements, int pixels, byte[] scanline) {
        byte[] row = (byte[]) elements;
        byte[] order = this.order;
        for (int i = 0; i < pixels; i++) {
            scanline[i] = order[row[i] & 0xff];
        }
    }
}
