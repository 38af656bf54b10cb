package dev.slipstream.imageio.stream;

import java.io.IOException;
import java.nio.ByteBuffer;

/** Reads a {@link PositionalInput} a window at a time, ahead of what is asked, since it can always go back. */
final class PositionalSource implements Source {

    /** Also the largest read for which the JDK's native code needs no {@code malloc}. */
    static final int WINDOW_SIZE = 8192;

    /**
     * Bounds a read into the caller's array, and with it the JDK's native buffer (before JDK 21 it was as
     * large as the read).
     */
    static final int LARGEST_READ = 64 * 1024;

    private final PositionalInput input;
    private final int windowSize;
    private byte[] window = new byte[0];

    PositionalSource(PositionalInput input) {
        this(input, WINDOW_SIZE);
    }

    PositionalSource(PositionalInput input, int windowSize) {
        this.input = input;
        this.windowSize = windowSize;
    }

    @Override
    public ByteBuffer window(long position, int wanted) throws IOException {
        if (window.length == 0) {
            window = new byte[windowSize];
        }
        int n = input.read(position, window, 0, windowSize);
        return n < 0 ? END : ByteBuffer.wrap(window, 0, n);
    }

    @Override
    public int read(long position, byte[] b, int off, int len) throws IOException {
        return len < windowSize ? 0 : input.read(position, b, off, Math.min(len, LARGEST_READ));
    }

    @Override
    public long length() throws IOException {
        return input.length();
    }

    @Override
    public void close(long consumed) throws IOException {
        window = new byte[0];
        input.close(consumed);
    }
}
