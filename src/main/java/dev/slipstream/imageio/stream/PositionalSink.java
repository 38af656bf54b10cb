package dev.slipstream.imageio.stream;

import java.io.IOException;

/** Writes to a {@link Handle}, a window at a time. */
class PositionalSink implements Sink {

    static final int WINDOW_SIZE = Handle.WINDOW_SIZE;

    /** As for reading: in such pieces the JDK needs no large native buffer for a large array. */
    static final int LARGEST_WRITE = Handle.LARGEST_READ;

    private static final WriteWindow NONE = new WriteWindow(new byte[0], 0, 0, 0);

    private final Handle handle;
    private final int windowSize;
    private final int largestWindow;
    private WriteWindow window = NONE;

    PositionalSink(Handle handle) {
        this(handle, WINDOW_SIZE, LARGEST_WRITE);
    }

    /** {@code largestWindow}: for a writer that has as much in one piece. */
    PositionalSink(Handle handle, int windowSize, int largestWindow) {
        this.handle = handle;
        this.windowSize = windowSize;
        this.largestWindow = largestWindow;
    }

    @Override
    public final WriteWindow window(long position, long wanted) {
        long size = Math.max(windowSize, Math.min(wanted, largestWindow));
        if (window.room < size) {
            window = new WriteWindow(new byte[(int) size], 0, 0, (int) size);
        }
        return window;
    }

    @Override
    public final void put(long position, byte[] b, int off, int len) throws IOException {
        handle.writeAt(position, b, off, len);
    }

    @Override
    public final int directFrom() {
        return windowSize;
    }

    @Override
    public final int read(long position, byte[] b, int off, int len) throws IOException {
        return isShared() || position < handle.length() ? handle.readAt(position, b, off, len) : -1;
    }

    @Override
    public final long length() throws IOException {
        return handle.length();
    }

    /** A shared destination already is at the stream's position. */
    @Override
    public final void flushBefore(long position) throws IOException {
        if (!isShared()) {
            handle.moveTo(position);
        }
    }

    @Override
    public final boolean isShared() {
        return handle.isShared();
    }

    @Override
    public final void moveTo(long position) throws IOException {
        if (isShared()) {
            handle.moveTo(position);
        }
    }

    @Override
    public final void close() throws IOException {
        window = NONE;
        handle.close(0);
    }
}
