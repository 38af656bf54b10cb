package dev.slipstream.imageio.tiff;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * How the pixels of an image are divided into strips or tiles, both of which are "strips" here.
 *
 * @param rowPixels the pixels of a row of a strip
 * @param rowBytes the bytes of a decoded row
 * @param stripRows the rows of a strip; the last one may have fewer, unless it is a tile
 * @param across how many strips are side by side
 * @param down how many are one below the other
 * @param bands how many show the same pixels: more than one if each sample has its own
 */
record Layout(boolean isTiled, int height, int samples, int bits, int rowPixels, int rowBytes, int stripRows,
        int across, int down, int bands) {

    /** A larger strip would take too much memory besides the image. */
    private static final int MOST_STRIP_BYTES = 64 << 20;

    private static final int MOST_STRIPS = 1 << 20;
    private static final int MOST_SAMPLES = 64;

    /** The layout; null if the JDK's reader must see the file itself. */
    static @Nullable Layout of(Directory d) throws IOException {
        int width = d.value(Tag.IMAGE_WIDTH, true, 0);
        int height = d.value(Tag.IMAGE_LENGTH, true, 0);
        int samples = d.value(Tag.SAMPLES_PER_PIXEL, false, 1);
        if (width <= 0 || height <= 0 || samples == 0 || samples > MOST_SAMPLES) {
            return null;
        }
        int bits = bits(d, samples);
        boolean isPlanar = d.value(Tag.PLANAR_CONFIGURATION, false, 1) == 2;
        boolean isTiled = d.has(Tag.TILE_WIDTH);
        int rowPixels = isTiled ? d.value(Tag.TILE_WIDTH, true, 0) : width;
        int rows = isTiled ? d.value(Tag.TILE_LENGTH, true, 0) : d.value(Tag.ROWS_PER_STRIP, true, -1);
        if (bits == 0 || rowPixels <= 0 || rows == 0 || rows < -1
                || (isPlanar && (samples == 1 || bits % 8 != 0)) || isTiled == d.has(Tag.STRIP_OFFSETS)
                || (isTiled && rows < 0)) {
            return null;
        }
        int stripRows = isTiled ? rows : rows < 0 ? height : Math.min(rows, height);
        long rowBytes = ((long) rowPixels * bits * (isPlanar ? 1 : samples) + 7) / 8;
        int across = (width - 1) / rowPixels + 1;
        int down = (height - 1) / stripRows + 1;
        int bands = isPlanar ? samples : 1;
        if (rowBytes > MOST_STRIP_BYTES || rowBytes * stripRows > MOST_STRIP_BYTES
                || (long) across * down > MOST_STRIPS / bands) {
            return null;
        }
        return new Layout(isTiled, height, samples, bits, rowPixels, (int) rowBytes, stripRows, across, down, bands);
    }

    /** The bits of each sample; 0 if they are not the same, or unusual. */
    private static int bits(Directory d, int samples) throws IOException {
        if (!d.has(Tag.BITS_PER_SAMPLE)) {
            return samples == 1 ? 1 : 0;
        }
        long[] all = d.values(Tag.BITS_PER_SAMPLE, false, samples);
        for (long bits : all) {
            if (bits != all[0] || bits > 64 || Long.bitCount(bits) != 1) {
                return 0;
            }
        }
        return all.length == 0 ? 0 : (int) all[0];
    }

    int strips() {
        return across * down * bands;
    }

    int stripBytes() {
        return rowBytes * stripRows;
    }

    /** The rows that a strip has. */
    int rows(int strip) {
        return isTiled ? stripRows
                : Math.min(stripRows, height - strip % (across * down) / across * stripRows);
    }

    /** The decoded bytes that a strip has. */
    int bytes(int strip) {
        return rows(strip) * rowBytes;
    }
}
