package dev.slipstream.imageio.png.write;

import dev.slipstream.imageio.deflate.Candidate;
import dev.slipstream.imageio.deflate.MatchSettings;
import dev.slipstream.imageio.deflate.ZlibEncoder;
import dev.slipstream.imageio.png.file.FilterType;
import dev.slipstream.imageio.png.file.Pass;
import dev.slipstream.imageio.png.file.PngHeader;
import java.io.IOException;
import java.util.Arrays;

/**
 * Some scanlines of an image, unfiltered. Those of each pass come after the scanline above them, or after zeros, as
 * {@link Filter} needs them.
 */
final class Strip {

    /** The most bytes of a strip, unless a scanline is longer. */
    static final int MOST = 272 * 1024;

    /** The number of zeros before each row. */
    private static final int BEFORE = PngHeader.LONGEST_PIXEL;

    /** An interlaced image has seven passes. */
    private static final int PASSES = Pass.LAST + 1;

    /** A sample consists of 4 of 32 equal parts: the 4th, 12th, 20th and 28th. */
    private static final int SAMPLE_PARTS = 32;
    private static final int SAMPLE_FIRST = 3;
    static final int SAMPLE_EACH = 8;

    private final int most;

    private byte[] bytes = {};

    /** For each pass, or part of one: the index of the first scanline, the bytes of a scanline, and their number. */
    final int[] starts = new int[PASSES];
    final int[] lengths = new int[PASSES];
    final int[] counts = new int[PASSES];
    private int passes;
    private int size;

    /** The number of scanlines of the last pass that are still to come, in this strip or the next ones. */
    private int left;

    /** The index after the last byte. */
    private int end;

    /** The number of scanlines of the same pass that are kept before the first one. */
    private int windowCount;

    /** A filtered scanline after its filter type. */
    private byte[] filtered = {};

    /** A strip of about {@code most} bytes. */
    Strip(int most) {
        this.most = most;
    }

    /** Forgets all scanlines. */
    void begin() {
        passes = 0;
        end = 0;
        size = 0;
    }

    /** Whether very long scanlines have made the strip large. */
    boolean isLarge() {
        return bytes.length > 2 * most;
    }

    /** The bytes of the scanlines with their filter types. */
    int size() {
        return size;
    }

    int passes() {
        return passes;
    }

    /** The number of scanlines of all passes. */
    int rows() {
        int rows = 0;
        for (int pass = 0; pass < passes; pass++) {
            rows += counts[pass];
        }
        return rows;
    }

    byte[] bytes() {
        return bytes;
    }

    static int stride(int length) {
        return BEFORE + length;
    }

    /**
     * Begins another pass.
     *
     * @param length bytes of a scanline
     * @param scanlines the number of scanlines that follow
     */
    void beginPass(int length, int scanlines) {
        int stride = stride(length);
        int above = end;
        reserve(end + stride, length, scanlines);
        Arrays.fill(bytes, above, above + stride, (byte) 0);
        begin(above + stride, length);
    }

    private void begin(int start, int length) {
        starts[passes] = start + BEFORE;
        lengths[passes] = length;
        counts[passes++] = 0;
        end = start;
    }

    /** Makes room for all scanlines that the strip can have from an index on, so that none is copied twice. */
    private void reserve(int start, int length, int scanlines) {
        left = scanlines;
        int needed = start + Math.min(scanlines, 1 + most / (1 + length)) * stride(length) + BEFORE + Filter.BEHIND;
        if (bytes.length < needed) {
            bytes = Arrays.copyOf(bytes, needed);
        }
    }

    /** Whether the strip is full: with another scanline of the last pass it would be too long. */
    boolean isFull() {
        return size > 0 && size + lengths[passes - 1] >= most;
    }

    /** Adds a scanline to the last pass. */
    void add(byte[] row, int offset) {
        int length = lengths[passes - 1];
        int stride = stride(length);
        left--;
        Arrays.fill(bytes, end, end + BEFORE, (byte) 0);
        System.arraycopy(row, offset, bytes, end + BEFORE, length);
        end += stride;
        counts[passes - 1]++;
        size += 1 + length;
    }

