package dev.slipstream.imageio.stream;

import java.io.IOException;
import java.nio.ByteBuffer;

/** Reads a {@link PositionalInput} a window at a time, ahead of what is asked, since it can always go back. */
final class PositionalSource implements Source {

    /** Also the largest read for which the JDK's native code needs no {@code malloc}. */
    static final int WINDOW_SIZE = 8192;

    /**
     * Bounds a read into the caller's array, and with it the JDK's native buffer, which for a {@code RandomAccessFile}
     * is as large as the read: 500 MiB for as many bytes on JDK 17 and 25, 64 KiB with this ({@code bench seeds 5}).
     */
    static final int LARGEST_READ = 64 * 1024;

    private final PositionalInput input;
    private final int windowSize;
    private final int directFrom;
    private ByteBuffer window = END;

    PositionalSource(PositionalInput input) {
        this(input, WINDOW_SIZE);
    }

    PositionalSource(PositionalInput input, int windowSize) {
        this(input, windowSize, windowSize);
    }

    private PositionalSource(PositionalInput input, int windowSize, int directFrom) {
        this.input = input;
        this.windowSize = windowSize;
        this.directFrom = directFrom;
    }

    /**
     * For an input of {@code length} bytes: a small one needs only a small window. That window takes part in the same
     * reads as a full one, so that a reader which takes too much and goes back (JPEG) finds all of a small image there.
     *
     * @param length 0 if it is not known
     */
    static PositionalSource ofLength(long length, PositionalInput input) {
        int windowSize = length > 0 ? (int) Math.min(length, WINDOW_SIZE) : WINDOW_SIZE;
        return new PositionalSource(input, windowSize, WINDOW_SIZE);
    }

    @Override
    public ByteBuffer window(long position, int wanted) throws IOException {
        if (window.capacity() == 0) {
            window = ByteBuffer.allocate(windowSize);
        }
        int n = input.read(position, window.array(), 0, windowSize);
        return n < 0 ? END : window.position(0).limit(n);
    }

    @Override
    public int read(long position, byte[] b, int off, int len) throws IOException {
        return len < directFrom ? 0 : input.read(position, b, off, Math.min(len, LARGEST_READ));
    }

    @Override
    public long length() throws IOException {
        return input.length();
    }

    @Override
    public boolean putBack(long consumed) throws IOException {
        return input.putBack(consumed);
    }

    @Override
    public boolean isCachedInMemory() {
        return input.isCachedInMemory();
    }

    @Override
    public boolean isCachedInFile() {
        return input.isCachedInFile();
    }

    @Override
    public void close(long consumed) throws IOException {
        window = END;
        input.close(consumed);
    }
}
