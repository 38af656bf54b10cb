package dev.slipstream.imageio.stream;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * A file that was opened for one stream. What kind of file it is, and how long, is asked when its first byte is wanted:
 * opening and closing a stream makes no system call that opening and closing a file does not.
 */
final class FileSource implements Source {

    private final RandomAccessFile file;
    private @Nullable Source chosen;

    FileSource(RandomAccessFile file) {
        this.file = file;
    }

    private Source chosen() throws IOException {
        Source source = chosen;
        if (source == null) {
            source = choose();
            chosen = source;
        }
        return source;
    }

    /** Without a length it may be a pipe, or something like the files of /proc. */
    private Source choose() throws IOException {
        long length = file.length();
        return length > 0 || isSeekable()
                ? PositionalSource.ofLength(length, new FileInput(file, false))
                : Sources.own(new FileInputStream(file.getFD()), CacheFile.none());
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
    public ByteBuffer window(long position, int wanted) throws IOException {
        return chosen().window(position, wanted);
    }

    @Override
    public int read(long position, byte[] b, int off, int len) throws IOException {
        return chosen().read(position, b, off, len);
    }

    @Override
    public long length() throws IOException {
        return chosen().length();
    }

    @Override
    public void discardBefore(long position) throws IOException {
        chosen().discardBefore(position);
    }

    @Override
    public boolean isCachedInMemory() {
        Source source = chosen;
        return source != null && source.isCachedInMemory();
    }

    @Override
    public boolean isCachedInFile() {
        Source source = chosen;
        return source != null && source.isCachedInFile();
    }

    @Override
    public void close(long consumed) throws IOException {
        Source source = chosen;
        if (source == null) {
            file.close();
        } else {
            source.close(consumed);
        }
    }
}
