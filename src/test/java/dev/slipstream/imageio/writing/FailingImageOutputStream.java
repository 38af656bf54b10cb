package dev.slipstream.imageio.writing;

import java.io.IOException;
import java.io.OutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** Fails at a byte, or at the flush of a byte, until it recovers. */
public final class FailingImageOutputStream extends MemoryCacheImageOutputStream {

    private final Exception failure;
    private long at;
    private long flushed;

    public FailingImageOutputStream(long at) {
        this(at, Long.MAX_VALUE, new IOException("no more"));
    }

    /** {@code failure}: an IOException or a RuntimeException. */
    public FailingImageOutputStream(long at, long flushed, Exception failure) {
        super(OutputStream.nullOutputStream());
        this.at = at;
        this.flushed = flushed;
        this.failure = failure;
    }

    public Exception failure() {
        return failure;
    }

    /** From now on it takes everything. */
    public void recover() {
        at = Long.MAX_VALUE;
        flushed = Long.MAX_VALUE;
    }

    private void check(boolean isAllowed) throws IOException {
        if (!isAllowed && failure instanceof RuntimeException unchecked) {
            throw unchecked;
        } else if (!isAllowed) {
            throw (IOException) failure;
        }
    }

    @Override
    public void flushBefore(long position) throws IOException {
        check(position <= flushed);
        super.flushBefore(position);
    }

    @Override
    public void write(int value) throws IOException {
        check(streamPos + 1 <= at);
        super.write(value);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        check(streamPos + length <= at);
        super.write(bytes, offset, length);
    }
}
