package dev.slipstream.imageio.stream;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.System.Logger.Level;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The part of a stream that has become too large for memory, in a temporary file that only its owner can read. If it
 * cannot be written, the stream stays in memory.
 *
 * <p>On Unix its name is removed as soon as it is open: nothing is left even if the process is killed. Elsewhere
 * see {@link UndeletedFile}. Not a {@code FileChannel} with {@code DELETE_ON_CLOSE}, which {@link Thread#interrupt}
 * would close, and the data be gone.
 */
final class CacheFile {

    private static final int WINDOW_SIZE = 8192;

    /** The files of streams that have become garbage. Here, since on Unix nothing else needs {@link UndeletedFile}. */
    static final ReferenceQueue<CacheFile> ABANDONED = new ReferenceQueue<>();

    /** Another one after each {@link #forgetAtExit}. */
    private static volatile Object era = new Object();

    /** The era in which the stream was opened. */
    private final Object openedIn = era;

    private final @Nullable File directory;
    private boolean usable;
    private @Nullable RandomAccessFile file;
    private @Nullable UndeletedFile undeleted;

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
        deleteAbandoned();
        return new CacheFile(directory, true);
    }

    /** For a stream that has to stay in memory. */
    static CacheFile none() {
        return new CacheFile(null, false);
    }

    /** Closes and deletes the files of streams that have become garbage. Takes some nanoseconds if there are none. */
    static void deleteAbandoned() {
        for (Reference<?> abandoned = ABANDONED.poll(); abandoned != null; abandoned = ABANDONED.poll()) {
            ((UndeletedFile) abandoned).delete();
        }
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
            opened = openDeleted(path.toFile());
            file = opened;
        }
        return opened;
    }

    private RandomAccessFile openDeleted(File name) throws IOException {
        try {
            RandomAccessFile opened = new RandomAccessFile(name, "rw");
            if (!name.delete()) {
                undeleted = new UndeletedFile(this, opened, name);
                undeleted.deleteLater(this);
            }
            return opened;
        } catch (IOException e) {
            name.delete();
            throw e;
        }
    }

    /** Whether the stream is older than the last {@link #forgetAtExit}. */
    @SuppressWarnings("ReferenceEquality") // an era is just this object
    boolean isForgotten() {
        return openedIn != era;
    }

    /** From now on the files of streams that are open now are not deleted by a shutdown hook. */
    static void forgetAtExit() {
        era = new Object();
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
            if (undeleted != null) {
                undeleted.delete();
            } else if (file != null) {
                file.close();
            }
        } catch (IOException e) {
            System.getLogger("dev.slipstream.imageio").log(Level.DEBUG, "Cannot close a cache file", e);
        } finally {
            file = null;
            undeleted = null;
        }
    }
}
