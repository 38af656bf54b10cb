package dev.slipstream.imageio.stream;

import java.io.IOException;
import java.io.RandomAccessFile;

/**
 * A file. Not a {@code FileChannel}: that one is closed under its reader by {@link Thread#interrupt}, and copies
 * through a direct buffer that it keeps for each thread. Not mapped: a mapping locks the file on Windows and a
 * truncated file kills the process.
 */
final class FileInput implements PositionalInput {

    private static final long UNKNOWN = -1;

    private final RandomAccessFile file;
    private final boolean shared;

    /** Where the file's own pointer stands, as far as nobody else moves it. */
    private long pointer = UNKNOWN;

    /** {@code shared}: somebody else has {@code file} too and may move its pointer between two reads. */
    FileInput(RandomAccessFile file, boolean shared) {
        this.file = file;
        this.shared = shared;
        if (!shared) {
            pointer = 0;
        }
    }

    @Override
    public int read(long position, byte[] b, int off, int len) throws IOException {
        if (position != pointer || shared) {
            pointer = UNKNOWN;
            if (!seek(position)) {
                return -1;
            }
        }
        int n = file.read(b, off, len);
        pointer = position + Math.max(n, 0);
        return n;
    }

    /** Some file systems refuse to seek further than their largest file reaches: that is behind this one's end too. */
    private boolean seek(long position) throws IOException {
        try {
            file.seek(position);
            return true;
        } catch (IOException e) {
            if (position >= file.length()) {
                return false;
            }
            throw e;
        }
    }

    @Override
    public long length() throws IOException {
        return file.length();
    }

    @Override
    public boolean putBack(long consumed) throws IOException {
        if (shared && file.getFD().valid()) {
            file.seek(consumed);
        }
        return false;
    }

    @Override
    public void close(long consumed) throws IOException {
        file.close();
    }
}
