package dev.slipstream.imageio.png.write;

import dev.slipstream.imageio.deflate.ZlibEncoder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Strips that any thread can encode while other threads encode other batches. */
final class Batch {

    /** The usual number: 544 KiB of scanlines. The window, which every batch enters again, is a sixteenth of that. */
    static final int STRIPS = 2;

    private final int stripBytes;
    private final List<Strip> strips = new ArrayList<>();
    private int count;

    /** The compressed data, the number of bytes before compression, and their checksum. */
    final ByteArrayOutputStream encoded = new ByteArrayOutputStream();
    int size;
    int adler;

    /** A batch of strips of about {@code stripBytes} bytes. */
    Batch(int stripBytes) {
        this.stripBytes = stripBytes;
    }

    void clear() {
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

    /** Encodes the strips with {@code zlib}. */
    void encode(ZlibEncoder zlib, Strategy strategy, boolean isFirst, boolean isLast) throws IOException {
        zlib.begin(encoded, Long.MAX_VALUE);
        Strategy own = strategy.anew(zlib);
        if (!isFirst) {
            own.fillWindow(strips.get(0));
            zlib.beginPart();
        }
        for (Strip strip : strips.subList(0, count)) {
            own.encode(strip);
            size += strip.size();
        }
        adler = zlib.finishPart(isLast);
    }
}
