package dev.slipstream.imageio.png.read;

import dev.slipstream.imageio.png.file.RowConverter;

/** Scales gray of at most eight bits to eight, and adds alpha. */
final class TransparentGray implements RowConverter {

    private final int depth;

    /** The transparent value. If it is larger than 255, no pixel is transparent. */
    private final int transparent;

    /** At a depth below 8, only the lowest bits of the value count (section 11.3.2.1); at 8 all 16, as in the JDK. */
    TransparentGray(int depth, TransparentColour transparent) {
        this.depth = depth;
        this.transparent = depth < 8 ? transparent.red() & ((1 << depth) - 1) : transparent.red();
    }

    @Override
    public void convert(byte[] row, int from, int pixels, Object to) {
        byte[] bytes = (byte[]) to;
        int mask = (1 << depth) - 1;
        int scale = 255 / mask;
        long bit = 0;
        for (int i = 0; i < pixels; i++, bit += depth) {
            int shift = (int) (8 - depth - (bit & 7));
            int gray = (row[from + (int) (bit >> 3)] >> shift) & mask;
            bytes[2 * i] = (byte) (gray * scale);
            bytes[2 * i + 1] = (byte) (gray == transparent ? 0 : 255);
        }
    }
}
