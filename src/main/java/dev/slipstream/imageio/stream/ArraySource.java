package dev.slipstream.imageio.stream;

import java.nio.ByteBuffer;

/** Bytes in an array: the array is the window. */
final class ArraySource implements Source {

    private final ByteBuffer bytes;

    /** {@code bytes} has an accessible array; the stream is its content from index 0 to its limit. */
    ArraySource(ByteBuffer bytes) {
        this.bytes = bytes;
    }

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
