package dev.slipstream.imageio.testing;

import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.FileInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.net.URL;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.ReadableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.stream.FileImageInputStream;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;

/** Every kind of origin that a stream can be made of, given the bytes as a file. */
public enum Origin {

    FILE(true, file -> new Opened(WindowedImageInputStream.of(file.toFile()))),
    PATH(true, file -> new Opened(WindowedImageInputStream.of(file))),
    RANDOM_ACCESS_FILE(true, file -> new Opened(WindowedImageInputStream.of(new RandomAccessFile(file.toFile(), "r")))),
    FILE_INPUT_STREAM(false, file -> {
        FileInputStream in = new FileInputStream(file.toFile());
        return new Opened(WindowedImageInputStream.of(in), in);
    }),
    BYTE_ARRAY_INPUT_STREAM(false, file -> {
        InputStream in = new ByteArrayInputStream(Files.readAllBytes(file));
        return new Opened(WindowedImageInputStream.of(in), in);
    }),
    INPUT_STREAM(false, file -> {
        InputStream in = any(file);
        return new Opened(WindowedImageInputStream.of(in), in);
    }),
    CACHED_INPUT_STREAM(false, file -> {
        InputStream in = any(file);
        return new Opened(WindowedImageInputStream.of(in, file.getParent().toFile()), in);
    }),
    ARRAY(true, file -> new Opened(WindowedImageInputStream.of(Files.readAllBytes(file)))),
    BUFFER(true, file -> new Opened(WindowedImageInputStream.of(ByteBuffer.wrap(Files.readAllBytes(file))))),
    DIRECT_BUFFER(true, file -> {
        byte[] bytes = Files.readAllBytes(file);
        ByteBuffer buffer = ByteBuffer.allocateDirect(bytes.length).put(bytes).flip();
        return new Opened(WindowedImageInputStream.of(buffer));
    }),
    FILE_CHANNEL(true, file -> {
        FileChannel channel = FileChannel.open(file);
        return new Opened(WindowedImageInputStream.of(channel), channel);
    }),
    READABLE_CHANNEL(false, file -> {
        ReadableByteChannel channel = Channels.newChannel(any(file));
        return new Opened(WindowedImageInputStream.of(channel), channel);
    }),
    URL(true, file -> new Opened(WindowedImageInputStream.of(file.toUri().toURL())));

    private final boolean lengthKnown;
    private final Ask<Path, Opened> opener;

    Origin(boolean lengthKnown, Ask<Path, Opened> opener) {
        this.lengthKnown = lengthKnown;
        this.opener = opener;
    }

    /** Slipstream's stream and what it was made of. */
    public Opened open(Path file) throws IOException {
        return opener.of(file);
    }

    /**
     * The JDK's stream to compare with: its file stream where Slipstream's knows the length from the start, else its
     * memory cache, which never knows it.
     */
    public Opened openJdk(Path file) throws IOException {
        if (lengthKnown) {
            return new Opened(new FileImageInputStream(file.toFile()));
        }
        InputStream in = any(file);
        return new Opened(new MemoryCacheImageInputStream(in), in);
    }

    /** Whether the stream knows its length before it has seen the end. */
    public boolean isLengthKnown() {
        return lengthKnown;
    }

    /** Whether an interrupt closes the origin itself, whoever reads it: this is how Java's channels are. */
    public boolean diesOfInterrupts() {
        return this == FILE_CHANNEL || this == READABLE_CHANNEL;
    }

    /** Of no class that anybody knows a short cut for. */
    private static InputStream any(Path file) throws IOException {
        return new FilterInputStream(new FileInputStream(file.toFile())) {};
    }

    /** A stream, and the thing under it that a stream does not close. */
    public record Opened(ImageInputStream stream, Closeable underneath) implements Closeable {
        Opened(ImageInputStream stream) {
            this(stream, () -> {});
        }

        @Override
        public void close() throws IOException {
            try (underneath) {
                stream.close();
            }
        }
    }
}
