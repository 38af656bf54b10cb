package dev.slipstream.imageio.png.read;

import dev.slipstream.imageio.png.file.RowConverter;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Adds alpha to gray or RGB of 16 bits. */
final class TransparentShorts implements RowConverter {

    private static final VarHandle SHORT = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.BIG_ENDIAN);

    private final int bands;
    private final short red;
    private final short green;
    private final short blue;

    TransparentShorts(int bands, TransparentColour transparent) {
        this.bands = bands;
        this.red = (short) transparent.red();
        this.green = (short) transparent.green();
        this.blue = (short) transparent.blue();
    }

    @Override
    public void convert(byte[] row, int from, int pixels, Object to) {
        short[] samples = (short[]) to;
        if (bands == 1) {
            gray(row, from, pixels, samples);
        } else {
            rgb(row, from, pixels, samples);
        }
    }

    private void gray(byte[] row, int from, int pixels, short[] to) {
        for (int i = 0; i < pixels; i++) {
            short gray = (short) SHORT.get(row, from + 2 * i);
            to[2 * i] = gray;
            to[2 * i + 1] = gray == red ? 0 : (short) 0xffff;
        }
    }

    private void rgb(byte[] row, int from, int pixels, short[] to) {
        for (int i = 0; i < pixels; i++) {
            short r = (short) SHORT.get(row, from + 6 * i);
            short g = (short) SHORT.get(row, from + 6 * i + 2);
            short b = (short) SHORT.get(row, from + 6 * i + 4);
            to[4 * i] = r;
            to[4 * i + 1] = g;
            to[4 * i + 2] = b;
            to[4 * i + 3] = r == red && g == green && b == blue ? 0 : (short) 0xffff;
        }
    }
}
