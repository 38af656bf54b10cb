package dev.slipstream.imageio.stream;

import java.nio.ByteBuffer;

/**
 * Bytes in an array: the array is the window.
 *
 * @param bytes with an accessible array; the stream is its content from index 0 to its limit
 */
record ArraySource(ByteBuffer bytes) implements Source {

    @Override
    public ByteBuffer window(long position, int wanted) {
        return position < bytes.limit() ? bytes.position((int) position) : END;
    }

    @Override
    public long length() {
        return bytes.limit();
    }

    @Override
    public void close(long consumed) {}
}
