package dev.slipstream.imageio.stream;

import java.io.IOException;

/**
 * Where the bytes of a {@link WindowedImageOutputStream} go. Asked only when the stream's window is full or left, so
 * its dispatch costs nothing. Positions count bytes from the start of the stream; those before the flushed one are not
 * used.
 */
interface Sink {

    /** {@link #directFrom} of a sink that takes everything through windows. */
    int NEVER = Integer.MAX_VALUE;

    /**
     * Hands over a place to write at {@code position}, which may lie behind the end: the gap is zeros then. The window
     * before it has been {@link #put}, and is not used any more.
     *
     * @param wanted how many bytes the writer is known to have for it, at least 1
     */
    WriteWindow window(long position, long wanted) throws IOException;

    /** Takes what has been written into the present window: {@code len} bytes from {@code b[off]} on. */
    void put(long position, byte[] b, int off, int len) throws IOException;

    /** So many bytes at once are better given to {@link #write} than copied into windows. */
    default int directFrom() throws IOException {
        return NEVER;
    }

    /**
     * Writes straight from the caller's array, at least {@link #directFrom} bytes of which are left.
     *
     * @return the number of bytes written, at least 1
     */
    default int write(long position, byte[] b, int off, int len) throws IOException {
        throw new UnsupportedOperationException();
    }

    /**
     * Reads back what has been put, or what was there before.
     *
     * @return the number of bytes read, at least 1, or -1 if {@code position} is at or beyond the end
     */
    int read(long position, byte[] b, int off, int len) throws IOException;

    /** The number of bytes in all. */
    long length() throws IOException;

    /** Brings the bytes before {@code position} to their destination. They are not asked for again. */
    void flushBefore(long position) throws IOException;

    /** Whether others may write and move the destination too, so that no byte may wait. */
    default boolean isShared() {
        return false;
    }

    /** Leaves what is shared at {@code position}. */
    default void moveTo(long position) throws IOException {}

    default boolean isCachedInMemory() {
        return false;
    }

    default boolean isCachedInFile() {
        return false;
    }

    /** Brings all bytes to their destination, and closes what Slipstream opened, also if that fails. */
    void close() throws IOException;
}
