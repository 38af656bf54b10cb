package dev.slipstream.imageio.stream;

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

/** Chooses the sink that suits a destination. */
final class Sinks {

    private Sinks() {}

    static Sink of(File file) throws IOException {
        return new PositionalSink(new FileOutput(new RandomAccessFile(file, "rw")));
    }

    static Sink of(Path path) throws IOException {
        if (path.getFileSystem().equals(FileSystems.getDefault())) {
            return of(path.toFile());
        }
        SeekableByteChannel channel = openChannel(path);
        if (channel != null) {
            return new PositionalSink(new ChannelOutput(channel, 0, true));
        }
        OutputStream out = Files.newOutputStream(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        return new CacheSink(out, true, CacheFile.none(), MemoryThreshold.value());
    }

    /** Null where a file cannot be read and written at once, as in a ZIP file system. */
    private static @Nullable SeekableByteChannel openChannel(Path path) throws IOException {
        try {
            return Files.newByteChannel(
                    path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        } catch (UnsupportedOperationException | IllegalArgumentException notBoth) {
            return null;
        }
    }

    /** {@code position}: where its pointer stands, or -1 if it is a pipe. */
    static Sink of(RandomAccessFile file, long position) {
        return new PositionalSink(position < 0 ? new FileOutput(file) : new FileOutput(file, position, true));
    }

    static Sink of(OutputStream out, CacheFile cache) {
        return new CacheSink(out, false, cache, MemoryThreshold.value());
    }

    static Sink of(SeekableByteChannel channel, CacheFile cache) throws IOException {
        if (!channel.isOpen()) {
            throw new ClosedChannelException();
        }
        return new ChannelSink(channel, cache);
    }

    static Sink of(WritableByteChannel channel, CacheFile cache) {
        return of(new ChannelOutputStream(channel), cache);
    }
}
