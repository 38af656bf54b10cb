package dev.slipstream.imageio.bmp;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Pixels of 64 bits, as GDI+ writes them: blue, green, red and alpha of 16 bits, fixed point with 13 bits after the
 * point. Colours are proportional to light, and become sRGB (IEC 61966-2-1). Values below 0 or above 1 are clipped.
 */
final class LinearPixels implements ElementConverter {

    private static final int ONE = 1 << 13;

    private static final int BYTES = 8;

    private static final VarHandle SHORT = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);

    /** The sRGB value for each linear value from 0 to {@link #ONE}. */
    private final byte[] srgb = new byte[ONE + 1];

    LinearPixels() {
        for (int i = 0; i <= ONE; i++) {
            srgb[i] = (byte) Math.round(255 * srgb((double) i / ONE));
        }
    }

    private static double srgb(double linear) {
        return linear <= 0.0031308 ? 12.92 * linear : 1.055 * Math.pow(linear, 1 / 2.4) - 0.055;
    }

    @Override
    public Object convert(byte[] row, int from, int count, Object pixels) {
        int[] to = (int[]) pixels;
        for (int i = 0, at = from; i < count; i++, at += BYTES) {
            int alpha = (value(row, at + 6) * 255 + ONE / 2) / ONE;
            to[i] = alpha << 24 | colour(row, at + 4) << 16 | colour(row, at + 2) << 8 | colour(row, at);
        }
        return to;
    }

    private int colour(byte[] row, int at) {
        return srgb[value(row, at)] & 0xff;
    }

    private static int value(byte[] row, int at) {
        return Math.max(0, Math.min(ONE, (short) SHORT.get(row, at)));
    }
}
