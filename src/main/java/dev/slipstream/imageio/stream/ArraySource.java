package dev.slipstream.imageio.stream;

import java.nio.ByteBuffer;

/** Bytes in an array, which is the window: those from index 0 of the buffer to its limit. */
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
