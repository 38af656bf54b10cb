package dev.slipstream.imageio.reader;

import java.io.IOException;
import javax.imageio.stream.ImageInputStream;

/** Where a stream ends, as far as one wants to know. */
public final class StreamEnd {

    private StreamEnd() {}

    /** Whether it has a byte at a position. If it does not know its length, it is asked for that byte. */
    public static boolean hasByte(ImageInputStream stream, long position) throws IOException {
        long length = stream.length();
        if (length >= 0) {
            return position < length;
        }
        long before = stream.getStreamPosition();
        stream.seek(position);
        boolean isThere = stream.read() >= 0;
        stream.seek(before);
        return isThere;
    }
}
