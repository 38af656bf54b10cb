package dev.slipstream.imageio.png;

import dev.slipstream.imageio.deflate.CompressedOutput;
import dev.slipstream.imageio.deflate.ZlibEncoder;
import java.io.IOException;

/**
 * Makes the compressed data of an image of its scanlines. Some of them are gathered, so that what suits them can be
 * chosen: filters or none, and how matches are looked for. The same scanlines give the same data.
 */
final class ScanlineEncoder {

    private final int bpp;
    private final Strategy strategy;
    private final ZlibEncoder zlib;
    private final Strip strip = new Strip();

    /** A filtered scanline with its filter type. */
    private byte[] filtered = {};

    private boolean isBegun;

    /** {@code level}: 0 to 9, as those of {@link java.util.zip.Deflater}. */
    ScanlineEncoder(int bitsPerPixel, int level, CompressedOutput output) {
        bpp = Math.max(1, bitsPerPixel / Byte.SIZE);
        strategy = new Strategy(bpp, level);
        zlib = new ZlibEncoder(output, strategy.matching());
    }

    /**
     * Begins an image, or another pass of it.
     *
     * @param length bytes of a scanline, without the filter type
     * @param scanlines how many there will be
     */
    void beginPass(int length, int scanlines) {
        if (!isBegun) {
            isBegun = true;
            zlib.begin((length + 1L) * scanlines);
        }
        strip.beginPass(length, scanlines);
        if (filtered.length < 1 + length + ScanlineFilter.BEHIND) {
            filtered = new byte[1 + length + ScanlineFilter.BEHIND];
        }
    }

    /** Adds the next scanline, whose bytes are copied. */
    void scanline(byte[] row, int offset) throws IOException {
        if (strip.isFull()) {
            encodeStrip();
            strip.clear();
        }
        strip.add(row, offset);
    }

    private void encodeStrip() throws IOException {
        strategy.choose(strip, zlib.trial());
        zlib.setMatching(strategy.matching());
        for (int pass = 0; pass < strip.passes; pass++) {
            int length = strip.lengths[pass];
            int stride = Strip.stride(length);
            int row = strip.starts[pass];
            for (int i = 0; i < strip.counts[pass]; i++) {
                int filter = strategy.filters()
                        ? ScanlineFilter.nearestToZero(bpp, strip.bytes, row, row - stride, length) : RowFilter.NONE;
                filtered[0] = (byte) filter;
                ScanlineFilter.apply(filter, bpp, strip.bytes, row, row - stride, length, filtered, 1);
                zlib.write(filtered, 0, 1 + length);
                row += stride;
            }
        }
    }

    /** Ends the image, and delivers the rest of its compressed data. */
    void finish() throws IOException {
        encodeStrip();
        zlib.finish();
        isBegun = false;
    }
}
