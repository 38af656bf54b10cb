package dev.slipstream.imageio.png.write;

import java.util.Arrays;

/** Scanlines of a strip with their filter types, or parts of some scanlines: enough to see what makes them small. */
final class StripSample {

    /** About how many bytes are taken. */
    int most;

    /** The most bytes of a row: several rows tell more than one whole one, as equal bytes are above each other. */
    private static final int WIDTH = 2 * 1024;

    byte[] bytes = {};
    int length;

    /** The bytes of a row, with its filter type, of the rows that were taken last. */
    int stride;

    /** Whether all pixels have three or four bytes and are gray. False if filters were applied. */
    boolean isGray;

    /** Takes a sample of a strip; {@code isFiltered}: with the filters nearest to zeros, instead of none. */
    void take(Strip strip, int bpp, boolean isFiltered) {
        if (strip.size() <= most) {
            takeAll(strip, bpp, isFiltered);
            return;
        }
        length = 0;
        isGray = !isFiltered && (bpp == 3 || bpp == 4);
        int pass = largestPass(strip);
        int width = Math.min(strip.lengths[pass], WIDTH / bpp * bpp);
        int n = Math.min(strip.counts[pass], most / (1 + width));
        int x = (strip.lengths[pass] - width) / 2 / bpp * bpp;
        int y = (strip.counts[pass] - n) / 2;
        int start = strip.starts[pass] + y * Strip.stride(strip.lengths[pass]) + x;
        add(strip, pass, start, width, n, bpp, isFiltered);
    }

    /** Takes all of a strip, whatever its size. */
    void takeAll(Strip strip, int bpp, boolean isFiltered) {
        length = 0;
        isGray = !isFiltered && (bpp == 3 || bpp == 4);
        for (int pass = 0; pass < strip.passes(); pass++) {
            add(strip, pass, strip.starts[pass], strip.lengths[pass], strip.counts[pass], bpp, isFiltered);
        }
    }

    private static int largestPass(Strip strip) {
        int largest = 0;
        for (int pass = 1; pass < strip.passes(); pass++) {
            if (strip.counts[pass] * strip.lengths[pass] > strip.counts[largest] * strip.lengths[largest]) {
                largest = pass;
            }
        }
        return largest;
    }

    private void add(Strip strip, int pass, int start, int width, int n, int bpp, boolean isFiltered) {
        this.stride = 1 + width;
        int stride = Strip.stride(strip.lengths[pass]);
        int needed = length + n * (1 + width) + Filter.BEHIND;
        if (bytes.length < needed) {
            bytes = Arrays.copyOf(bytes, needed);
        }
        int row = start;
        for (int i = 0; i < n; i++) {
            strip.filter(isFiltered, bpp, row, stride, width, bytes, length);
            isGray = isGray && isGray(length + 1, width, bpp);
            length += 1 + width;
            row += stride;
        }
        Arrays.fill(bytes, length, length + Filter.BEHIND, (byte) 0); // searches read these bytes
    }

    private boolean isGray(int start, int width, int bpp) {
        for (int i = start; i < start + width; i += bpp) {
            if (bytes[i] != bytes[i + 1] || bytes[i] != bytes[i + 2]) {
                return false;
            }
        }
        return true;
    }
}
