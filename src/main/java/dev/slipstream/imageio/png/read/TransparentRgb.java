package dev.slipstream.imageio.png.read;

import dev.slipstream.imageio.png.file.RowConverter;

/** Adds alpha to RGB of eight bits: the result is RGBA, or in reverse ABGR. */
final class TransparentRgb implements RowConverter {

    /** See {@link TransparentColour#ofBytes}. */
    private final int transparent;

    private final boolean isReversed;

    TransparentRgb(TransparentColour transparent, boolean isReversed) {
        this.transparent = transparent.ofBytes();
        this.isReversed = isReversed;
    }

    @Override
    public void convert(byte[] row, int from, int pixels, Object to) {
        byte[] bytes = (byte[]) to;
        int red = isReversed ? 3 : 0;
        int green = isReversed ? 2 : 1;
        int blue = isReversed ? 1 : 2;
        int alpha = isReversed ? 0 : 3;
        for (int i = 0, at = from, o = 0; i < pixels; i++, at += 3, o += 4) {
            byte r = row[at];
            byte g = row[at + 1];
            byte b = row[at + 2];
            int colour = ((r & 0xff) << 16) | ((g & 0xff) << 8) | (b & 0xff);
            bytes[o + red] = r;
            bytes[o + green] = g;
            bytes[o + blue] = b;
            bytes[o + alpha] = (byte) (colour == transparent ? 0 : 255);
        }
    }
}
