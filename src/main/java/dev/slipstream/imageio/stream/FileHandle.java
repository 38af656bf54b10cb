package dev.slipstream.imageio.stream;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;

/**
 * A file, which is not truncated. Not a {@code FileChannel}: that one is closed under its reader by {@link
 * Thread#interrupt}, and copies through a direct buffer that it keeps for each thread. Not mapped: a mapping locks the
 * file on Windows and a truncated file kills the process.
 */
final class FileHandle extends Handle {

    private static final long UNKNOWN = -1;

    private final RandomAccessFile file;

    /** Whether the application has {@link #file} too. */
    private final boolean shared;

    /** Whether the application may move {@link #file} between two operations without moving the second one. */
    private final boolean goesBack;

    /** Where the file's own pointer was left, if that is to be relied on. */
    private long pointer;

    private FileHandle(RandomAccessFile file, long pointer, boolean shared, boolean goesBack) {
        this.file = file;
        this.pointer = pointer;
        this.shared = shared;
        this.goesBack = goesBack;
    }

    // Not declared as what they are: the verifier would load this class for every output, to see what it is.

    /** A file of our own, which stands at its start. */
    static Handle owned(RandomAccessFile file) {
        return new FileHandle(file, 0, false, false);
    }

    /** The application's, to be read wherever it has been moved meanwhile. */
    static Handle sharedInput(RandomAccessFile file) {
        return new FileHandle(file, UNKNOWN, true, true);
    }

    /**
     * The application's, to be written. As with the JDK's stream, what it writes, reads or moves between two operations
     * of ours then moves the second one: that takes place where {@code file} stands.
     *
     * @param pointer where {@code file} stands
     */
    static Handle sharedOutput(RandomAccessFile file, long pointer) {
        return new FileHandle(file, pointer, true, false);
    }

    /**
     * Asks what kind of file it is, and how long, when its first byte is wanted: opening and closing a stream makes no
     * system call that opening and closing a file does not. Without a length it may be a pipe, or something like the
     * files of /proc.
     */
    @Override
    public Source opened() throws IOException {
        if (!shared) {
            long length = file.length();
            if (length <= 0 && !isSeekable()) {
                return Source.own(new FileInputStream(file.getFD()), CacheFile.none());
            }
            fitWindow(length);
        }
        return this;
    }

    private boolean isSeekable() {
        try {
            file.getFilePointer();
            return true;
        } catch (IOException pipe) {
            return false;
        }
    }

    @Override
    int readAt(long position, byte[] b, int off, int len) throws IOException {
        if (position != pointer && !seek(position)) {
            return -1;
        }
        pointer = UNKNOWN;
        int n = file.read(b, off, len);
        standAt(position + Math.max(n, 0));
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
    void writeAt(long position, byte[] b, int off, int len) throws IOException {
        if (position != pointer) {
            file.seek(position);
        }
        pointer = UNKNOWN;
        file.write(b, off, len);
        standAt(position + len);
    }

    private void standAt(long position) {
        pointer = goesBack ? UNKNOWN : position;
    }

    @Override
    public long length() throws IOException {
        return file.length();
    }

    @Override
    boolean isShared() {
        return shared;
    }

    @Override
    void moveTo(long position) throws IOException {
        if (shared) {
            file.seek(position);
            standAt(position);
        }
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
        super.close(consumed);
        file.close();
    }
}
