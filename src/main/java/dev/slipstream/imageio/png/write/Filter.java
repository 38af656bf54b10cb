package dev.slipstream.imageio.png.write;

import dev.slipstream.imageio.png.file.FilterType;
import dev.slipstream.imageio.warmup.WarmUp;

/**
 * Applies the filters to scanlines (PNG specification, section 9): takes from each byte a prediction from the bytes to
 * the left, above, and above the left. The reader's {@code Unfilter} undoes it.
 *
 * <p>What is read is an array of rows, each with zeros before it, at least as many as a pixel has bytes, and with bytes
 * behind it that do not matter.
 *
 * <p>The first scanlines of a process are filtered here, byte by byte, all others by {@link WideFilter}, with
 * the same result: it is faster once it has been compiled, and until then many times slower, since every eight bytes
 * that it loads are several calls in the interpreter. {@code PlainUnfilter} does so for reading.
 */
final class Filter {

    /** How many bytes behind a row are read, and behind the result are written. */
    static final int BEHIND = Long.BYTES;

    /** How many filter types there are. */
    static final int TYPES = FilterType.PAETH + 1;

    /** From so many bytes on, not all of a row are looked at, and from so many, even fewer. */
    private static final int SHORT_ROW = 48;
    private static final int LONG_ROW = 512;

    /** From so many on, the wide filters get the beginning of each scanline: what is called often is compiled soon. */
    private static final int LAST = 1 << 19;
    private static final int BEGINNING = 96;

    /** As many bytes are filtered at a time: a method that is called often is compiled before one that loops often. */
    private static final int STEP = 32;

    private Filter() {}

    /**
     * Applies one filter.
     *
     * @param bpp bytes of a pixel, at least 1, at most 8
     * @param row the index of the row in {@code rows}
     * @param above the index of the row above
     * @param out gets the result, {@code length} bytes from {@code to} on
     */
    static void apply(int filter, int bpp, byte[] rows, int row, int above, int length, byte[] out, int to) {
        if (filter == FilterType.NONE) {
            System.arraycopy(rows, row, out, to, length);
        } else if (!WarmUp.FILTER.isUnderWay()) {
            WideFilter.apply(filter, bpp, rows, row, above, length, out, to);
        } else {
            int i = WarmUp.FILTER.isWithin(LAST) ? Math.min(length, BEGINNING) : 0;
            WarmUp.FILTER.count(length);
            if (i > 0) {
                WideFilter.apply(filter, bpp, rows, row, above, i, out, to);
            }
            for (; i < length; i += STEP) {
                applyPart(filter, bpp, rows, row + i, above + i, Math.min(STEP, length - i), out, to + i);
            }
        }
    }

    private static void applyPart(
            int filter, int bpp, byte[] rows, int row, int above, int length, byte[] out, int to) {
        switch (filter) {
            case FilterType.SUB -> subtract(rows, row, row - bpp, length, out, to);
            case FilterType.UP -> subtract(rows, row, above, length, out, to);
            case FilterType.AVERAGE -> average(bpp, rows, row, above, length, out, to);
            case FilterType.PAETH -> paeth(bpp, rows, row, above, length, out, to);
            default -> throw new IllegalArgumentException("There is no filter type " + filter);
        }
    }

    private static void subtract(byte[] rows, int row, int predicted, int length, byte[] out, int to) {
        for (int i = 0; i < length; i++) {
            out[to + i] = (byte) (rows[row + i] - rows[predicted + i]);
        }
    }

    private static void average(int bpp, byte[] rows, int row, int above, int length, byte[] out, int to) {
        for (int i = 0; i < length; i++) {
            out[to + i] = (byte) (rows[row + i] - (((rows[row - bpp + i] & 0xff) + (rows[above + i] & 0xff)) >> 1));
        }
    }

    private static void paeth(int bpp, byte[] rows, int row, int above, int length, byte[] out, int to) {
        for (int i = 0; i < length; i++) {
            int predictor = paeth(rows[row - bpp + i] & 0xff, rows[above + i] & 0xff, rows[above - bpp + i] & 0xff);
            out[to + i] = (byte) (rows[row + i] - predictor);
        }
    }

    /** See {@code PaethUnfilter}. */
    private static int paeth(int left, int up, int upperLeft) {
        int low = Math.min(left, up);
        int high = Math.max(left, up);
        int threshold = 3 * upperLeft - up - left;
        return threshold <= low ? high : threshold >= high ? low : upperLeft;
    }

    /**
     * The filter whose result is nearest to zeros: the one with the least sum of absolute values of bytes from -128 to
     * 127, as the specification recommends, or for none, which is to be taken the least, of bytes from 0 to 255; of
     * equal ones the first of up, sub, none, average and Paeth. Of a long row, every fourth eight bytes are looked at,
     * of a shorter one every other: that nearly always finds the same filter.
     */
    static int nearestToZero(int bpp, byte[] rows, int row, int above, int length) {
        if (!WarmUp.FILTER.isUnderWay()) {
            return WideFilter.nearestToZero(bpp, rows, row, above, length);
        }
        if (WarmUp.FILTER.isWithin(LAST)) {
            WideFilter.nearestToZero(bpp, rows, row, above, Math.min(length, BEGINNING));
        }
        WarmUp.FILTER.count(length);
        int[] sums = new int[TYPES];
        int step = step(bpp, length);
        for (int i = 0; i < length; i += step) {
            addMagnitudes(bpp, rows, row + i, above + i, Math.min(Long.BYTES, length - i), sums);
        }
        return least(sums[FilterType.NONE], sums[FilterType.SUB], sums[FilterType.UP], sums[FilterType.AVERAGE],
                sums[FilterType.PAETH]);
    }

    private static void addMagnitudes(int bpp, byte[] rows, int row, int above, int length, int[] sums) {
        for (int i = 0; i < length; i++) {
            int x = rows[row + i] & 0xff;
            int a = rows[row - bpp + i] & 0xff;
            int b = rows[above + i] & 0xff;
            sums[FilterType.NONE] += x;
            sums[FilterType.SUB] += Math.abs((byte) (x - a));
            sums[FilterType.UP] += Math.abs((byte) (x - b));
            sums[FilterType.AVERAGE] += Math.abs((byte) (x - ((a + b) >> 1)));
            sums[FilterType.PAETH] += Math.abs((byte) (x - paeth(a, b, rows[above - bpp + i] & 0xff)));
        }
    }

    /** Of sums for each filter, the filter with the least. */
    static int least(long none, long sub, long up, long average, long paeth) {
        int best = FilterType.UP;
        long least = up;
        if (sub < least) {
            least = sub;
            best = FilterType.SUB;
        }
        if (none < least) {
            least = none;
            best = FilterType.NONE;
        }
        if (average < least) {
            least = average;
            best = FilterType.AVERAGE;
        }
        return paeth < least ? FilterType.PAETH : best;
    }

    /** Of a row, eight bytes are looked at every so many. Pixels of 16-bit samples are too few in a short one. */
    static int step(int bpp, int length) {
        return length >= LONG_ROW ? 4 * Long.BYTES
                : length >= SHORT_ROW && bpp <= 4 ? 2 * Long.BYTES : Long.BYTES;
    }
}
