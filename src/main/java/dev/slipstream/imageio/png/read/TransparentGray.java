package dev.slipstream.imageio.png.read;

import dev.slipstream.imageio.png.file.RowConverter;

/** Gray of at most eight bits, scaled to eight, to which alpha is added. */
final class TransparentGray implements RowConverter {

    private final int depth;

    /** The transparent value; larger than any pixel if no pixel of eight bits has it. */
    private final int transparent;

    /** With fewer than 8 bits, only those of the value count (section 11.3.2.1); with 8 all 16, as for the JDK. */
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
