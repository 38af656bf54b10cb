package dev.slipstream.imageio.gif;

import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** Takes a given number of bytes. Then every write fails as long as the stream is full. */
final class LimitedStream extends MemoryCacheImageOutputStream {

    private final int limit;
    private final AtomicBoolean isFull;

    LimitedStream(int limit, AtomicBoolean isFull) {
        super(OutputStream.nullOutputStream());
        this.limit = limit;
        this.isFull = isFull;
    }

    private void check(int bytes) throws IOException {
        if (isFull.get() && getStreamPosition() + bytes > limit) {
            throw new IOException("full");
        }
    }

    @Override
    public void write(int b) throws IOException {
        check(1);
        super.write(b);
    }

    @Override
    public void write(byte[] b, int off, int len) throws IOException {
        check(len);
        super.write(b, off, len);
    }
}
