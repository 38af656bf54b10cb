package dev.slipstream.imageio.tiff;

import dev.slipstream.imageio.inflate.Inflate;
import dev.slipstream.imageio.inflate.InflateException;
import dev.slipstream.imageio.inflate.JdkZlib;
import dev.slipstream.imageio.inflate.ZlibDecoder;
import dev.slipstream.imageio.warmup.WarmUp;
import java.io.IOException;
import java.util.Arrays;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/** Reads and decodes the strips of a page, one at a time, for one read. */
final class Strips {

    private final Page page;
    private final ImageInputStream stream;
    private final boolean mayEndOddly;

    /** The decoded strip, and its number; -1 before the first. */
    private byte[] strip = {};
    private int held = -1;

    private byte[] data = {};
    private @Nullable Lzw lzw;
    private @Nullable T6 t6;
    private @Nullable ZlibDecoder zlib;

    /** {@code mayEndOddly}: see {@link Lzw#decode}. */
    Strips(Page page, ImageInputStream stream, boolean mayEndOddly) {
        this.page = page;
        this.stream = stream;
        this.mayEndOddly = mayEndOddly;
    }

    /** A decoded strip, from the beginning of an array. */
    byte[] strip(int number) throws IOException {
        if (held != number) {
            held = -1;
            decode(number);
            held = number;
        }
        return strip;
    }

    /**
     * Decodes a strip of T.6 into an array, which is 0 there: the JDK's decoder, too, only adds black pixels to a new
     * image. Most rows of most files are white: to clear and to copy them would take longer than the rest.
     */
    void decodeFax(int number, byte[] out, int from) throws IOException {
        int length = readData(number);
        Layout layout = page.layout();
        if (t6 == null) {
            t6 = new T6(layout.rowPixels());
        }
        if (!t6.decode(data, length, out, from, layout.rowBytes(), layout.rows(number))) {
            throw new OddStripException();
        }
    }

    /** Reads what the JDK's reader reads, so that the same failures come from the stream. */
    private int readData(int number) throws IOException {
        int length = (int) page.counts()[number];
        if (data.length < length + Inflate.LOADED_AFTER) {
            data = new byte[length + Inflate.LOADED_AFTER];
        }
        stream.seek(page.offsets()[number]);
        stream.readFully(data, 0, length);
        if (page.isFlipped()) {
            flip(length);
        }
        return length;
    }

    private void decode(int number) throws IOException {
        Layout layout = page.layout();
        int count = layout.bytes(number);
        if (strip.length == 0) {
            strip = new byte[layout.stripBytes() + Inflate.OUT_MARGIN];
        }
        if (page.compression() == Tag.T6) {
            Arrays.fill(strip, 0, count, (byte) 0);
            decodeFax(number, strip, 0);
            return;
        }
        int length = readData(number);
        if (!decode(length, count)) {
            throw new OddStripException();
        }
        if (page.predicted() > 0) {
            Predictor.undo(strip, layout.rowBytes(), layout.rows(number), page.predicted());
        }
    }

    /** Whether the strip is as an encoder writes it, and has {@code count} bytes. */
    private boolean decode(int length, int count) {
        if (page.compression() == Tag.PACK_BITS) {
            return PackBits.decode(data, length, strip, count);
        }
        if (page.compression() == Tag.LZW) {
            if (lzw == null) {
                lzw = new Lzw();
            }
            return lzw.decode(data, length, strip, count, mayEndOddly);
        }
        return inflate(length, count);
    }

    private boolean inflate(int length, int count) {
        if (zlib == null) {
            zlib = WarmUp.INFLATE.isUnderWay() ? new JdkZlib() : Inflate.reused();
        }
        zlib.reset();
        zlib.setInput(data, 0, length);
        WarmUp.INFLATE.count(count); // which zlib forgets when it is reset
        try {
            return zlib.inflate(strip, 0, Integer.MAX_VALUE, strip.length) == count && zlib.isFinished();
        } catch (InflateException e) {
            return false;
        }
    }

    private void flip(int length) {
        for (int i = 0; i < length; i++) {
            data[i] = (byte) (Integer.reverse(data[i]) >>> 24);
        }
    }

    /** Must be called after the read. */
    void close() {
        ZlibDecoder present = zlib;
        if (present != null) {
            present.close();
        }
    }
}
