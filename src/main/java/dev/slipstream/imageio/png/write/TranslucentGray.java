package dev.slipstream.imageio.png.write;

import java.awt.image.IndexColorModel;

/** Converts indexes of eight bits into a palette of grays that equal their indexes, and are not all opaque. */
final class TranslucentGray implements ScanlineConverter {

    /** The alpha for each index, even for those after the palette's end, which the JDK writes, too. */
    private final byte[] alpha;

    TranslucentGray(IndexColorModel colours) {
        alpha = new byte[256];
        for (int i = 0; i < alpha.length; i++) {
            alpha[i] = (byte) colours.getAlpha(i);
        }
    }

    @Override
    public void convert(Object elements, int pixels, byte[] scanline) {
        byte[] row = (byte[]) elements;
        for (int i = 0; i < pixels; i++) {
            scanline[2 * i] = row[i];
            scanline[2 * i + 1] = alpha[row[i] & 0xff];
        }
    }
}
