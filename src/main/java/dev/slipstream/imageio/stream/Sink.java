package dev.slipstream.imageio.stream;

import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.SeekableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/**
 * Where the bytes of a {@link WindowedImageOutputStream} go. Asked only when the stream's window is full or left.
 * Positions count bytes from the start of the stream; those before the flushed one are not used.
 */
interface Sink extends Closeable {

    /** {@link #directFrom} of a sink that takes everything through windows. */
    int NEVER = Integer.MAX_VALUE;

    /**
     * The sink to write to. Some choose it only when the first byte is there. Before this call only {@link #close},
     * {@link #isShared} and the two questions about caches are called.
     */
    default Sink opened() throws IOException {
        return this;
    }

    /**
     * Hands over a place to write at least one of {@code wanted} bytes at {@code position}, which may be past the
     * end: the gap is zeros then. The former window has been {@link #put}, and is not used any more.
     */
    WriteWindow window(long position, long wanted) throws IOException;

    /**
     * Takes {@code len} bytes from {@code b[off]} on: what has been written into the present window, or a part of the
     * caller's array if that has at least {@link #directFrom} bytes left.
     */
    void put(long position, byte[] b, int off, int len) throws IOException;

    /** From how many bytes on to {@link #put} them straight from the caller's array, without windows. */
    default int directFrom() throws IOException {
        return NEVER;
    }

    /** Reads back what has been put, or was there before; returns the number of bytes, at least 1, or -1 at the end. */
    int read(long position, byte[] b, int off, int len) throws IOException;

    /** The number of bytes in all. */
    long length() throws IOException;

    /** Brings the bytes before {@code position} to their destination. They will not be read again. */
    void flushBefore(long position) throws IOException;

    /** Whether the application may write and move the destination too, so that no byte may wait. */
    default boolean isShared() {
        return false;
    }

    /** Moves a shared destination to {@code position}. */
    default void moveTo(long position) throws IOException {}

    default boolean isCachedInMemory() {
        return false;
    }

    default boolean isCachedInFile() {
        return false;
    }

    /** Brings all bytes to their destination, and closes what Slipstream opened, even if that fails. */
    @Override
    void close() throws IOException;

    // ---- The sink for each kind of destination. Not in a class of its own, which a fresh JVM would have to load.

    static Sink of(File file) throws IOException {
        return new PositionalSink(FileHandle.owned(new RandomAccessFile(file, "rw")));
    }

    static Sink of(Path path) throws IOException {
        if (path.getFileSystem().equals(FileSystems.getDefault())) {
            return of(path.toFile());
        }
        SeekableByteChannel channel = channelOf(path);
        if (channel != null) {
            return new PositionalSink(ChannelHandle.owned(channel));
        }
        OutputStream out = Files.newOutputStream(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        return new CacheSink(out, true, CacheFile.none(), MemoryBlocks.threshold());
    }

    /** Null if the file system has no channel that both reads and writes, as that of ZIP. */
    private static @Nullable SeekableByteChannel channelOf(Path path) throws IOException {
        try {
            return Files.newByteChannel(
                    path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        } catch (UnsupportedOperationException | IllegalArgumentException notBoth) {
            return null;
        }
    }

    /** {@code position}: that of the file, or -1 if it is a pipe. */
    static Sink of(RandomAccessFile file, long position) {
        return new PositionalSink(position < 0 ? FileHandle.owned(file) : FileHandle.sharedOutput(file, position));
    }

    static Sink of(OutputStream out, CacheFile cache) {
        return new CacheSink(out, false, cache, MemoryBlocks.threshold());
    }

    static Sink of(SeekableByteChannel channel, CacheFile cache) throws IOException {
        if (!channel.isOpen()) {
            throw new ClosedChannelException();
        }
        return new ChannelSink(channel, cache);
    }

    static Sink of(WritableByteChannel channel, CacheFile cache) {
        return of(ChannelOutputStream.of(channel), cache);
    }
}
