package dev.slipstream.imageio.png.write;

import dev.slipstream.imageio.png.file.FilterType;
import dev.slipstream.imageio.warmup.WarmUp;
import java.util.Arrays;

/**
 * Applies the filters to scanlines (PNG specification, section 9). A filter subtracts from each byte a prediction,
 * which is made of the bytes to the left, above, and above the left. The reader's {@code Unfilter} undoes it.
 *
 * <p>The input is an array of rows. Each row has at least as many zeros before it as a pixel has bytes, and bytes of
 * any value after it.
 *
 * <p>The first scanlines of a process are filtered here, byte by byte. All others are filtered by {@link WideFilter},
 * with the same result. It is faster once it is compiled, but until then many times slower: each load of eight bytes
 * takes several calls in the interpreter. {@code PlainUnfilter} does the same for reading.
 */
final class Filter {

    /** How many bytes after a row are read, and after the result are overwritten. */
    static final int BEHIND = Long.BYTES;

    /** The number of filter types. */
    static final int TYPES = FilterType.PAETH + 1;

    /** From these lengths on, {@link #nearestToZero} adds up only half of a row, or a quarter. */
    private static final int SHORT_ROW = 48;
    private static final int LONG_ROW = 512;

    /** Late in the warm-up, the wide filters get one in four pieces, too: frequent calls get them compiled. */
    private static final int LAST = 1 << 19;
    private static final int EACH = 4;

    /** How many bytes are filtered at a time: a method that is called often is compiled before one that loops often. */
    private static final int STEP = 32;

    private Filter() {}

    /**
     * Applies one filter.
     *
     * @param bpp bytes of a pixel, 1 to 8
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
            boolean isLast = WarmUp.FILTER.isWithin(LAST);
            WarmUp.FILTER.count(length);
            for (int i = 0; i < length; i += STEP) {
                int n = Math.min(STEP, length - i);
                if (isLast && i % (EACH * STEP) == 0) {
                    WideFilter.apply(filter, bpp, rows, row + i, above + i, n, out, to + i);
                } else {
                    applyPart(filter, bpp, rows, row + i, above + i, n, out, to + i);
                }
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
     * The filter whose result is nearest to zeros. As the specification recommends, this is the filter with the least
     * sum of absolute values of bytes from -128 to 127. Filter none counts bytes as 0 to 255, so that it is rarely
     * chosen. Of equal sums, the first in the order up, sub, none, average, Paeth wins. Of a long row one in four
     * groups of eight bytes is added up, of a shorter one every other group: that nearly always finds the same filter.
     */
    static int nearestToZero(int bpp, byte[] rows, int row, int above, int length) {
        if (Arrays.equals(rows, row, row + length, rows, above, above + length)) {
            return FilterType.UP; // all zeros
        }
        if (!WarmUp.FILTER.isUnderWay()) {
            return WideFilter.nearestToZero(bpp, rows, row, above, length);
        }
        if (WarmUp.FILTER.isWithin(LAST)) {
            for (int i = 0; i < length; i += EACH * STEP) {
                WideFilter.nearestToZero(bpp, rows, row + i, above + i, Math.min(STEP, length - i));
            }
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

    /** The filter with the least of these sums. */
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

    /** The distance of groups of bytes to add up. Unless a row is long, 16-bit RGB pixels are too few to skip any. */
    static int step(int bpp, int length) {
        return length >= LONG_ROW ? 4 * Long.BYTES
                : length >= SHORT_ROW && bpp <= 4 ? 2 * Long.BYTES : Long.BYTES;
    }
}
