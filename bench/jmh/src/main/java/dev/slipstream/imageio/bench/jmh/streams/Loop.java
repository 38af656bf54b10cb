package dev.slipstream.imageio.bench.jmh.streams;

import java.io.IOException;
import javax.imageio.stream.ImageInputStream;

/** J2DBench's loop over an open stream: a call over and over, back to the beginning by mark and reset where it ends. */
final class Loop<S extends ImageInputStream> {

    static final long SCANLINE = 0;

    /** Returns something of what was read, to be added up. */
    interface Call<S> {

        long with(S stream, byte[] line) throws IOException;
    }

    private final Call<S> call;
    private final long bits;
    private byte[] line = {};
    private long step;
    private long end;
    private long position;

    /** @param bits that a call takes, or {@link #SCANLINE} */
    Loop(Call<S> call, long bits) {
        this.call = call;
        this.bits = bits;
    }

    /** As many bytes as an image of that size has, four for each pixel, and four more: a long fits into one pixel. */
    static int length(int size) {
        return 4 * size * size + 4;
    }

    /** The next run is on that stream, which is at its beginning. */
    void begin(S stream, int size) {
        stream.mark();
        line = new byte[4 * size];
        step = bits == SCANLINE ? 8L * line.length : bits;
        end = 8L * length(size);
        position = 0;
    }

    /** Goes on where it was: few calls from the beginning on would never come to the end of a window. */
    long run(S stream, int times) throws IOException {
        long sum = 0;
        long at = position;
        for (int i = 0; i < times; i++) {
            if (at + step > end) {
                stream.reset();
                stream.mark();
                at = 0;
            }
            sum += call.with(stream, line);
            at += step;
        }
        position = at;
        return sum;
    }
}
