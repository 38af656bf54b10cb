package dev.slipstream.imageio.stream;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.System.Logger.Level;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The part of a stream that has become too large for memory, in a temporary file that only its owner can read. If it
 * cannot be written, the stream stays in memory.
 *
 * <p>On Unix its name is removed as soon as it is open: nothing is left behind even if the process is killed. Elsewhere
 * it is deleted on {@link #close}, or else at exit. Not a {@code FileChannel} with {@code DELETE_ON_CLOSE}, which
 * {@link Thread#interrupt} would close, and the data be gone.
 */
final class CacheFile {

    private static final int WINDOW_SIZE = 8192;

    private final @Nullable File directory;
    private boolean usable;
    private @Nullable RandomAccessFile file;
    private @Nullable Path undeleted;

    /** Stream positions of the file's first byte and of its end. */
    private long start;
    private long end;

    private byte[] window = new byte[0];

    private CacheFile(@Nullable File directory, boolean usable) {
        this.directory = directory;
        this.usable = usable;
    }

    /** {@code directory}: null is the system's directory for temporary files. */
    static CacheFile in(@Nullable File directory) {
        return new CacheFile(directory, true);
    }

    /** For a stream that has to stay in memory. */
    static CacheFile none() {
        return new CacheFile(null, false);
    }

    /** Whether a file is allowed, and has not failed. */
    boolean isUsable() {
        return usable;
    }

    boolean isInUse() {
        return end > start;
    }

    /** Bytes before this stream position are in the file, as far as they have not been discarded. */
    long end() {
        return end;
    }

    /** Appends a full block; false if it has to stay in memory. */
    boolean append(MemoryBlocks.Block block) {
        if (!usable) {
            return false;
        }
        try {
            if (!isInUse()) {
                start = block.start;
                end = block.start;
            }
            RandomAccessFile opened = open();
            opened.seek(end - start);
            opened.write(block.bytes, 0, block.filled);
            end += block.filled;
            return true;
        } catch (IOException e) {
            usable = false;
            System.getLogger("dev.slipstream.imageio")
                    .log(Level.DEBUG, "No cache file in " + (directory == null ? "the temporary directory" : directory)
                            + " from byte " + block.start + " on; the stream stays in memory", e);
            return false;
        }
    }

    private RandomAccessFile open() throws IOException {
        RandomAccessFile opened = file;
        if (opened == null) {
            Path path = directory == null
                    ? Files.createTempFile("slipstream", ".tmp")
                    : Files.createTempFile(directory.toPath(), "slipstream", ".tmp");
            undeleted = path;
            opened = new RandomAccessFile(path.toFile(), "rw");
            file = opened;
            if (path.toFile().delete()) {
                undeleted = null;
            } else {
                path.toFile().deleteOnExit();
            }
        }
        return opened;
    }

    ByteBuffer window(long position) throws IOException {
        if (window.length == 0) {
            window = new byte[WINDOW_SIZE];
        }
        return ByteBuffer.wrap(window, 0, read(position, window, 0, WINDOW_SIZE));
    }

    /** Reads at least one of the bytes before {@link #end}. */
    int read(long position, byte[] b, int off, int len) throws IOException {
        RandomAccessFile opened = open();
        opened.seek(position - start);
        int n = opened.read(b, off, (int) Math.min(len, end - position));
        if (n < 0) {
            throw new IOException("Cache file: byte " + position
                    + " of the stream is missing, the file ends before it");
        }
        return n;
    }

    /** Overwrites bytes before {@link #end}. */
    void write(long position, byte[] b, int off, int len) throws IOException {
        RandomAccessFile opened = open();
        opened.seek(position - start);
        opened.write(b, off, len);
    }

    void discardBefore(long position) throws IOException {
        RandomAccessFile opened = file;
        if (opened != null && isInUse() && position >= end) {
            start = end;
            opened.setLength(0);
        }
    }

    /** Closes and deletes the file. Does not fail: its bytes are not needed any more. */
    void close() {
        usable = false;
        start = end;
        try {
            if (file != null) {
                file.close();
            }
            if (undeleted != null) {
                Files.deleteIfExists(undeleted);
            }
        } catch (IOException e) {
            System.getLogger("dev.slipstream.imageio")
                    .log(Level.DEBUG, "Cache file is left behind, to be deleted at exit: " + undeleted, e);
        } finally {
            file = null;
            undeleted = null;
        }
    }
}
