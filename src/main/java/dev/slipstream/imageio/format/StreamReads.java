package dev.slipstream.imageio.format;

import java.io.IOException;
import javax.imageio.IIOException;
import javax.imageio.stream.ImageInputStream;

/** Reads blocks of a stream up to its end, and finds out whether it has a byte. */
public final class StreamReads {

    private StreamReads() {}

    /** Reads {@code len} bytes, or fewer at the end of the stream; returns how many. */
    public static int fill(ImageInputStream stream, byte[] b, int off, int len) throws IOException {
        int n = 0;
        int got = 0;
        while (got >= 0 && n < len) {
            got = read(stream, b, off + n, len - n);
            n += Math.max(0, got);
        }
        return n;
    }

    /**
     * Reads at least one byte, or returns -1 at the end: some sources return 0 for ever. The JDK's memory cache throws
     * an IndexOutOfBoundsException if it is read 2 GiB or more after its end, which becomes an IIOException.
     */
    public static int read(ImageInputStream stream, byte[] b, int off, int len) throws IOException {
        int got;
        try {
            got = stream.read(b, off, len);
        } catch (IndexOutOfBoundsException e) {
            throw new IIOException("The stream cannot be read at its byte " + stream.getStreamPosition(), e);
        }
        if (got != 0) {
            return got;
        }
        int one = stream.read();
        if (one < 0) {
            return -1;
        }
        b[off] = (byte) one;
        return 1;
    }

    /** Whether a stream has a byte at a position. If its length is unknown, that byte is read. */
    public static boolean hasByte(ImageInputStream stream, long position) throws IOException {
        long length = stream.length();
        if (length >= 0) {
            return position < length;
        }
        long before = stream.getStreamPosition();
        stream.seek(position);
        boolean hasByte = stream.read() >= 0;
        stream.seek(before);
        return hasByte;
    }
}
