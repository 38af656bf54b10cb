package dev.slipstream.imageio.png;

import java.util.Arrays;

/**
 * Some scanlines of an image, unfiltered, each pass' ones behind the scanline above them, or behind zeros: as
 * {@link ScanlineFilter} wants them.
 */
final class Strip {

    /** So many bytes are gathered, if a scanline is not longer. */
    private static final int MOST = 128 * 1024;

    /** Zeros before each row, as many as the longest pixel has. */
    private static final int BEFORE = RowFilter.BEFORE;

    /** An interlaced image has seven passes. */
    private static final int PASSES = Pass.LAST + 1;

    byte[] bytes = {};

    /** Of each pass, or part of one: the index of the first scanline, bytes of each, and how many there are. */
    final int[] starts = new int[PASSES];
    final int[] lengths = new int[PASSES];
    final int[] counts = new int[PASSES];
    int passes;

    /** Behind the last byte. */
    private int end;

    /** How many bytes the scanlines have with their filter types. */
    int size;

    /** Forgets all scanlines. */
    void begin() {
        passes = 0;
        end = 0;
        size = 0;
    }

    /** Whether it had to make room for extraordinary scanlines. */
    boolean isLarge() {
        return bytes.length > 2 * MOST;
    }

    static int stride(int length) {
        return BEFORE + length;
    }

    /**
     * Begins another pass.
     *
     * @param length bytes of a scanline
     * @param scanlines how many there will be
     */
    void beginPass(int length, int scanlines) {
        int stride = stride(length);
        int above = end;
        reserve(end + stride + (int) Math.min((long) scanlines, 1 + MOST / (1 + length)) * stride);
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
        int needed = n + BEFORE + ScanlineFilter.BEHIND;
        if (bytes.length < needed) {
            bytes = Arrays.copyOf(bytes, needed);
        }
    }

    /** Whether these are enough, with another of the last pass it would be too many. */
    boolean isFull() {
        return size > 0 && size + lengths[passes - 1] >= MOST;
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

    /** Forgets all scanlines but the last one, which becomes the one above. */
    void clear() {
        int length = lengths[passes - 1];
        int stride = stride(length);
        System.arraycopy(bytes, end - stride, bytes, 0, stride);
        passes = 0;
        size = 0;
        begin(stride, length);
    }
}
