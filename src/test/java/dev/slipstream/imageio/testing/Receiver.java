package dev.slipstream.imageio.testing;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The far end of a connection: knows what it has got and in what pieces, when it was flushed, and if it was closed. */
public final class Receiver extends OutputStream {

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final List<Integer> writes = new ArrayList<>();
    private @Nullable IOException flushFailure;
    private int flushes;
    private int flushedBytes;
    private boolean closed;

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] b, int off, int len) throws IOException {
        checkOpen();
        writes.add(len);
        bytes.write(b, off, len);
    }

    @Override
    public void flush() throws IOException {
        checkOpen();
        flushes++;
        flushedBytes = bytes.size();
        if (flushFailure != null) {
            throw flushFailure;
        }
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

    /** From now on every flush throws. */
    public void failFlushing(IOException failure) {
        flushFailure = failure;
    }

    /** The sizes of its writes. */
    public List<Integer> writes() {
        return writes;
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
