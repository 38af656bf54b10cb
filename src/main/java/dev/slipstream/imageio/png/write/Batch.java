package dev.slipstream.imageio.png.write;

import dev.slipstream.imageio.deflate.ZlibEncoder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Some strips whose part of the compressed data can be made while others' are, by whichever thread. */
final class Batch {

    /** Usually; 512 KiB of scanlines, so that the window, which is searched once more, is a sixteenth of them. */
    static final int STRIPS = 4;

    private final int stripBytes;
    private final List<Strip> strips = new ArrayList<>();
    private int count;

    /** What comes of it: data, and how many bytes they are of, with their checksum. */
    final ByteArrayOutputStream encoded = new ByteArrayOutputStream();
    int size;
    int adler;

    /** Of strips of about so many bytes. */
    Batch(int stripBytes) {
        this.stripBytes = stripBytes;
    }

    void clear() {
        count = 0;
        size = 0;
        encoded.reset();
    }

    /** Whether another strip would be too many: one of extraordinary scanlines may be enough. */
    boolean isFull() {
        long bytes = 0;
        for (Strip strip : strips.subList(0, count)) {
            bytes += strip.size();
        }
        return bytes > (STRIPS - 1L) * stripBytes;
    }

    /** Another strip, for what comes now. */
    Strip add() {
        if (count == strips.size()) {
            strips.add(new Strip(stripBytes));
        }
        return strips.get(count++);
    }

    /** Uses {@code zlib} for it. */
    void encode(ZlibEncoder zlib, int bpp, boolean isFirst, boolean isLast) throws IOException {
        Strip first = strips.get(0);
        zlib.begin(encoded, first.matching(), Long.MAX_VALUE);
        if (!isFirst) {
            first.writeWindow(zlib, bpp);
        }
        zlib.beginPart(isFirst);
        for (Strip strip : strips.subList(0, count)) {
            strip.write(zlib, bpp);
            size += strip.size();
        }
        adler = zlib.finishPart(isLast);
    }
}
