package dev.slipstream.imageio.testing;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** The far end of a connection: knows what it has got, how often it was flushed, and whether it was closed. */
public final class Receiver extends OutputStream {

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private int flushes;
    private int flushedBytes;
    private boolean closed;

    @Override
    public void write(int b) throws IOException {
        checkOpen();
        bytes.write(b);
    }

    @Override
    public void write(byte[] b, int off, int len) throws IOException {
        checkOpen();
        bytes.write(b, off, len);
    }

    @Override
    public void flush() throws IOException {
        checkOpen();
        flushes++;
        flushedBytes = bytes.size();
    }

    @Override
    public void close() {
        closed = true;
    }

    private void checkOpen() throws IOException {
        if (closed) {
            throw new IOException("closed after " + bytes.size() + " bytes");
        }
    }

    public byte[] bytes() {
        return bytes.toByteArray();
    }

    public int flushes() {
        return flushes;
    }

    /** How many bytes had come when it was last flushed: what lies before this has left all buffers. */
    public int flushedBytes() {
        return flushedBytes;
    }

    public boolean isClosed() {
        return closed;
    }
}
