package dev.slipstream.imageio.png.read;

import static dev.slipstream.imageio.png.read.Unfilter.BEFORE;

import dev.slipstream.imageio.png.file.FilterType;
import dev.slipstream.imageio.warmup.WarmUp;

/**
 * Undoes the filters byte by byte. This is the definition: {@link Unfilter}, {@link PaethUnfilter}, {@link PaethRows}
 * and {@link ZeroRuns} must give the same bytes.
 *
 * <p>It unfilters the first scanlines of a process. The others are faster once they have been compiled; until then they
 * are many times slower, since the interpreter makes several calls to load eight bytes.
 */
final class PlainUnfilter {

    /** During the last bytes of the warm-up, Unfilter gets the beginning of each scanline, too, to be compiled. */
    private static final int LAST = 2 << 20;
    private static final int BEGINNING = 96;

    /** Bytes unfiltered at a time: a method that is called often is compiled sooner than a long loop. */
    private static final int STEP = 32;

    private PlainUnfilter() {}

    /** See {@link Unfilter#unfilter}. */
    static void unfilter(int filter, int bpp, byte[] raw, int from, byte[] above, byte[] row, int length) {
        WarmUp.UNFILTER.count(length);
        if (WarmUp.UNFILTER.isWithin(LAST)) {
            warmUp(filter, bpp, raw, from, above, Math.min(length, BEGINNING / bpp * bpp));
        }
        if (filter == FilterType.NONE) {
            System.arraycopy(raw, from, row, BEFORE, length);
            return;
        }
        for (int i = 0; i < length; i += STEP) {
            int end = Math.min(length, i + STEP);
            switch (filter) {
                case FilterType.SUB -> sub(bpp, raw, from, row, i, end);
                case FilterType.UP -> up(raw, from, above, row, i, end);
                case FilterType.AVERAGE -> average(bpp, raw, from, above, row, i, end);
                default -> paeth(bpp, raw, from, above, row, i, end);
            }
        }
    }

    private static void warmUp(int filter, int bpp, byte[] raw, int from, byte[] above, int n) {
        Unfilter.unfilter(filter, bpp, raw, from, above, Unfilter.newRow(n), n);
        if (filter == FilterType.PAETH && (bpp == 3 || bpp == 4)) {
            ZeroRuns.paeth(bpp, raw, from, above, Unfilter.newRow(n), n);
        }
        // If there are enough bytes after the first n, they serve as the next scanlines.
        if (filter == FilterType.PAETH && raw.length - from >= PaethRows.MOST * (1 + n) + Unfilter.AFTER) {
            byte[][] rows = new byte[1 + PaethRows.MOST][];
            rows[0] = above;
            for (int i = 1; i < rows.length; i++) {
                rows[i] = Unfilter.newRow(n);
            }
            PaethRows.unfilter(bpp, raw, from, rows, n);
        }
    }

    /** See {@link Unfilter#unfilterFirst}. */
    static void unfilterFirst(int filter, int bpp, byte[] raw, int from, byte[] row, int length) {
        WarmUp.UNFILTER.count(length);
        switch (filter) {
            case FilterType.NONE, FilterType.UP -> System.arraycopy(raw, from, row, BEFORE, length);
            case FilterType.SUB, FilterType.PAETH -> sub(bpp, raw, from, row, 0, length);
            default -> average(bpp, raw, from, row, length);
        }
    }

    private static void sub(int bpp, byte[] raw, int from, byte[] row, int start, int end) {
        for (int i = start, o = BEFORE + start; i < end; i++, o++) {
            row[o] = (byte) (raw[from + i] + row[o - bpp]);
        }
    }

    private static void up(byte[] raw, int from, byte[] above, byte[] row, int start, int end) {
        for (int i = start, o = BEFORE + start; i < end; i++, o++) {
            row[o] = (byte) (raw[from + i] + above[o]);
        }
    }

    private static void average(int bpp, byte[] raw, int from, byte[] above, byte[] row, int start, int end) {
        for (int i = start, o = BEFORE + start; i < end; i++, o++) {
            row[o] = (byte) (raw[from + i] + (((row[o - bpp] & 0xff) + (above[o] & 0xff)) >> 1));
        }
    }

    /** For the first row, above which are zeros. */
    private static void average(int bpp, byte[] raw, int from, byte[] row, int length) {
        for (int i = 0, o = BEFORE; i < length; i++, o++) {
            row[o] = (byte) (raw[from + i] + ((row[o - bpp] & 0xff) >> 1));
        }
    }

    /** Without a branch, as {@link PaethUnfilter}. */
    private static void paeth(int bpp, byte[] raw, int from, byte[] above, byte[] row, int start, int end) {
        for (int i = start, o = BEFORE + start; i < end; i++, o++) {
            int left = row[o - bpp] & 0xff;
            int up = above[o] & 0xff;
            int upperLeft = above[o - bpp] & 0xff;
            int lessThanUp = (left - up) & (left - up) >> 31;
            int low = up + lessThanUp;
            int high = left - lessThanUp;
            int threshold = 3 * upperLeft - up - left;
            int isBelowHigh = (threshold - high) >> 31; // -1 if so, else 0
            int isAboveLow = (low - threshold) >> 31;
            int nearest = (low & ~isBelowHigh) | (high & ~isAboveLow) | (upperLeft & isBelowHigh & isAboveLow);
            row[o] = (byte) (raw[from + i] + nearest);
        }
    }
}
