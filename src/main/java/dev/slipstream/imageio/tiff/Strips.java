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

    /** The decoded strip of {@link #strip}, and its number; -1 before the first. */
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
            Layout layout = page.layout();
            if (strip.length == 0) {
                strip = new byte[layout.stripBytes() + Inflate.OUT_MARGIN];
            }
            Arrays.fill(strip, 0, page.compression() == Tag.T6 ? layout.bytes(number) : 0, (byte) 0);
            decode(number, strip, 0, strip.length);
            held = number;
        }
        return strip;
    }

    /**
     * Decodes a strip into {@code out} from {@code from} on, if it is a new image: of another one, an odd strip must
     * change nothing. One of T.6 needs an array of 0, since it only adds black pixels, as the JDK's decoder does: most
     * rows of most files are white, and to clear and copy them would take longer than the rest.
     *
     * @param room the end of what may be overwritten
     */
    void decode(int number, byte[] out, int from, int room) throws IOException {
        Layout layout = page.layout();
        int length = readData(number);
        int end = from + layout.bytes(number);
        boolean isRight = switch (page.compression()) {
            case Tag.T6 -> t6().decode(data, length, out, from, layout.rowBytes(), layout.rows(number));
            case Tag.PACK_BITS -> PackBits.decode(data, length, out, from, end, room);
            case Tag.LZW -> lzw().decode(data, length, out, from, end, room, mayEndOddly);
            default -> inflate(length, out, from, end, room);
        };
        if (!isRight) {
            throw new OddStripException();
        }
        if (page.predicted() > 0) {
            Predictor.undo(out, from, end, layout.rowBytes(), page.predicted());
        }
    }

    private T6 t6() {
        if (t6 == null) {
            t6 = new T6(page.layout().rowPixels());
        }
        return t6;
    }

    private Lzw lzw() {
        if (lzw == null) {
            lzw = new Lzw();
        }
        return lzw;
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

    private boolean inflate(int length, byte[] out, int from, int end, int room) {
        if (zlib == null) {
            zlib = WarmUp.INFLATE.isUnderWay() ? new JdkZlib() : Inflate.reused();
        }
        zlib.reset();
        zlib.setInput(data, 0, length);
        WarmUp.INFLATE.count(end - from); // which zlib forgets when it is reset
        try {
            return zlib.inflate(out, from, Integer.MAX_VALUE, room) == end && zlib.isFinished();
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
