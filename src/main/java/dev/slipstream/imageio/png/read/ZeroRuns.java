package dev.slipstream.imageio.png.read;

import static dev.slipstream.imageio.png.read.Unfilter.BEFORE;

import dev.slipstream.imageio.png.file.Lanes;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Undoes the filters Paeth and Sub for a scanline of a drawing, in which most bytes are zeros, for pixels of three or
 * four bytes.
 *
 * <p>With Sub, zeros repeat the pixel to the left. With Paeth, the predictor is up if left and upper left are equal. If
 * the filtered pixel is zero as well, the pixel equals the one above, so that left and upper left of the next pixel are
 * equal again: as long as there are zeros, the row is a copy of the row above.
 */
final class ZeroRuns {

    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

    /** How many places of a scanline are looked at, eight bytes each. */
    private static final int SAMPLES = 16;

    /** How many of these places have to be zeros; with fewer, the usual code is faster. */
    private static final int ENOUGH = 6;

    private ZeroRuns() {}

    /** Whether this form is faster, as a few samples suggest. */
    static boolean isLikely(int bpp, byte[] raw, int from, int length) {
        if ((bpp != 3 && bpp != 4) || length < SAMPLES * Long.BYTES) {
            return false;
        }
        int step = length / SAMPLES;
        int zeros = 0;
        for (int i = 0; i < SAMPLES; i++) {
            long eight = (long) LONG.get(raw, from + i * step);
            zeros += (int) (~(eight | -eight) >>> 63);
        }
        return zeros >= ENOUGH;
    }

    /** See {@link Unfilter#unfilter}. */
    static void sub(int bpp, byte[] raw, int from, byte[] row, int length) {
        int bits = bpp * Byte.SIZE;
        long left = 0;
        int i = 0;
        while (i < length) {
            long filtered = (long) LONG.get(raw, from + i);
            if (filtered == 0) {
                int end = Math.min(length, endOfZeros(raw, from + i + Long.BYTES, from + length) - from);
                long two = left & ~(-1L << bits);
                two |= two << bits;
                for (; i < end; i += 2 * bpp) {
                    LONG.set(row, BEFORE + i, two);
                }
                i = end;
                left = (long) LONG.get(row, BEFORE + i - bpp);
            } else {
                left = Unfilter.sum(filtered, left);
                LONG.set(row, BEFORE + i, left);
                i += bpp;
            }
        }
    }

    /** See {@link Unfilter#unfilter}. */
    static void paeth(int bpp, byte[] raw, int from, byte[] above, byte[] row, int length) {
        long left = 0;
        long upperLeft = 0;
        long mask = Lanes.mask();
        long bias = Lanes.bias();
        int unused = bpp == 3 ? 16 : 0; // the highest lane belongs to the next pixel
        int i = 0;
        while (i < length) {
            // A run may end within a pixel: the left byte of each byte is bpp bytes before, wherever pixels begin.
            if ((left ^ upperLeft) << unused == 0 && (long) LONG.get(raw, from + i) == 0) {
                int end = Math.min(length, endOfZeros(raw, from + i + Long.BYTES, from + length) - from);
                System.arraycopy(above, BEFORE + i, row, BEFORE + i, end - i);
                i = end;
                upperLeft = Lanes.ofFour((int) INT.get(above, BEFORE + i - bpp), mask);
                left = upperLeft;
            } else {
                long up = Lanes.ofFour((int) INT.get(above, BEFORE + i), mask);
                long filtered = Lanes.ofFour((int) INT.get(raw, from + i), mask);
                left = (filtered + Lanes.paeth(left, up, upperLeft, bias)) & mask;
                upperLeft = up;
                INT.set(row, BEFORE + i, Lanes.four(left));
                i += bpp;
            }
        }
    }

    /** The index of the next byte that is not zero; {@code to} or more if there is none before. */
    private static int endOfZeros(byte[] raw, int from, int to) {
        for (int i = from; i < to; i += Long.BYTES) {
            long eight = (long) LONG.get(raw, i);
            if (eight != 0) {
                return i + (Long.numberOfTrailingZeros(eight) >> 3);
            }
        }
        return to;
    }
}
