package dev.slipstream.imageio.stream;

import java.io.IOException;
import java.nio.ByteBuffer;

/**
 * Bytes that can be read, and mostly written, at any position and as often as needed. As a {@link Source} it reads a
 * window at a time, ahead of what is requested, since it can always go back. {@link PositionalSink} writes to it.
 */
abstract class Handle implements Source {

    // Handle and source are one class, because a fresh JVM pays for every class before its first image.

    /** Also the largest read for which the JDK's native code needs no {@code malloc}. */
    static final int WINDOW_SIZE = 8192;

    /**
     * Bounds a read into the caller's array, and with it the JDK's native buffer, which for a {@code RandomAccessFile}
     * is as large as the read ({@code bench jmh LargeReads}).
     */
    static final int LARGEST_READ = 64 * 1024;

    /** How much is read after a jump, if no more is wanted: a reader may jump again immediately. */
    static final int AFTER_JUMP = 512;

    private int windowSize = WINDOW_SIZE;

    /** From how many bytes on a read goes straight into the caller's array. */
    private int directFrom = WINDOW_SIZE;

    private ByteBuffer window = END;

    /** The end of the last byte that has been read. */
    private long next;

    /** Reads once; returns the number of bytes, at least 1, or -1 if {@code position} is at or beyond the end. */
    abstract int readAt(long position, byte[] b, int off, int len) throws IOException;

    /** Writes all of it. What lies between the end and {@code position} becomes a gap of zeros. */
    void writeAt(long position, byte[] b, int off, int len) throws IOException {
        throw new UnsupportedOperationException();
    }

    /** See {@link Sink#isShared}. */
    boolean isShared() {
        return false;
    }

    /** Moves what the application has too to {@code position}. */
    void moveTo(long position) throws IOException {}

    /** Sets another size of the window, from which on reads go into the caller's array. */
    final Handle withWindow(int size) {
        windowSize = size;
        directFrom = size;
        return this;
    }

    /**
     * Makes the window small if there are few bytes; {@code length}: 0 if it is not known. The window still holds all
     * of a small image, so that a reader that reads too far and goes back (JPEG) finds it there.
     */
    final void fitWindow(long length) {
        if (length > 0) {
            windowSize = (int) Math.min(length, windowSize);
        }
    }

    @Override
    public final ByteBuffer window(long position, int wanted) throws IOException {
        if (window.capacity() == 0) {
            window = ByteBuffer.allocate(windowSize);
        }
        int n = readAt(position, window.array(), 0, windowSize(position, wanted));
        next = position + Math.max(n, 0);
        return n < 0 ? END : window.position(0).limit(n);
    }

    /**
     * The whole window when reading forward (gaps up to a window included) or from the start; after a jump, only {@link
     * #AFTER_JUMP} bytes, or what was requested if that is more.
     */
    private int windowSize(long position, int wanted) {
        long gap = position - next;
        boolean jumps = position > 0 && (gap < 0 || gap > windowSize);
        return jumps ? Math.min(windowSize, Math.max(AFTER_JUMP, wanted)) : windowSize;
    }

    @Override
    public final int read(long position, byte[] b, int off, int len) throws IOException {
        if (len < directFrom) {
            return 0;
        }
        int n = readAt(position, b, off, Math.min(len, LARGEST_READ));
        next = position + Math.max(n, 0);
        return n;
    }

    /** Leaves a destination that Slipstream did not open after the furthest byte written. */
    @Override
    public void close(long consumed) throws IOException {
        window = END;
    }
}
