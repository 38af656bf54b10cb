package dev.slipstream.imageio.stream;

import java.io.ByteArrayInputStream;
import java.io.IOException;

/**
 * A {@link ByteArrayInputStream}, which can be moved anywhere behind its mark: back by {@code reset}, forward by
 * {@code skip}. Its mark stays what it was. Position 0 is where it stood; it never stood before its mark.
 */
final class ByteArrayStreamInput implements PositionalInput {

    private final ByteArrayInputStream in;

    /** Bytes that {@link #in} had left at position 0: what it has left tells where it stands. */
    private final long length;

    /** What it had left after our last move; something else means that somebody else has moved it since. */
    private long left;

    ByteArrayStreamInput(ByteArrayInputStream in) {
        this.in = in;
        this.length = in.available();
        this.left = length;
    }

    @Override
    public int read(long position, byte[] b, int off, int len) throws IOException {
        long wanted = length - position;
        if (wanted <= 0) {
            return -1;
        }
        if (left != wanted) {
            seek(position);
        }
        int n = in.read(b, off, len);
        left = in.available();
        if (left != wanted - n) { // somebody else has moved it
            seek(position);
            n = in.read(b, off, len);
            left = in.available();
        }
        return n;
    }

    private void seek(long position) throws IOException {
        if (!moveTo(position)) {
            throw new IOException("ByteArrayInputStream: was marked behind byte " + position
                    + " while in use, cannot go back there");
        }
    }

    private boolean moveTo(long position) {
        long wanted = length - position;
        in.reset();
        in.skip(in.available() - wanted);
        left = in.available();
        return left == wanted;
    }

    /** Unknown to the reader, as for every {@code InputStream} in the JDK. */
    @Override
    public long length() {
        return -1;
    }

    @Override
    public void close(long consumed) {
        putBack(consumed);
    }

    @Override
    public void putBack(long consumed) {
        if (in.available() == left && left != length - consumed) {
            moveTo(consumed);
        }
    }
}
