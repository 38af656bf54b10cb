package dev.slipstream.imageio.png.write;

import dev.slipstream.imageio.deflate.ZlibEncoder;
import dev.slipstream.imageio.settings.Settings;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.ref.SoftReference;
import java.util.concurrent.ForkJoinPool;
import org.jspecify.annotations.Nullable;

/**
 * Makes the compressed data of an image of its scanlines. Some of them are gathered, so that what suits them can be
 * chosen: filters or none, and how matches are looked for. The same scanlines give the same data.
 */
public final class ScanlineEncoder {

    /** One for the next image, unless memory is short: its tables take as long to make as an icon to write. */
    private static @Nullable SoftReference<ScanlineEncoder> spare;

    private final Strategy strategy = new Strategy();
    private final ZlibEncoder zlib = new ZlibEncoder();
    private final Strip ownStrip = new Strip(Strip.MOST);

    /** Null if one thread does all. */
    private @Nullable ParallelEncoder parallel;

    private Strip strip = ownStrip;
    private int bpp;
    private boolean isFirstStrip;

    /** One that nobody uses. */
    public static ScanlineEncoder take() {
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
    public void giveBack() {
        if (!ownStrip.isLarge()) {
            exchange(new SoftReference<>(this));
        }
    }

    /**
     * Begins an image.
     *
     * @param level 0 to 9, as those of {@link java.util.zip.Deflater}
     * @param longest bytes of a scanline
     * @param length about how many bytes the scanlines are
     */
    public void begin(int bitsPerPixel, int level, long longest, long length, OutputStream output) {
        int wanted = level == 0 ? 1 : Settings.current().threads();
        int threads = wanted == 1 ? 1 : ParallelEncoder.threads(wanted); // one thread does without that class
        begin(bitsPerPixel, level, length, output, threads == 1 || !ParallelEncoder.isWorthwhile(length, longest)
                ? null : new ParallelTasks<>(ForkJoinPool.commonPool(), threads));
    }

    /** The same in batches, unless {@code tasks} is null. */
    void begin(int bitsPerPixel, int level, long length, OutputStream output, @Nullable ParallelTasks<Batch> tasks) {
        bpp = Math.max(1, bitsPerPixel / Byte.SIZE);
        strategy.begin(bpp, level, length);
        isFirstStrip = true;
        if (tasks == null) {
            ownStrip.begin();
            zlib.begin(output, strategy.matching(), length);
        } else {
            parallel = new ParallelEncoder(tasks, zlib, bpp, output);
            strip = parallel.strip();
        }
    }

    /**
     * Begins a pass of the image; if it is not interlaced, the only one.
     *
     * @param length bytes of a scanline, without the filter type
     * @param scanlines how many there will be
     */
    void beginPass(int length, int scanlines) {
        strip.beginPass(length, scanlines);
    }

    /** Adds the next scanline, whose bytes are copied. */
    void scanline(byte[] row, int offset) throws IOException {
        if (strip.isFull()) {
            isFirstStrip = false;
            encodeStrip();
            if (parallel == null) {
                strip.follow(strip, 0);
            } else {
                parallel.next();
                strip = parallel.strip();
            }
        }
        strip.add(row, offset);
    }

    private void encodeStrip() throws IOException {
        strategy.choose(strip, zlib.trial());
        strip.use(strategy.isFiltered(), strategy.matching());
        if (parallel == null) {
            strip.write(zlib, bpp);
        }
    }

    /** Ends the image, and delivers the rest of its compressed data. */
    public void finish() throws IOException {
        if (isFirstStrip && parallel == null && strategy.isIcon(strip)) {
            StripSample icon = strategy.searchIcon(strip, zlib.trial());
            zlib.finishKept(icon.bytes, icon.length);
            return;
        }
        encodeStrip();
        if (parallel == null) {
            zlib.finish();
        } else {
            parallel.finish();
        }
    }

    /** Has no other thread at work any more, whatever has been done of an image. */
    public void stop() {
        if (parallel != null) {
            parallel.stop();
            parallel = null;
            strip = ownStrip;
        }
    }
}
