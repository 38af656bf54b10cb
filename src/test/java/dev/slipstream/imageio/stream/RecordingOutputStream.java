package dev.slipstream.imageio.stream;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Remembers how it was written: the size of each write, the flushes, whether it was closed. */
final class RecordingOutputStream extends OutputStream {

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final List<Integer> writes = new ArrayList<>();
    private @Nullable IOException flushFailure;
    private int flushes;
    private boolean closed;

    /** From now on every flush throws. */
    void failFlushing(IOException failure) {
        flushFailure = failure;
    }

    byte[] bytes() {
        return bytes.toByteArray();
    }

    /** Their sizes. */
    List<Integer> writes() {
        return writes;
    }

    int flushes() {
        return flushes;
    }

    boolean closed() {
        return closed;
    }

    @Override
    public void write(int b) {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] b, int off, int len) {
        writes.add(len);
        bytes.write(b, off, len);
    }

    @Override
    public void flush() throws IOException {
        flushes++;
        if (flushFailure != null) {
            throw flushFailure;
        }
    }

    @Override
    public void close() {
        closed = true;
    }
}
