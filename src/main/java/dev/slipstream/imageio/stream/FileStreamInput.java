package dev.slipstream.imageio.stream;

import java.io.FileInputStream;
import java.io.IOException;

/**
 * A {@link FileInputStream} that stands on a regular file, moved by its own {@code skip}, which goes back as well.
 * Position 0 is where it stood. Nobody can interrupt it, and it needs no cache.
 */
final class FileStreamInput implements PositionalInput {

    /** From JDK 24 on (JDK-8341666) {@code skip(0)} succeeds on a pipe too. */
    private static final boolean SKIP_HIDES_PIPES = Runtime.version().feature() >= 24;

    private final FileInputStream in;

    /** Where {@link #in} stands. */
    private long pointer;

    FileStreamInput(FileInputStream in) {
        this.in = in;
    }

    /** Whether {@code in} can go back: on a regular file it can, on a pipe or a terminal not. */
    static boolean canGoBack(FileInputStream in) {
        return SKIP_HIDES_PIPES ? goesBack(in) : canSkip(in);
    }

    private static boolean canSkip(FileInputStream in) {
        try {
            return in.skip(0) == 0;
        } catch (IOException notSeekable) {
            return false;
        }
    }

    /** Where {@code skip} hides pipes it never fails on them; all that fails is going back from a file's first byte. */
    private static boolean goesBack(FileInputStream in) {
        try {
            return in.skip(-1) == -1 && in.skip(1) == 1;
        } catch (IOException startOfFile) {
            return true;
        }
    }

    @Override
    public int read(long position, byte[] b, int off, int len) throws IOException {
        if (!seek(position)) {
            return -1;
        }
        int n = in.read(b, off, len);
        pointer += Math.max(n, 0);
        return n;
    }

    /** Some file systems refuse to seek further than their largest file reaches: that is behind this one's end too. */
    private boolean seek(long position) throws IOException {
        try {
            moveTo(position);
            return true;
        } catch (IOException e) {
            int left = in.available();
            if (left < Integer.MAX_VALUE && position - pointer >= left) {
                return false;
            }
            throw e;
        }
    }

    private void moveTo(long position) throws IOException {
        if (position != pointer) {
            long skipped = in.skip(position - pointer);
            pointer += skipped;
            if (position != pointer) {
                throw new IOException("FileInputStream: asked for byte " + position + ", it went to byte " + pointer);
            }
        }
    }

    @Override
    public long length() {
        return -1;
    }

    @Override
    public void putBack(long consumed) throws IOException {
        if (in.getFD().valid()) {
            moveTo(consumed);
        }
    }

    @Override
    public void close(long consumed) throws IOException {
        putBack(consumed);
    }
}
