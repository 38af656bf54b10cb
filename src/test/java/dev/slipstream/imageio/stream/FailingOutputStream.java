package dev.slipstream.imageio.stream;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Takes a number of bytes, then throws, once or always. Keeps what it took. */
final class FailingOutputStream extends OutputStream {

    private final ByteArrayOutputStream taken = new ByteArrayOutputStream();
    private final int at;
    private final Throwable failure;
    private final boolean recovers;
    private boolean failed;
    private boolean touchedAfterwards;
    private boolean closed;

    private FailingOutputStream(int at, Throwable failure, boolean recovers) {
        this.at = at;
        this.failure = failure;
        this.recovers = recovers;
    }

    /** Fails at byte {@code at} and from then on. */
    static FailingOutputStream failingAt(int at, Throwable failure) {
        return new FailingOutputStream(at, failure, false);
    }

    /** Fails once at byte {@code at}, and would take more after that. */
    static FailingOutputStream recoveringAt(int at, Throwable failure) {
        return new FailingOutputStream(at, failure, true);
    }

    byte[] taken() {
        return taken.toByteArray();
    }

    /** Whether it was given anything, or flushed, after it had failed. */
    boolean touchedAfterwards() {
        return touchedAfterwards;
    }

    boolean closed() {
        return closed;
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] b, int off, int len) throws IOException {
        touchedAfterwards |= failed;
        int n = failed && recovers ? len : Math.min(len, at - taken.size());
        taken.write(b, off, n);
        if (n < len) {
            failed = true;
            throwFailure();
        }
    }

    @Override
    public void flush() {
        touchedAfterwards |= failed;
    }

    @Override
    public void close() {
        closed = true;
    }

    private void throwFailure() throws IOException {
        if (failure instanceof IOException e) {
            throw e;
        }
        if (failure instanceof RuntimeException e) {
            throw e;
        }
        throw (Error) failure;
    }
}
