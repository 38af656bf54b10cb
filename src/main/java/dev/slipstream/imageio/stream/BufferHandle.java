package dev.slipstream.imageio.stream;

import java.nio.ByteBuffer;

/** A buffer whose array is out of reach, because it is direct or read-only. It is only read. */
final class BufferHandle extends Handle {

    private final ByteBuffer buffer;

    /** The stream is the content of {@code buffer} from index 0 to its limit. */
    BufferHandle(ByteBuffer buffer) {
        this.buffer = buffer;
        fitWindow(buffer.limit());
    }

    @Override
    int readAt(long position, byte[] b, int off, int len) {
        if (position >= buffer.limit()) {
            return -1;
        }
        int n = Math.min(len, buffer.limit() - (int) position);
        buffer.get((int) position, b, off, n);
        return n;
    }

    @Override
    public long length() {
        return buffer.limit();
    }
}
