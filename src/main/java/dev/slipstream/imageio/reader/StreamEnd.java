package dev.slipstream.imageio.reader;

import java.io.IOException;
import javax.imageio.stream.ImageInputStream;

/** Finds out whether a stream reaches a position. */
public final class StreamEnd {

    private StreamEnd() {}

    /** Whether it has a byte at a position. If its length is unknown, that byte is read. */
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
