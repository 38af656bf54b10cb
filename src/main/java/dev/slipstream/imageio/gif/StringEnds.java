package dev.slipstream.imageio.gif;

import java.io.IOException;
import javax.imageio.stream.ImageInputStream;

/**
 * Where the JDK's reader stops when it is aborted: at the end of an LZW string. The image is decoded once more up to
 * there, which also moves the stream to where the JDK's reader leaves it.
 */
final class StringEnds {

    private final ImageInputStream stream;
    private final long dataStart;
    private final int count;

    StringEnds(ImageInputStream stream, long dataStart, int count) {
        this.stream = stream;
        this.dataStart = dataStart;
        this.count = count;
    }

    /** The index after the last pixel of the string that has the pixel before {@code end}, or of the first string. */
    int endAt(int end) {
        LzwDecoder decoder = new LzwDecoder(stream, count);
        try {
            stream.seek(dataStart);
            decoder.begin();
            decoder.decodeTo(Math.max(1, end));
        } catch (IOException | IndexOutOfBoundsException e) {
            // A listener has closed or flushed the stream: an abort is no reason to fail.
        }
        return decoder.decoded;
    }
}
