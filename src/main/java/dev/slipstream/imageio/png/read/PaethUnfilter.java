package dev.slipstream.imageio.png.read;

import static dev.slipstream.imageio.png.read.Unfilter.BEFORE;

import dev.slipstream.imageio.png.file.Lanes;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * The filter that predicts whichever of left (a), up (b) and upper left (c) is nearest to a + b - c, in this order if
 * two are equally near (PNG specification, section 9.4).
 *
 * <p>As in stb_image, with low and high the lesser and the greater of a and b: that is high if 3c - a - b is at most
 * low, low if it is at least high, and else c.
 *
 * <p>There is no branch, and nothing that the compiler may make one of: nobody can predict it, and a wrong prediction
 * costs more than the pixel. Written with {@code ?:}, a pixel of four bytes took 6.5 ns or 25, depending on the data
 * that the compiler had seen; this takes 5.3 (a row alone, JDK 17 and 25). Several rows at once take less:
 * {@link PaethRows}.
 */
final class PaethUnfilter {

    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

    private PaethUnfilter() {}

    /** See {@link Unfilter#unfilter}. */
    static void unfilter(int bpp, byte[] raw, int from, byte[] above, byte[] row, int length) {
        switch (bpp) {
            case 1 -> unfilter1(raw, from, above, row, length);
            case 2 -> unfilter2(raw, from, above, row, length);
            case 3, 4 -> unfilter4(0, bpp, raw, from, above, row, length);
            default -> {
                unfilter4(4, bpp, raw, from, above, row, length);
                unfilter4(0, bpp, raw, from, above, row, length);
            }
        }
    }

    private static void unfilter1(byte[] raw, int from, byte[] above, byte[] row, int length) {
        int left = 0;
        int upperLeft = 0;
        for (int i = 0; i < length; i++) {
            int up = above[BEFORE + i] & 0xff;
            left = (raw[from + i] + predictor(left, up, upperLeft)) & 0xff;
            upperLeft = up;
            row[BEFORE + i] = (byte) left;
        }
    }

    private static void unfilter2(byte[] raw, int from, byte[] above, byte[] row, int length) {
        int left0 = 0;
        int left1 = 0;
        int upperLeft0 = 0;
        int upperLeft1 = 0;
        for (int i = 0; i < length; i += 2) {
            int up0 = above[BEFORE + i] & 0xff;
            int up1 = above[BEFORE + i + 1] & 0xff;
            left0 = (raw[from + i] + predictor(left0, up0, upperLeft0)) & 0xff;
            left1 = (raw[from + i + 1] + predictor(left1, up1, upperLeft1)) & 0xff;
            upperLeft0 = up0;
            upperLeft1 = up1;
            row[BEFORE + i] = (byte) left0;
            row[BEFORE + i + 1] = (byte) left1;
        }
    }

    private static int predictor(int left, int up, int upperLeft) {
        int threshold = 3 * upperLeft - up - left;
        int low = Math.min(left, up);
        int high = Math.max(left, up);
        int isBelowHigh = (threshold - high) >> 31; // -1 if so, else 0
        int isAboveLow = (low - threshold) >> 31;
        return (low & ~isBelowHigh) | (high & ~isAboveLow) | (upperLeft & isBelowHigh & isAboveLow);
    }

    /**
     * Four bytes of each pixel, from {@code first} on. Those that a pixel does not have, and those of the next one, are
     * overwritten later.
     */
    private static void unfilter4(int first, int bpp, byte[] raw, int from, byte[] above, byte[] row, int length) {
        long left = 0;
        long upperLeft = 0;
        long mask = Lanes.mask();
        long bias = Lanes.bias();
        for (int i = first; i < length; i += bpp) {
            long up = Lanes.ofFour((int) INT.get(above, BEFORE + i), mask);
            long filtered = Lanes.ofFour((int) INT.get(raw, from + i), mask);
            left = (filtered + Lanes.paeth(left, up, upperLeft, bias)) & mask;
            upperLeft = up;
            INT.set(row, BEFORE + i, Lanes.four(left));
        }
    }
}
