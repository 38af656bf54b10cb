package dev.slipstream.imageio.stream;

import java.io.IOException;

/** A destination that can be written and read at any position, as often as needed. */
interface PositionalOutput {

    /** Writes all of it. What is behind the end becomes a gap of zeros. */
    void write(long position, byte[] b, int off, int len) throws IOException;

    /** See {@link PositionalInput#read}. */
    int read(long position, byte[] b, int off, int len) throws IOException;

    /** The number of bytes in all. */
    long length() throws IOException;

    /** See {@link Sink#isShared}. */
    default boolean isShared() {
        return false;
    }

    /** Leaves a destination that somebody else has too at {@code position}. */
    void moveTo(long position) throws IOException;

    /** Closes what Slipstream opened, and leaves what it did not open behind the furthest byte written. */
    void close() throws IOException;
}
