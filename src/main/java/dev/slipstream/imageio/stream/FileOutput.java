package dev.slipstream.imageio.stream;

import java.io.IOException;
import java.io.RandomAccessFile;

/** A file, which is not truncated. Not a {@code FileChannel}, for the reasons that {@link FileInput} gives. */
final class FileOutput implements PositionalOutput {

    private static final long UNKNOWN = -1;

    private final RandomAccessFile file;
    private final boolean shared;

    /** Where the file's own pointer was left. */
    private long pointer;

    /** A file of our own, which stands at its start. */
    FileOutput(RandomAccessFile file) {
        this(file, 0, false);
    }

    /**
     * @param pointer where {@code file} stands
     * @param shared whether the application has {@code file} too. As with the JDK's stream, what it writes, reads or
     *     moves between two operations of ours then moves the second one: that takes place where {@code file} stands.
     */
    FileOutput(RandomAccessFile file, long pointer, boolean shared) {
        this.file = file;
        this.pointer = pointer;
        this.shared = shared;
    }

    @Override
    public void write(long position, byte[] b, int off, int len) throws IOException {
        seek(position);
        pointer = UNKNOWN;
        file.write(b, off, len);
        pointer = position + len;
    }

    @Override
    public int read(long position, byte[] b, int off, int len) throws IOException {
        seek(position);
        pointer = UNKNOWN;
        int n = file.read(b, off, len);
        pointer = position + Math.max(n, 0);
        return n;
    }

    private void seek(long position) throws IOException {
        if (position != pointer) {
            file.seek(position);
        }
    }

    @Override
    public long length() throws IOException {
        return file.length();
    }

    @Override
    public boolean isShared() {
        return shared;
    }

    @Override
    public void moveTo(long position) throws IOException {
        if (shared) {
            file.seek(position);
            pointer = position;
        }
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
