package dev.slipstream.imageio.png.write;

import dev.slipstream.imageio.deflate.ZlibEncoder;
import dev.slipstream.imageio.png.file.PngHeader;
import dev.slipstream.imageio.settings.Settings;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.ref.SoftReference;
import java.util.concurrent.ForkJoinPool;
import org.jspecify.annotations.Nullable;

/**
 * Encodes the scanlines of an image. It gathers strips of scanlines, and chooses for each strip whether to filter
 * it, and how to search it for matches. The same scanlines always give the same data.
 */
public final class ScanlineEncoder {

    /** Kept for the next image, unless memory is short: making its tables takes as long as writing an icon. */
    private static @Nullable SoftReference<ScanlineEncoder> spare;

    private final ZlibEncoder zlib = new ZlibEncoder();
    private final Strip ownStrip = new Strip(Strip.MOST);

    /** Null if one thread encodes everything. */
    private @Nullable ParallelEncoder parallel;

    private Strip strip = ownStrip;
    private Strategy strategy = new Strategy(zlib, 1, false, 0);

    /** Takes the spare encoder, or a new one. */
    public static ScanlineEncoder take() {
        SoftReference<ScanlineEncoder> taken = exchange(null);
        ScanlineEncoder present = taken == null ? null : taken.get();
        return present == null ? new ScanlineEncoder() : present;
    }

    /** Not by an {@code AtomicReference}, for which a young JVM loads several classes to find a {@code VarHandle}. */
    private static synchronized @Nullable SoftReference<ScanlineEncoder> exchange(
            @Nullable SoftReference<ScanlineEncoder> next) {
        SoftReference<ScanlineEncoder> last = spare;
        spare = next;
        return last;
    }

    /** Makes this encoder the spare one, unless it is large. The caller must not use it any more. */
    public void giveBack() {
        if (!ownStrip.isLarge()) {
            exchange(new SoftReference<>(this));
        }
    }

    /**
     * Begins an image.
     *
     * @param level 0 to 9, as for {@link java.util.zip.Deflater}
     * @param length about how many bytes the scanlines have
     */
    public void begin(PngHeader header, int level, long length, OutputStream output) {
        int wanted = level == 0 ? 1 : Settings.current().threads();
        int threads = wanted == 1 ? 1 : ParallelEncoder.threads(wanted); // for one thread, that class is not loaded
        boolean isParallel = threads > 1 && ParallelEncoder.isWorthwhile(length, header.rowBytes(header.width()));
        begin(header.bytesPerPixel(), header.colourType() == PngHeader.PALETTE, level, length, output,
                isParallel ? new ParallelTasks<>(ForkJoinPool.commonPool(), threads) : null);
    }

    /** The same, encoded in batches unless {@code tasks} is null. */
    void begin(int bpp, boolean hasPalette, int level, long length, OutputStream output,
            @Nullable ParallelTasks<Batch> tasks) {
        strategy = new Strategy(zlib, bpp, hasPalette, level);
        if (tasks == null) {
            ownStrip.begin();
            zlib.begin(output, length);
        } else {
            parallel = new ParallelEncoder(tasks, zlib, strategy, output);
            strip = parallel.strip();
        }
    }

    /**
     * Begins a pass of the image, or the whole image if it is not interlaced.
     *
     * @param length bytes of a scanline, without the filter type
     * @param scanlines the number of scanlines that follow
     */
    void beginPass(int length, int scanlines) {
        strip.beginPass(length, scanlines);
    }

    /** Adds the next scanline, whose bytes are copied. */
    void scanline(byte[] row, int offset) throws IOException {
        if (strip.isFull()) {
            if (parallel == null) {
                strategy.encode(strip, null);
                strip.follow(strip, 0);
            } else {
                parallel.next();
                strip = parallel.strip();
            }
        }
        strip.add(row, offset);
    }

    /** Ends the image, and writes the rest of its compressed data. */
    public void finish() throws IOException {
        if (parallel == null) {
            strategy.encode(strip, null);
            zlib.finish();
        } else {
            parallel.finish();
        }
    }

    /** Stops the work of other threads. May be called at any time. */
    public void stop() {
        if (parallel != null) {
            parallel.stop();
            parallel = null;
            strip = ownStrip;
        }
    }
}
