package dev.slipstream.imageio.png.read;

import static dev.slipstream.imageio.png.read.Unfilter.BEFORE;

import dev.slipstream.imageio.png.file.Lanes;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Undoes Paeth's filter. The predictor is the one of left (a), up (b) and upper left (c) that is nearest to a + b - c,
 * the first of them if two are equally near (PNG specification, section 9.4).
 *
 * <p>It is computed as in stb_image. Let low and high be the lesser and the greater of a and b. The predictor is high
 * if 3c - a - b is at most low, low if 3c - a - b is at least high, and else c.
 *
 * <p>The code has no branch, and nothing that the compiler may turn into one: the processor cannot predict it, and a
 * wrong prediction costs more than the pixel. Written with {@code ?:}, a pixel of four bytes took 6.5 or 25 ns,
 * depending on the data that the compiler had seen; this code takes 5.3 (a row alone, JDK 17 and 25).
 * {@link PaethRows} takes less.
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
     * Four bytes of each pixel, from {@code first} on. Those beyond the pixel belong to the next one, and are
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
