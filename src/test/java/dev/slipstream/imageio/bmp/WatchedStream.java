package dev.slipstream.imageio.bmp;

import dev.slipstream.imageio.reading.BytesImageInputStream;
import java.io.IOException;

/** A stream over an array that remembers whether it has been closed or flushed. */
final class WatchedStream extends BytesImageInputStream {

    static final String FAILURE = "the source failed";

    private final int length;
    private int failing = Integer.MAX_VALUE;
    private boolean isClosed;
    private int flushes;

    WatchedStream(byte[] bytes) {
        super(bytes);
        length = bytes.length;
    }

    /** From then on, reads of bytes from this position on throw an IOException. */
    void failFrom(int position) {
        failing = position;
    }

    boolean isClosed() {
        return isClosed;
    }

    int flushes() {
        return flushes;
    }

    @Override
    public int read() throws IOException {
        fail(1);
        return super.read();
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        fail(length);
        return super.read(target, offset, length);
    }

    private void fail(int length) throws IOException {
        if (streamPos + length > failing && length > 0) {
            throw new IOException(FAILURE);
        }
    }

    @Override
    public long length() {
        return length;
    }

    @Override
    public void flush() throws IOException {
        flushes++;
        super.flush();
    }

    @Override
    public void flushBefore(long position) throws IOException {
        flushes++;
        super.flushBefore(position);
    }

    @Override
    public void close() throws IOException {
        isClosed = true;
        super.close();
    }
}
