package dev.slipstream.imageio.stream;

import java.io.IOException;
import java.io.RandomAccessFile;

/** A file, which is not truncated. Not a {@code FileChannel}, for the reasons that {@link FileInput} gives. */
final class FileOutput implements PositionalOutput {

    private static final long UNKNOWN = -1;

    private final RandomAccessFile file;
    private final boolean shared;
    private final FileInput input;

    /** Where the file's own pointer stands, as far as nobody else moves it. */
    private long pointer;

    /** {@code shared}: somebody else has {@code file} too and may move its pointer between two writes. */
    FileOutput(RandomAccessFile file, boolean shared) {
        this.file = file;
        this.shared = shared;
        this.input = new FileInput(file, true);
    }

    @Override
    public void write(long position, byte[] b, int off, int len) throws IOException {
        if (position != pointer || shared) {
            file.seek(position);
        }
        pointer = UNKNOWN;
        file.write(b, off, len);
        pointer = position + len;
    }

    @Override
    public int read(long position, byte[] b, int off, int len) throws IOException {
        pointer = UNKNOWN;
        return input.read(position, b, off, len);
    }

    @Override
    public long length() throws IOException {
        return file.length();
    }

    @Override
    public void moveTo(long position) throws IOException {
        if (shared) {
            file.seek(position);
        }
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
