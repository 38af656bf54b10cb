package dev.slipstream.imageio.jpeg;

import java.io.IOException;
import java.util.Arrays;
import javax.imageio.stream.ImageInputStream;

/**
 * The bytes of an image, read from a stream as the JDK's reader reads them: in blocks, and without the segments that it
 * skips. So the stream is always where that reader would have it.
 */
final class Blocks {

    /** What was read, followed by room. Larger arrays take its place. */
    byte[] bytes;

    /** How many bytes were read. */
    int length;

    /** How many bytes were skipped before the present ones. */
    private int skipped;

    /** Whether the read has been aborted. Only the stream can do that, while it reads a block. */
    boolean isAborted;

    private final ImageInputStream stream;
    private final int size;
    private long most = 1 << 22;

    /** Begins with a block that was read; the next ones have {@code size} bytes. */
    Blocks(ImageInputStream stream, byte[] block, int offset, int length, int size) {
        this.stream = stream;
        this.size = size;
        this.length = length;
        bytes = offset == 0 ? block : Arrays.copyOfRange(block, offset, offset + length);
    }

    /** Sets how many bytes may be read at most: before, they are four million. */
    void limit(long most) {
        this.most = most;
    }

    /** Reads a block more, and perhaps moves {@link #bytes}. Returns false at the end of the stream. */
    boolean more() throws IOException, Unfit {
        if (length >= most) {
            throw new Unfit("more bytes than an image of this size needs");
        }
        if (bytes.length - length < size) {
            bytes = Arrays.copyOf(bytes, 2 * length + 2 * size);
        }
        int read = stream.read(bytes, length, size);
        if (isAborted) {
            throw new Unfit("aborted");
        }
        length += Math.max(read, 0);
        return read > 0;
    }

    int u8(int index) throws IOException, Unfit {
        while (index >= length) {
            if (!more()) {
                throw new Unfit("the stream ends");
            }
        }
        return bytes[index] & 0xff;
    }

    int u16(int index) throws IOException, Unfit {
        return u8(index) << 8 | u8(index + 1);
    }

    /** Skips bytes that are not needed. Returns the index of what follows the bytes from {@code from} to {@code to}. */
    int skip(int to) throws IOException, Unfit {
        int left = to - length;
        if (left <= 0) {
            return to;
        }
        if (stream.skipBytes(left) != left) {
            throw new Unfit("the stream ends in a segment");
        }
        skipped += left;
        return length;
    }

    /** How far the stream's byte of an index is from the beginning of the image. */
    int distance(int index) {
        return index + skipped;
    }
}
