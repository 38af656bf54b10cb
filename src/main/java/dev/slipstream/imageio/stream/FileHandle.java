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

    /** Where the file's own pointer was left, or {@link #UNKNOWN} if the application may have moved it. */
    private long pointer;

    private FileHandle(RandomAccessFile file, long pointer, boolean shared, boolean goesBack) {
        this.file = file;
        this.pointer = pointer;
        this.shared = shared;
        this.goesBack = goesBack;
    }

    // Not declared as what they are: the verifier would load this class for every output, to see what it is.

    /** A file of our own, at its start. */
    static Handle owned(RandomAccessFile file) {
        return new FileHandle(file, 0, false, false);
    }

    /** A file of the application, which it may move between two reads. */
    static Handle sharedInput(RandomAccessFile file) {
        return new FileHandle(file, UNKNOWN, true, true);
    }

    /**
     * A file of the application, to be written, at {@code pointer}. If the application writes, reads or
     * seeks between two of our operations, the second one takes place where the file then is, as with the JDK's
     * stream.
     */
    static Handle sharedOutput(RandomAccessFile file, long pointer) {
        return new FileHandle(file, pointer, true, false);
    }

    /**
     * Finds out the kind and length of the file, when its first byte is read: opening and closing a stream makes no
     * more system calls than opening and closing a file. A file of length 0 may be a pipe, or one like those of /proc.
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

    /** False past the end. Some file systems refuse to seek further than their largest possible file. */
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
