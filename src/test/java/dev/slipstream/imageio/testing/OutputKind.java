package dev.slipstream.imageio.testing;

import dev.slipstream.imageio.stream.WindowedImageOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.EnumSet;
import java.util.Set;
import javax.imageio.stream.FileCacheImageOutputStream;
import javax.imageio.stream.FileImageOutputStream;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/**
 * Every kind of output that a stream is made of, given a file for the bytes; with the streams of the JDK. Needs no
 * library before it opens a stream of Slipstream.
 */
public enum OutputKind {

    FILE("File", Path::toFile),
    PATH("Path", file -> file),
    RANDOM_ACCESS_FILE("RandomAccessFile", file -> new RandomAccessFile(file.toFile(), "rw")),
    FILE_CHANNEL("FileChannel", OutputKind::channel),
    SEEKABLE_CHANNEL("SeekableByteChannel", file -> new PlainSeekableChannel(channel(file))),
    FILE_OUTPUT_STREAM("FileOutputStream", file -> new FileOutputStream(file.toFile())),

    /** The only one of which nothing comes into the file. */
    BYTE_ARRAY_OUTPUT_STREAM("ByteArrayOutputStream", file -> new ByteArrayOutputStream()),

    OUTPUT_STREAM("OutputStream", OutputKind::any),
    WRITABLE_CHANNEL("WritableByteChannel", file -> Channels.newChannel(any(file))),

    /** With a folder for a cache file. */
    CACHED_OUTPUT_STREAM("OutputStream", OutputKind::any),

    JDK_FILE("File", Path::toFile),
    JDK_MEMORY("OutputStream", OutputKind::any),
    JDK_CACHE("OutputStream", OutputKind::any);

    private final String type;
    private final Ask<Path, Object> output;

    OutputKind(String type, Ask<Path, Object> output) {
        this.type = type;
        this.output = output;
    }

    /** Every kind of output that ImageIO is given to make a stream of. */
    public static Set<OutputKind> given() {
        return EnumSet.range(FILE, WRITABLE_CHANNEL);
    }

    /** Those of which Slipstream makes the stream. */
    public static Set<OutputKind> ofSlipstream() {
        return EnumSet.range(FILE, CACHED_OUTPUT_STREAM);
    }

    /** The streams of the JDK. */
    public static Set<OutputKind> ofTheJdk() {
        return EnumSet.range(JDK_FILE, JDK_CACHE);
    }

    /** The simple name of the class that applications have in hand. */
    public String type() {
        return type;
    }

    /** Whether what is there already can be read and changed. */
    public boolean isPositional() {
        return compareTo(SEEKABLE_CHANNEL) <= 0 || this == JDK_FILE;
    }

    /** What an application has in hand; the file may be missing or full. */
    public Output output(Path file) throws IOException {
        return new Output(output.of(file), file);
    }

    /** A stream of Slipstream or, where the name says so, of the JDK; and what it was made of. */
    public Opened open(Path file) throws IOException {
        Output output = output(file);
        Object out = output.it;
        File folder = file.toAbsolutePath().getParent().toFile();
        ImageOutputStream stream = switch (this) {
            case CACHED_OUTPUT_STREAM -> WindowedImageOutputStream.of((OutputStream) out, folder);
            case JDK_FILE -> new FileImageOutputStream((File) out);
            case JDK_MEMORY -> new MemoryCacheImageOutputStream((OutputStream) out);
            case JDK_CACHE -> new FileCacheImageOutputStream((OutputStream) out, folder);
            default -> slipstream(out);
        };
        return new Opened(stream, output);
    }

    /** Slipstream's stream for what an application has in hand. */
    public static ImageOutputStream slipstream(Object out) throws IOException {
        return out instanceof File file ? WindowedImageOutputStream.of(file)
                : out instanceof Path path ? WindowedImageOutputStream.of(path)
                : out instanceof RandomAccessFile file ? WindowedImageOutputStream.of(file)
                : out instanceof OutputStream stream ? WindowedImageOutputStream.of(stream)
                : out instanceof SeekableByteChannel channel ? WindowedImageOutputStream.of(channel)
                : WindowedImageOutputStream.of((WritableByteChannel) out);
    }

    private static FileChannel channel(Path file) throws IOException {
        return FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    }

    /** Of no class that anybody knows a short cut for. */
    private static OutputStream any(Path file) throws IOException {
        return new FileOutputStream(file.toFile()) {};
    }

    /** Something to write to. A stream does not close it, unless it is of a kind that is closed with the stream. */
    public record Output(Object it, Path file) implements Closeable {

        /** The bytes that it has got so far. */
        public byte[] bytes() throws IOException {
            return it instanceof ByteArrayOutputStream array ? array.toByteArray() : Files.readAllBytes(file);
        }

        @Override
        public void close() throws IOException {
            if (it instanceof Closeable closeable) {
                closeable.close();
            }
        }
    }

    /** A stream and what it writes to. */
    public record Opened(ImageOutputStream stream, Output output) implements Closeable {

        @Override
        @SuppressWarnings("try") // the resource is only closed
        public void close() throws IOException {
            try (output) {
                stream.close();
            }
        }
    }
}
