package dev.slipstream.imageio.png.read;

import dev.slipstream.imageio.inflate.Inflate;
import dev.slipstream.imageio.png.file.FilterType;
import dev.slipstream.imageio.warmup.WarmUp;
import java.io.IOException;

/**
 * The unfiltered scanlines of an image, pass by pass. Scanlines of Paeth's filter are unfiltered together if they have
 * been inflated already. None is inflated for this purpose, so that the rows before an error in the data come first.
 */
final class UnfilteredRows {

    /**
     * Bytes of the longest scanline without a filter that stays where it was inflated. It is still there after the next
     * scanline has been inflated, the filter of which may need the row above.
     */
    private static final int LONGEST_IN_PLACE = Inflate.HISTORY / 2;

    final InflatedScanlines lines;
    private final int bpp;

    /** First the row above, unless it is in place; then the rows that have been unfiltered together. */
    private final byte[][] rows;

    /** Whether the row taken last is in place, in the window of {@link #lines}, and its index there. */
    private boolean isInPlace;
    private int placed;

    /** How many of {@link #rows} have been unfiltered together, and how many of these have been taken. */
    private int unfiltered;
    private int taken;

    /** Scanlines of the pass, and bytes of each of them with its filter type. */
    private int height;
    private int length;

    /** The index in the pass of the scanline that was taken last from {@link #lines}. */
    private int line;

    /**
     * {@code longest}: bytes of the longest scanline with its filter type; {@code hasRowsAbove}: a pass has two rows.
     */
    UnfilteredRows(InflatedScanlines lines, int bpp, int longest, boolean hasRowsAbove) {
        this.lines = lines;
        this.bpp = bpp;
        boolean isGrouped = hasRowsAbove && longest <= InflatedScanlines.LONGEST_IN_GROUPS;
        this.rows = new byte[1 + (!isGrouped ? 1 : bpp == 1 ? PaethRows.MOST : 2)][];
        for (int i = hasRowsAbove ? 0 : 1; i < rows.length; i++) {
            rows[i] = new byte[Unfilter.BEFORE + longest - 1 + Unfilter.AFTER];
        }
    }

    /** Begins a pass of {@code height} scanlines; they have {@code length} bytes with the filter type. */
    void begin(int height, int length) {
        this.height = height;
        this.length = length;
        line = -1;
        unfiltered = 0;
        taken = 0;
        isInPlace = false;
    }

    /** Begins the pass at a point. Returns false if that is not possible any more. */
    boolean begin(RestartPoint point) {
        System.arraycopy(point.above, 0, rows[0], Unfilter.BEFORE, length - 1);
        line = point.line;
        return lines.begin(point, length);
    }

    /** The index in the pass of the next row. */
    int nextRow() {
        return line + 1 - unfiltered + taken;
    }

    /** Bytes of the arrays for scanlines. */
    long memory() {
        return lines.window().length + (long) rows.length * rows[1].length;
    }

    /** Skips a scanline of a pass of which no row is taken. */
    void skip() throws IOException {
        lines.skip(length);
    }

    /** Takes the next row. */
    void next() throws IOException {
        if (taken == unfiltered) {
            byte[] last = rows[taken];
            rows[taken] = rows[0];
            rows[0] = last;
            taken = 0;
            unfiltered = unfilter();
        }
        taken++;
    }

    /** Holds the row taken last, from index {@link #from} on, until {@link #next} is called again. */
    byte[] row() {
        return isInPlace ? lines.window() : rows[taken];
    }

    int from() {
        return isInPlace ? placed : Unfilter.BEFORE;
    }

    /** Unfilters one or several rows, and returns how many. */
    private int unfilter() throws IOException {
        int at = takeLine();
        byte[] window = lines.window();
        int filter = window[at] & 0xff;
        if (filter > FilterType.PAETH) {
            throw lines.wrongFilter(filter);
        }
        if (isInPlace && filter > FilterType.SUB) {
            System.arraycopy(window, at + 1 - length, rows[0], Unfilter.BEFORE, length - 1);
        }
        isInPlace = filter == FilterType.NONE && length <= LONGEST_IN_PLACE && !WarmUp.UNFILTER.isUnderWay();
        if (isInPlace) {
            placed = at + 1;
            return 1;
        }
        if (line == 0 || WarmUp.UNFILTER.isUnderWay()) {
            unfilterAlone(filter, window, at + 1);
            return 1;
        }
        if (filter == FilterType.PAETH && ZeroRuns.isLikely(bpp, window, at + 1, length - 1)) {
            ZeroRuns.paeth(bpp, window, at + 1, rows[0], rows[1], length - 1);
            return 1;
        }
        int together = rows.length - 1;
        if (filter != FilterType.PAETH || together == 1 || !hasPaethAhead(together - 1)) {
            Unfilter.unfilter(filter, bpp, window, at + 1, rows[0], rows[1], length - 1);
            return 1;
        }
        for (int i = 1; i < together; i++) {
            takeLine();
        }
        PaethRows.unfilter(bpp, window, at + 1, rows, length - 1);
        return together;
    }

    private void unfilterAlone(int filter, byte[] window, int at) {
        if (line == 0 && WarmUp.UNFILTER.isUnderWay()) {
            PlainUnfilter.unfilterFirst(filter, bpp, window, at, rows[1], length - 1);
        } else if (line == 0) {
            Unfilter.unfilterFirst(filter, bpp, window, at, rows[1], length - 1);
        } else {
            PlainUnfilter.unfilter(filter, bpp, window, at, rows[0], rows[1], length - 1);
        }
    }

    private int takeLine() throws IOException {
        line++;
        return lines.next(length);
    }

    /** Whether the next {@code n} scanlines belong to this pass, have been inflated, and have Paeth's filter. */
    private boolean hasPaethAhead(int n) {
        if (line + n >= height || lines.atHand() < n * length) {
            return false;
        }
        for (int i = 0; i < n; i++) {
            if (lines.peek(i * length) != FilterType.PAETH) {
                return false;
            }
        }
        return true;
    }
}
