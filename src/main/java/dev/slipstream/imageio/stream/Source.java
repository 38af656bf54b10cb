package dev.slipstream.imageio.stream;

import java.io.IOException;
import java.nio.ByteBuffer;

/**
 * Where the bytes of a {@link WindowedImageInputStream} come from. Asked only when the stream's window is used up, so
 * its dispatch costs nothing. Positions count bytes from the start of the stream.
 */
interface Source {

    /** What a source hands over at its end. */
    ByteBuffer END = ByteBuffer.allocate(0);

    /**
     * Hands over bytes that contain the one at {@code position}. Takes what comes with one read of the origin and never
     * waits to have more.
     *
     * @param position the byte that is needed
     * @param wanted how many bytes the reader is known to want from there, at least 1; a source that cannot put bytes
     *     back takes no more than these from its origin
     * @return a buffer with an accessible array that holds byte {@code position} at its buffer position and valid bytes
     *     from its index 0 to its limit; it may be overwritten by the next call that returns another one or fails;
     *     {@link #END} if there is no such byte
     */
    ByteBuffer window(long position, int wanted) throws IOException;

    /**
     * Reads straight into the caller's array where that saves a copy.
     *
     * @return the number of bytes read; 0 to have them taken from {@link #window}; -1 at the end
     */
    default int read(long position, byte[] b, int off, int len) throws IOException {
        return 0;
    }

    /** The number of bytes in all, or -1 while it is unknown. */
    long length() throws IOException;

    /** Bytes before {@code position} are not asked for again. */
    default void discardBefore(long position) throws IOException {}

    default boolean isCachedInMemory() {
        return false;
    }

    default boolean isCachedInFile() {
        return false;
    }

    /**
     * Leaves an origin that has been read ahead just behind the last byte consumed.
     *
     * @param consumed as for {@link #close}
     * @return whether windows no longer hold what comes behind that byte: the origin may be moved now
     */
    default boolean putBack(long consumed) throws IOException {
        return false;
    }

    /**
     * Closes what Slipstream opened, and leaves what it did not open just behind the last byte consumed.
     *
     * @param consumed the end of the furthest byte that any read has returned
     */
    void close(long consumed) throws IOException;
}