    /**
     * Forgets all scanlines, and begins after those of another strip, or of this one.
     *
     * @param window about how many bytes of the last scanlines are kept, besides the scanline above
     */
    void follow(Strip last, int window) {
        int pass = last.passes - 1;
        int length = last.lengths[pass];
        windowCount = Math.min(last.counts[pass], (window + length) / (1 + length));
        int kept = (windowCount + 1) * stride(length);
        reserve(kept, length, last.left);
        System.arraycopy(last.bytes, last.end - kept, bytes, 0, kept);
        begin();
        begin(kept, length);
    }

    /** Adds the next scanlines to a candidate, filtered or not, until it has at least {@code size} bytes, or all. */
    void fill(Candidate candidate, boolean isFiltered, int bpp, int size) {
        int before = 0;
        for (int pass = 0; pass < passes; pass++) {
            int length = 1 + lengths[pass];
            int next = Math.min(counts[pass], Math.max(0, candidate.size() - before) / length);
            int end = Math.min(counts[pass], (Math.max(0, size - before) + length - 1) / length);
            fill(candidate, isFiltered, bpp, pass, next, end, length);
            before += counts[pass] * length;
        }
    }

    /** Adds one in {@code each} parts of the scanlines to a candidate, from several places of the largest pass. */
    void fillSample(Candidate candidate, boolean isFiltered, int bpp, int each) {
        int pass = 0;
        for (int i = 1; i < passes; i++) {
            if ((long) counts[i] * lengths[i] > (long) counts[pass] * lengths[pass]) {
                pass = i;
            }
        }
        int rows = Math.max(1, counts[pass] / SAMPLE_PARTS);
        for (int y = Math.min(SAMPLE_FIRST * rows, counts[pass] / 2); y < counts[pass]; y += each * rows) {
            fill(candidate, isFiltered, bpp, pass, y, Math.min(counts[pass], y + rows), 1 + lengths[pass]);
        }
    }

    /** Whether all pixels of three or four bytes are gray in one of {@link #SAMPLE_EACH} scanlines. */
    boolean isGray(int bpp) {
        int stride = stride(lengths[0]);
        for (int y = 0; y < counts[0]; y += SAMPLE_EACH) {
            int row = starts[0] + y * stride;
            for (int i = row; i < row + lengths[0]; i += bpp) {
                if (bytes[i] != bytes[i + 1] || bytes[i] != bytes[i + 2]) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Adds the first {@code length} bytes of the first scanline to a candidate. */
    void fillBeginning(Candidate candidate, boolean isFiltered, int bpp, int length) {
        fill(candidate, isFiltered, bpp, 0, 0, 1, Math.min(length, 1 + lengths[0]));
    }

    /** Adds the kept scanlines before the first one to a candidate, in the form in which they were written. */
    void fillWindow(Candidate candidate, boolean isFiltered, int bpp) {
        fill(candidate, isFiltered, bpp, 0, -windowCount, 0, 1 + lengths[0]);
    }

    private void fill(Candidate candidate, boolean isFiltered, int bpp, int pass, int from, int to, int length) {
        int stride = stride(lengths[pass]);
        for (int y = from; y < to; y++) {
            filter(isFiltered, bpp, starts[pass] + y * stride, stride, length - 1);
            candidate.add(filtered, 0, length);
        }
    }

    /**
     * Writes very long scanlines piece by piece.
     *
     * @param most bytes of a piece
     */
    void writePieces(ZlibEncoder zlib, boolean isFiltered, MatchSettings matching, int bpp, int most)
            throws IOException {
        Candidate candidate = zlib.first();
        for (int pass = 0; pass < passes; pass++) {
            int stride = stride(lengths[pass]);
            int length = 1 + lengths[pass];
            for (int y = 0; y < counts[pass]; y++) {
                filter(isFiltered, bpp, starts[pass] + y * stride, stride, lengths[pass]);
                for (int from = 0; from < length; from += most) {
                    zlib.next();
                    candidate.add(filtered, from, Math.min(most, length - from));
                    candidate.search(matching, candidate.size());
                    zlib.take(candidate);
                }
            }
        }
    }

    /** Filters a scanline or its beginning, nearest to zero or not at all. The filter type comes first. */
    private void filter(boolean isFiltered, int bpp, int row, int stride, int length) {
        if (filtered.length < 1 + length + Filter.BEHIND) {
            filtered = new byte[1 + length + Filter.BEHIND];
        }
        int filter = isFiltered ? Filter.nearestToZero(bpp, bytes, row, row - stride, length) : FilterType.NONE;
        filtered[0] = (byte) filter;
        Filter.apply(filter, bpp, bytes, row, row - stride, length, filtered, 1);
    }
}
