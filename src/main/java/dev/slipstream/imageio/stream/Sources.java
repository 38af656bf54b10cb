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

/** Chooses the source that suits an origin. */
final class Sources {

    private Sources() {}

    static Source of(File file) throws IOException {
        return new FileSource(new RandomAccessFile(file, "r"));
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
        return new PositionalSource(new ChannelInput(channel, 0, true));
    }

    static Source of(RandomAccessFile file) {
        return new PositionalSource(new FileInput(file, true));
    }

    /** Exact classes: a subclass may do anything in its {@code read} and {@code skip}. */
    static Source of(InputStream in, CacheFile cache) {
        if (in.getClass() == FileInputStream.class) {
            return new FileStreamSource((FileInputStream) in, cache, MemoryThreshold.value());
        }
        if (in.getClass() == ByteArrayInputStream.class) {
            ByteArrayInputStream bytes = (ByteArrayInputStream) in;
            return PositionalSource.ofLength(bytes.available(), new ByteArrayStreamInput(bytes, cache.isUsable()));
        }
        return new CacheSource(in, false, cache, MemoryThreshold.value());
    }

    /** Closed with the stream. */
    static Source own(InputStream in, CacheFile cache) {
        return new CacheSource(in, true, cache, MemoryThreshold.value());
    }

    static Source of(ByteBuffer buffer) {
        ByteBuffer bytes = buffer.slice();
        return bytes.hasArray()
                ? new ArraySource(bytes)
                : PositionalSource.ofLength(bytes.limit(), new BufferInput(bytes));
    }

    static Source of(SeekableByteChannel channel) throws IOException {
        if (!channel.isOpen()) {
            throw new ClosedChannelException();
        }
        return new RereadSource(
                new PositionalSource(ChannelInput.fromWhereItStands(channel)), MemoryThreshold.value());
    }

    static Source of(ReadableByteChannel channel, CacheFile cache) {
        return new CacheSource(ChannelStream.of(channel), false, cache, MemoryThreshold.value());
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
