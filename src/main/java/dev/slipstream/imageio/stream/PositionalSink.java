package dev.slipstream.imageio.stream;

import java.io.IOException;

/** A sink that can be written at any position, a window at a time. */
final class PositionalSink implements Sink {

    static final int WINDOW_SIZE = PositionalSource.WINDOW_SIZE;

    /** As for reading: in such pieces the JDK needs no large native buffer for a large array. */
    static final int LARGEST_WRITE = PositionalSource.LARGEST_READ;

    private static final WriteWindow NONE = new WriteWindow(new byte[0], 0, 0, 0);

    private final PositionalOutput output;
    private final int windowSize;
    private final int largestWindow;
    private WriteWindow window = NONE;

    PositionalSink(PositionalOutput output) {
        this(output, WINDOW_SIZE, LARGEST_WRITE);
    }

    /** {@code largestWindow}: for who has so much to write at once. */
    PositionalSink(PositionalOutput output, int windowSize, int largestWindow) {
        this.output = output;
        this.windowSize = windowSize;
        this.largestWindow = largestWindow;
    }

    @Override
    public WriteWindow window(long position, long wanted) {
        long size = Math.max(windowSize, Math.min(wanted, largestWindow));
        if (window.room < size) {
            window = new WriteWindow(new byte[(int) size], 0, 0, (int) size);
        }
        return window;
    }

    @Override
    public void put(long position, byte[] b, int off, int len) throws IOException {
        output.write(position, b, off, len);
    }

    @Override
    public int directFrom() {
        return windowSize;
    }

    @Override
    public int write(long position, byte[] b, int off, int len) throws IOException {
        int n = Math.min(len, LARGEST_WRITE);
        output.write(position, b, off, n);
        return n;
    }

    @Override
    public int read(long position, byte[] b, int off, int len) throws IOException {
        return isShared() || position < output.length() ? output.read(position, b, off, len) : -1;
    }

    @Override
    public long length() throws IOException {
        return output.length();
    }

    /** What is shared stands where the stream does already. */
    @Override
    public void flushBefore(long position) throws IOException {
        if (!isShared()) {
            output.moveTo(position);
        }
    }

    @Override
    public boolean isShared() {
        return output.isShared();
    }

    @Override
    public void moveTo(long position) throws IOException {
        if (isShared()) {
            output.moveTo(position);
        }
    }

    @Override
    public void close() throws IOException {
        window = NONE;
        output.close();
    }
}
