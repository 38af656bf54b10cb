package dev.slipstream.imageio.png;

import dev.slipstream.imageio.deflate.ZlibEncoder;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.ref.SoftReference;
import org.jspecify.annotations.Nullable;

/**
 * Makes the compressed data of an image of its scanlines. Some of them are gathered, so that what suits them can be
 * chosen: filters or none, and how matches are looked for. The same scanlines give the same data.
 */
final class ScanlineEncoder {

    /** One for the next image, unless memory is short: its tables take as long to make as an icon to write. */
    private static @Nullable SoftReference<ScanlineEncoder> spare;

    private final Strategy strategy = new Strategy();
    private final ZlibEncoder zlib = new ZlibEncoder();
    private final Strip strip = new Strip();
    private int bpp;
    private boolean isFirstStrip;

    /** A filtered scanline with its filter type. */
    private byte[] filtered = {};

    /** One that nobody uses. */
    static ScanlineEncoder take() {
        SoftReference<ScanlineEncoder> taken = exchange(null);
        ScanlineEncoder present = taken == null ? null : taken.get();
        return present == null ? new ScanlineEncoder() : present;
    }

    /** Not an {@code AtomicReference}, for which a young JVM loads several classes to find a {@code VarHandle}. */
    private static synchronized @Nullable SoftReference<ScanlineEncoder> exchange(
            @Nullable SoftReference<ScanlineEncoder> next) {
        SoftReference<ScanlineEncoder> last = spare;
        spare = next;
        return last;
    }

    /** For whoever has no use for it any more. */
    void giveBack() {
        if (!strip.isLarge()) {
            exchange(new SoftReference<>(this));
        }
    }

    /**
     * Begins an image.
     *
     * @param level 0 to 9, as those of {@link java.util.zip.Deflater}
     * @param length about how many bytes the scanlines are
     */
    void begin(int bitsPerPixel, int level, long length, OutputStream output) {
        bpp = Math.max(1, bitsPerPixel / Byte.SIZE);
        strategy.begin(bpp, level, length);
        strip.begin();
        isFirstStrip = true;
        zlib.begin(output, strategy.matching(), length);
    }

    /**
     * Begins a pass of the image; if it is not interlaced, the only one.
     *
     * @param length bytes of a scanline, without the filter type
     * @param scanlines how many there will be
     */
    void beginPass(int length, int scanlines) {
        strip.beginPass(length, scanlines);
        if (filtered.length < 1 + length + ScanlineFilter.BEHIND) {
            filtered = new byte[1 + length + ScanlineFilter.BEHIND];
        }
    }

    /** Adds the next scanline, whose bytes are copied. */
    void scanline(byte[] row, int offset) throws IOException {
        if (strip.isFull()) {
            isFirstStrip = false;
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
        if (isFirstStrip && strategy.isIcon(strip)) {
            Sample icon = strategy.searchIcon(strip, zlib.trial());
            zlib.finishKept(icon.bytes, icon.length);
            return;
        }
        encodeStrip();
        zlib.finish();
    }
}
