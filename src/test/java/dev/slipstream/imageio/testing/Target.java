package dev.slipstream.imageio.testing;

import dev.slipstream.imageio.stream.WindowedImageOutputStream;
import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import javax.imageio.stream.FileCacheImageOutputStream;
import javax.imageio.stream.FileImageOutputStream;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** Every kind of target that a stream can be made of. Whatever it is, the bytes end in a file. */
public enum Target {

    FILE(file -> new Opened(WindowedImageOutputStream.of(file.toFile()))),
    PATH(file -> new Opened(WindowedImageOutputStream.of(file))),
    RANDOM_ACCESS_FILE(file ->
            new Opened(WindowedImageOutputStream.of(new RandomAccessFile(file.toFile(), "rw")))),
    FILE_OUTPUT_STREAM(file -> {
        FileOutputStream out = new FileOutputStream(file.toFile());
        return new Opened(WindowedImageOutputStream.of(out), out);
    }),
    OUTPUT_STREAM(file -> {
        OutputStream out = new BufferedOutputStream(new FileOutputStream(file.toFile()));
        return new Opened(WindowedImageOutputStream.of(out), out);
    }),
    CACHED_OUTPUT_STREAM(file -> {
        OutputStream out = new BufferedOutputStream(new FileOutputStream(file.toFile()));
        return new Opened(WindowedImageOutputStream.of(out, file.getParent().toFile()), out);
    }),
    FILE_CHANNEL(file -> {
        FileChannel channel = FileChannel.open(file,
                StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        return new Opened(WindowedImageOutputStream.of(channel), channel);
    }),
    WRITABLE_CHANNEL(file -> {
        OutputStream out = new FileOutputStream(file.toFile()) {}; // its channel would be a FileChannel otherwise
        return new Opened(WindowedImageOutputStream.of(Channels.newChannel(out)), out);
    }),
    JDK_FILE(file -> new Opened(new FileImageOutputStream(file.toFile()))),
    JDK_MEMORY(file -> {
        OutputStream out = new FileOutputStream(file.toFile());
        return new Opened(new MemoryCacheImageOutputStream(out), out);
    }),
    JDK_CACHE(file -> {
        OutputStream out = new FileOutputStream(file.toFile());
        return new Opened(new FileCacheImageOutputStream(out, file.getParent().toFile()), out);
    });

    private final Ask<Path, Opened> opener;

    Target(Ask<Path, Opened> opener) {
        this.opener = opener;
    }

    /** Opens {@code file} in this way, with Slipstream or, where the name says so, the JDK. */
    public Opened open(Path file) throws IOException {
        return opener.of(file);
    }

    /** Whether Java itself closes it when a thread that uses it is interrupted. */
    public boolean diesOfInterrupts() {
        return this == FILE_CHANNEL || this == WRITABLE_CHANNEL;
    }

    /** A stream and what it writes to. */
    public record Opened(ImageOutputStream stream, Closeable underneath) implements Closeable {
        Opened(ImageOutputStream stream) {
            this(stream, () -> {});
        }

        @Override
        @SuppressWarnings("try") // the resource is only closed
        public void close() throws IOException {
            try (underneath) {
                stream.close();
            }
        }
    }
}
