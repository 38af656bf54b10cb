package dev.slipstream.imageio.stream;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Where the bytes of a {@link WindowedImageInputStream} come from. Asked only when the stream's window is used up, so
 * its dispatch costs nothing. Positions count bytes from the start of the stream.
 */
interface Source {

    /** What a source hands over at its end. */
    ByteBuffer END = ByteBuffer.allocate(0);

    /**
     * The source to read. Some choose it only when the first byte is read: a file may turn out to be a pipe. Before
     * this call only {@link #putBack}, {@link #close} and the two questions about caches are called.
     */
    default Source opened() throws IOException {
        return this;
    }

    /**
     * Hands over bytes that contain the one at {@code position}. Takes what comes with one read of the origin, and
     * never waits for more.
     *
     * @param position the byte that is needed
     * @param wanted how many bytes from there on the reader will read, at least 1; a source that cannot put bytes back
     *     takes no more than these from its origin
     * @return a buffer with an accessible array that holds byte {@code position} at its buffer position and valid bytes
     *     from its index 0 to its limit; it may be overwritten by the next call that returns another one or fails;
     *     {@link #END} if there is no such byte
     */
    ByteBuffer window(long position, int wanted) throws IOException;

    /**
     * Reads straight into the caller's array where that saves a copy.
     *
     * @return the number of bytes read; 0 to have them taken from {@link #window}; -1 at the end
     */
    default int read(long position, byte[] b, int off, int len) throws IOException {
        return 0;
    }

    /** The number of bytes in all, or -1 while it is unknown. */
    long length() throws IOException;

    /** Frees bytes before {@code position}, which will not be read again. */
    default void discardBefore(long position) throws IOException {}

    default boolean isCachedInMemory() {
        return false;
    }

    default boolean isCachedInFile() {
        return false;
    }

    /**
     * Leaves an origin that has been read ahead just after the last byte consumed.
     *
     * @param consumed as for {@link #close}
     * @return whether windows that reach beyond that byte are void: the application may move the origin now
     */
    default boolean putBack(long consumed) throws IOException {
        return false;
    }

    /**
     * Closes what Slipstream opened, and leaves what it did not open just after the last byte consumed.
     *
     * @param consumed the end of the furthest byte that any read has returned
     */
    void close(long consumed) throws IOException;

    // ---- The source for each kind of origin. Not in a class of its own, which a fresh JVM would have to load.

    static Source of(File file) throws IOException {
        return FileHandle.owned(new RandomAccessFile(file, "r"));
    }

    static Source of(Path path) throws IOException {
        if (path.getFileSystem().equals(FileSystems.getDefault())) {
            return of(path.toFile());
        }
        SeekableByteChannel channel;
        try {
            channel = Files.newByteChannel(path);
        } catch (UnsupportedOperationException notSeekable) {
            return own(Files.newInputStream(path), CacheFile.none());
        }
        return ChannelHandle.owned(channel);
    }

    static Source of(RandomAccessFile file) {
        return FileHandle.sharedInput(file);
    }

    /** For exact classes: a subclass may do anything in its {@code read} and {@code skip}. */
    static Source of(InputStream in, CacheFile cache) {
        if (in.getClass() == FileInputStream.class) {
            return new FileStreamSource((FileInputStream) in, cache, MemoryBlocks.threshold());
        }
        if (in.getClass() == ByteArrayInputStream.class) {
            return new ByteArrayStreamHandle((ByteArrayInputStream) in, cache.isUsable());
        }
        return new CacheSource(in, false, cache, MemoryBlocks.threshold());
    }

    /** Of an {@code InputStream} that is closed with this source. */
    static Source own(InputStream in, CacheFile cache) {
        return new CacheSource(in, true, cache, MemoryBlocks.threshold());
    }

    static Source of(ByteBuffer buffer) {
        ByteBuffer bytes = buffer.slice();
        return bytes.hasArray() ? new ArraySource(bytes) : new BufferHandle(bytes);
    }

    static Source of(SeekableByteChannel channel) throws IOException {
        if (!channel.isOpen()) {
            throw new ClosedChannelException();
        }
        return ChannelHandle.shared(channel);
    }

    static Source of(ReadableByteChannel channel, CacheFile cache) {
        return new CacheSource(ChannelInputStream.of(channel), false, cache, MemoryBlocks.threshold()).inPlace();
    }

    static Source of(URL url, CacheFile cache) throws IOException {
        if ("file".equals(url.getProtocol())) {
            try {
                return of(new File(url.toURI()));
            } catch (URISyntaxException | IllegalArgumentException notAFile) {
                // a host or a query: its own handler knows
            }
        }
        return own(url.openStream(), cache);
    }
}
