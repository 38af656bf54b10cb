package dev.slipstream.imageio.png.write;

import dev.slipstream.imageio.deflate.ZlibEncoder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Strips that any thread can encode while other threads encode other batches. */
final class Batch {

    /**
     * The usual number: 816 KiB of scanlines. Each batch enters its window again, a twenty-fifth of that.
     * With two strips, 23 screenshots were 1.1 % larger than by one thread, and 26 plots 1.3 %; with three, both are
     * .6 % (ImageIO.write of real images from 250,000 pixels on, {@code threads} 1 and 2, JDK 25).
     */
    static final int STRIPS = 3;

    private final int stripBytes;
    private final List<Strip> strips = new ArrayList<>();
    private int count;

    /** On the strip before the first one, and on the last one; null if there is no batch before or after this one. */
    private @Nullable SharedDecision window;
    private @Nullable SharedDecision ofLast;

    /** The compressed data, the number of bytes before compression, and their checksum. */
    final ByteArrayOutputStream encoded = new ByteArrayOutputStream();
    int size;
    int adler;

    /** A batch of strips of about {@code stripBytes} bytes. */
    Batch(int stripBytes) {
        this.stripBytes = stripBytes;
    }

    /** Forgets all strips. The next ones follow {@code before}, the batch before this one. */
    void follow(Batch before) {
        window = before.ofLast;
        ofLast = null;
        count = 0;
        size = 0;
        encoded.reset();
    }

    /** Whether another strip would be too many. If scanlines are very long, one strip may be enough. */
    boolean isFull() {
        long bytes = 0;
        for (Strip strip : strips.subList(0, count)) {
            bytes += strip.size();
        }
        return bytes > (STRIPS - 1L) * stripBytes;
    }

    /** Adds a strip, for the scanlines that follow. */
    Strip add() {
        if (count == strips.size()) {
            strips.add(new Strip(stripBytes));
        }
        return strips.get(count++);
    }

    /** Ends the batch with the strip that was added last. Another batch follows, which has that strip in its window. */
    void end() {
        ofLast = new SharedDecision(strips.get(count - 1));
    }

    /** Encodes the strips with {@code zlib}. */
    void encode(ZlibEncoder zlib, Strategy strategy) throws IOException {
        Strategy own = strategy.anew(zlib);
        Decision onLast = ofLast == null ? null : ofLast.get(own);
        Decision before = window == null ? null : window.get(own);
        zlib.begin(encoded, Long.MAX_VALUE);
        if (before != null) {
            own.follow(strips.get(0), before);
            zlib.beginPart();
        }
        for (int i = 0; i < count; i++) {
            own.encode(strips.get(i), i == count - 1 ? onLast : null);
            size += strips.get(i).size();
        }
        adler = zlib.finishPart(ofLast == null);
    }
}
