package dev.slipstream.imageio.png.write;

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
    static final int MOST = 128 * 1024;

    /** The number of zeros before each row. */
    private static final int BEFORE = PngHeader.LONGEST_PIXEL;

    /** An interlaced image has seven passes. */
    private static final int PASSES = Pass.LAST + 1;

    private final int most;

    private byte[] bytes = {};

    /** For each pass, or part of one: the index of the first scanline, the bytes of a scanline, and their number. */
    final int[] starts = new int[PASSES];
    final int[] lengths = new int[PASSES];
    final int[] counts = new int[PASSES];
    private int passes;
    private int size;

    /** The index after the last byte. */
    private int end;

    private boolean isFiltered;
    private MatchSettings matching = MatchSettings.NONE;

    /** How many scanlines of the same pass are kept before the first one, and whether they were filtered. */
    private int windowCount;
    private boolean isWindowFiltered;

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

    MatchSettings matching() {
        return matching;
    }

    /** Sets how the strip is encoded: with filters or without, and how matches are looked for. */
    void use(boolean isFiltered, MatchSettings matching) {
        this.isFiltered = isFiltered;
        this.matching = matching;
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
        reserve(end + stride + (int) Math.min((long) scanlines, 1 + most / (1 + length)) * stride);
        Arrays.fill(bytes, above, above + stride, (byte) 0);
        begin(above + stride, length);
    }

    private void begin(int start, int length) {
        starts[passes] = start + BEFORE;
        lengths[passes] = length;
        counts[passes++] = 0;
        end = start;
    }

    private void reserve(int n) {
        int needed = n + BEFORE + Filter.BEHIND;
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
        reserve(end + stride);
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
        isWindowFiltered = last.isFiltered;
        int kept = (windowCount + 1) * stride(length);
        reserve(kept + last.counts[pass] * stride(length));
        System.arraycopy(last.bytes, last.end - kept, bytes, 0, kept);
        begin();
        begin(kept, length);
    }

    /** Encodes the scanlines. */
    void write(ZlibEncoder zlib, int bpp) throws IOException {
        for (int pass = 0; pass < passes; pass++) {
            write(zlib, bpp, isFiltered, pass, starts[pass], counts[pass], 0);
        }
    }

    /** Writes the kept scanlines before the first one, filtered as they were before: at most the encoder's window. */
    void writeWindow(ZlibEncoder zlib, int bpp) throws IOException {
        int start = starts[0] - windowCount * stride(lengths[0]);
        int leftOut = Math.max(0, windowCount * (1 + lengths[0]) - ZlibEncoder.WINDOW);
        write(zlib, bpp, isWindowFiltered, 0, start, windowCount, leftOut);
        zlib.setMatching(matching, 1 + lengths[0], bpp); // the window may begin within a row; a row begins here
    }

    /** Encodes scanlines, without the first {@code leftOut} bytes of the first one. */
    private void write(ZlibEncoder zlib, int bpp, boolean isFiltered, int pass, int start, int count, int leftOut)
            throws IOException {
        int length = lengths[pass];
        int stride = stride(length);
        zlib.setMatching(matching, 1 + length, bpp);
        if (filtered.length < 1 + length + Filter.BEHIND) {
            filtered = new byte[1 + length + Filter.BEHIND];
        }
        int first = leftOut;
        int row = start;
        for (int i = 0; i < count; i++) {
            filter(isFiltered, bpp, row, stride, length, filtered, 0);
            zlib.write(filtered, first, 1 + length - first);
            first = 0;
            row += stride;
        }
    }

    /** Filters a scanline or a part of it, nearest to zeros or not at all. The filter type comes first. */
    void filter(boolean isFiltered, int bpp, int row, int stride, int length, byte[] out, int to) {
        int filter = isFiltered ? Filter.nearestToZero(bpp, bytes, row, row - stride, length) : FilterType.NONE;
        out[to] = (byte) filter;
        Filter.apply(filter, bpp, bytes, row, row - stride, length, out, to + 1);
    }
}
