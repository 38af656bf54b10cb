package dev.slipstream.imageio.bench.jmh.streams;

import java.io.IOException;
import javax.imageio.stream.ImageInputStream;

/**
 * J2DBench's loop over an open stream: a call over and over, back to the beginning by mark and reset where it ends.
 *
 * @param bits that a call takes, or {@link #SCANLINE}
 */
record Loop<S extends ImageInputStream>(Call<S> call, long bits) {

    static final long SCANLINE = 0;

    /** Returns something of what was read, to be added up. */
    interface Call<S> {

        long with(S stream, byte[] line) throws IOException;
    }

    /** As many bytes as an image of that size has, four for each pixel, and four more: a long fits into one pixel. */
    static int length(int size) {
        return 4 * size * size + 4;
    }

    long run(S stream, int size, int times) throws IOException {
        byte[] line = new byte[4 * size];
        long length = 8L * length(size);
        long step = bits == SCANLINE ? 8L * line.length : bits;
        long sum = 0;
        long pos = 0;
        stream.mark();
        for (int i = 0; i < times; i++) {
            if (pos + step > length) {
                stream.reset();
                stream.mark();
                pos = 0;
            }
            sum += call.with(stream, line);
            pos += step;
        }
        stream.reset();
        return sum;
    }
}
