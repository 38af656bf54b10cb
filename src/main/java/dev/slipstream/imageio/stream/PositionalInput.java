package dev.slipstream.imageio.stream;

import java.io.IOException;

/** An origin that can be read at any position, as often as needed. */
interface PositionalInput {

    /**
     * Reads once.
     *
     * @return the number of bytes read, at least 1, or -1 if {@code position} is at or beyond the end
     */
    int read(long position, byte[] b, int off, int len) throws IOException;

    /** The number of bytes in all, or -1 if it is not known. */
    long length() throws IOException;

    /** See {@link Source#putBack}. */
    default boolean putBack(long consumed) throws IOException {
        return false;
    }

    /** See {@link Source#isCachedInMemory}. */
    default boolean isCachedInMemory() {
        return false;
    }

    /** See {@link Source#isCachedInFile}. */
    default boolean isCachedInFile() {
        return false;
    }

    /** See {@link Source#close}. */
    void close(long consumed) throws IOException;
}
