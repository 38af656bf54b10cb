package dev.slipstream.imageio.bmp;

import java.io.IOException;
import javax.imageio.stream.ImageInputStreamImpl;

/** A stream over an array that remembers whether it has been closed or flushed. */
final class WatchedStream extends ImageInputStreamImpl {

    static final String FAILURE = "the source failed";

    private final byte[] bytes;
    private int failing = Integer.MAX_VALUE;
    private boolean isClosed;
    private int flushes;

    WatchedStream(byte[] bytes) {
        this.bytes = bytes.clone();
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
        bitOffset = 0;
        fail(1);
        return streamPos < bytes.length ? bytes[(int) streamPos++] & 0xff : -1;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        bitOffset = 0;
        if (length == 0) {
            return 0;
        }
        fail(length);
        int count = (int) Math.min(length, bytes.length - streamPos);
        if (count <= 0) {
            return -1;
        }
        System.arraycopy(bytes, (int) streamPos, target, offset, count);
        streamPos += count;
        return count;
    }

    private void fail(int length) throws IOException {
        if (streamPos + length > failing) {
            throw new IOException(FAILURE);
        }
    }

    @Override
    public long length() {
        return bytes.length;
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

    @Override
    @SuppressWarnings({"removal", "deprecation"})
    protected void finalize() {
        // no finalizer for this stream
    }
}
