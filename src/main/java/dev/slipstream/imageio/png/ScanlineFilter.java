package dev.slipstream.imageio.png;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Applies the filters to scanlines (PNG specification, section 9): takes from each byte a prediction from the bytes to
 * the left, above, and above the left. {@link RowFilter} undoes it.
 *
 * <p>Eight bytes at a time: none of them needs the result of another. What is read is an array of rows, each with zeros
 * before it, at least as many as a pixel has bytes, and with bytes behind it that do not matter.
 */
final class ScanlineFilter {

    /** How many bytes behind a row are read, and behind the result are written. */
    static final int BEHIND = Long.BYTES;

    /** How many filter types there are. */
    static final int TYPES = RowFilter.PAETH + 1;

    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    /** The highest bit of each byte of a long, the lowest, all but the lowest, and every other byte. */
    private static final long HIGH = 0x8080808080808080L;
    private static final long LOW = 0x0101010101010101L;
    private static final long NOT_LOW = ~LOW;
    private static final long EVEN = 0x00ff00ff00ff00ffL;
    private static final long LANES = 0x0001000100010001L;

    /** From so many bytes on, not all of a row are looked at, and from so many, even fewer. */
    private static final int SHORT_ROW = 48;
    private static final int LONG_ROW = 512;

    private ScanlineFilter() {}

    /**
     * Applies one filter.
     *
     * @param bpp bytes of a pixel, at least 1, at most 8
     * @param row the index of the row in {@code rows}
     * @param above the index of the row above
     * @param out gets the result, {@code length} bytes from {@code to} on
     */
    static void apply(int filter, int bpp, byte[] rows, int row, int above, int length, byte[] out, int to) {
        switch (filter) {
            case RowFilter.NONE -> System.arraycopy(rows, row, out, to, length);
            case RowFilter.SUB -> subtract(rows, row, row - bpp, length, out, to);
            case RowFilter.UP -> subtract(rows, row, above, length, out, to);
            case RowFilter.AVERAGE -> average(bpp, rows, row, above, length, out, to);
            case RowFilter.PAETH -> paeth(bpp, rows, row, above, length, out, to);
            default -> throw new IllegalArgumentException("There is no filter type " + filter);
        }
    }

    private static void subtract(byte[] rows, int row, int predicted, int length, byte[] out, int to) {
        for (int i = 0; i < length; i += Long.BYTES) {
            LONG.set(out, to + i, difference((long) LONG.get(rows, row + i), (long) LONG.get(rows, predicted + i)));
        }
    }

    private static void average(int bpp, byte[] rows, int row, int above, int length, byte[] out, int to) {
        for (int i = 0; i < length; i += Long.BYTES) {
            long mean = mean((long) LONG.get(rows, row - bpp + i), (long) LONG.get(rows, above + i));
            LONG.set(out, to + i, difference((long) LONG.get(rows, row + i), mean));
        }
    }

    private static void paeth(int bpp, byte[] rows, int row, int above, int length, byte[] out, int to) {
        long mask = Lanes.mask();
        long bias = Lanes.bias();
        for (int i = 0; i < length; i += Long.BYTES) {
            long predictor = paeth((long) LONG.get(rows, row - bpp + i), (long) LONG.get(rows, above + i),
                    (long) LONG.get(rows, above - bpp + i), mask, bias);
            LONG.set(out, to + i, difference((long) LONG.get(rows, row + i), predictor));
        }
    }

    /**
     * The filter whose result is nearest to zeros: the one with the least sum of absolute values of bytes from -128 to
     * 127, as the specification recommends, or for none, which is to be taken the least, of bytes from 0 to 255; of
     * equal ones the first of up, sub, none, average and Paeth. Of a long row, every fourth eight bytes are looked at,
     * of a shorter one every other: that nearly always finds the same filter.
     */
    static int nearestToZero(int bpp, byte[] rows, int row, int above, int length) {
        long mask = Lanes.mask();
        long bias = Lanes.bias();
        long none = 0;
        long sub = 0;
        long up = 0;
        long average = 0;
        long paeth = 0;
        int step = step(bpp, length);
        for (int i = 0; i < length; i += step) {
            long b = (long) LONG.get(rows, above + i);
            long a = (long) LONG.get(rows, row - bpp + i);
            long c = (long) LONG.get(rows, above - bpp + i);
            long x = (long) LONG.get(rows, row + i);
            long used = length - i < Long.BYTES ? -1L >>> (8 * (i - length)) : -1L;
            none += sum(x & used);
            sub += magnitude(difference(x, a) & used);
            up += magnitude(difference(x, b) & used);
            average += magnitude(difference(x, mean(a, b)) & used);
            paeth += magnitude(difference(x, paeth(a, b, c, mask, bias)) & used);
        }
        int best = RowFilter.UP;
        long least = up;
        if (sub < least) {
            least = sub;
            best = RowFilter.SUB;
        }
        if (none < least) {
            least = none;
            best = RowFilter.NONE;
        }
        if (average < least) {
            least = average;
            best = RowFilter.AVERAGE;
        }
        return paeth < least ? RowFilter.PAETH : best;
    }

    /** Of a row, eight bytes are looked at every so many. Pixels of 16-bit samples are too few in a short one. */
    static int step(int bpp, int length) {
        return length >= LONG_ROW ? 4 * Long.BYTES
                : length >= SHORT_ROW && bpp <= 4 ? 2 * Long.BYTES : Long.BYTES;
    }

    /** The differences of eight pairs of bytes. */
    private static long difference(long a, long b) {
        return ((a | HIGH) - (b & ~HIGH)) ^ ((a ^ ~b) & HIGH);
    }

    /** The means of eight pairs of bytes, rounded down. */
    private static long mean(long a, long b) {
        return (a & b) + (((a ^ b) & NOT_LOW) >>> 1);
    }

    private static long paeth(long a, long b, long c, long mask, long bias) {
        long even = Lanes.paeth(a & mask, b & mask, c & mask, bias);
        long odd = Lanes.paeth(a >>> 8 & mask, b >>> 8 & mask, c >>> 8 & mask, bias);
        return even | odd << 8;
    }

    /** The sum of eight bytes from 0 to 255. */
    private static long sum(long bytes) {
        return (((bytes & EVEN) + (bytes >>> 8 & EVEN)) * LANES) >>> 48;
    }

    /** The sum of the absolute values of eight bytes. */
    private static long magnitude(long bytes) {
        long negative = (bytes & HIGH) >>> 7;
        long absolute = (bytes ^ negative * 0xff) + negative;
        return sum(absolute);
    }
}
