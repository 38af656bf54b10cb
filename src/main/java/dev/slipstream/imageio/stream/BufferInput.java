package dev.slipstream.imageio.stream;

import java.nio.ByteBuffer;

/** A buffer whose array is out of reach, because it is direct or read-only. */
final class BufferInput implements PositionalInput {

    private final ByteBuffer buffer;

    /** The stream is the content of {@code buffer} from index 0 to its limit. */
    BufferInput(ByteBuffer buffer) {
        this.buffer = buffer;
    }

    @Override
    public int read(long position, byte[] b, int off, int len) {
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

    @Override
    public void close(long consumed) {}
}
