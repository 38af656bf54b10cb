package dev.slipstream.imageio.testing;

import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.File;
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
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Set;
import javax.imageio.stream.FileCacheImageInputStream;
import javax.imageio.stream.FileImageInputStream;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;

/**
 * Every kind of input that a stream is made of, given the bytes as a file; with the streams of the JDK. Needs no
 * library before it opens a stream of Slipstream.
 */
public enum InputKind {

    FILE("File", true, Path::toFile),
    PATH("Path", true, file -> file),
    RANDOM_ACCESS_FILE("RandomAccessFile", true, file -> new RandomAccessFile(file.toFile(), "r")),
    FILE_INPUT_STREAM("FileInputStream", false, file -> new FileInputStream(file.toFile())),
    BYTE_ARRAY_INPUT_STREAM("ByteArrayInputStream", false, file -> new ByteArrayInputStream(Files.readAllBytes(file))),
    INPUT_STREAM("InputStream", false, InputKind::any),
    ARRAY("byte[]", true, Files::readAllBytes),
    BUFFER("ByteBuffer", true, file -> ByteBuffer.wrap(Files.readAllBytes(file))),
    DIRECT_BUFFER("direct ByteBuffer", true, file -> direct(Files.readAllBytes(file))),
    FILE_CHANNEL("FileChannel", true, FileChannel::open),
    READABLE_CHANNEL("ReadableByteChannel", false, file -> Channels.newChannel(any(file))),
    URL("URL", true, file -> file.toUri().toURL()),

    /** With a folder for a cache file. */
    CACHED_INPUT_STREAM("InputStream", false, InputKind::any),

    JDK_FILE("File", true, Path::toFile),
    JDK_MEMORY("InputStream", false, InputKind::any),
    JDK_CACHE("InputStream", false, InputKind::any);

    private final String type;
    private final boolean lengthKnown;
    private final Ask<Path, Object> input;

    InputKind(String type, boolean lengthKnown, Ask<Path, Object> input) {
        this.type = type;
        this.lengthKnown = lengthKnown;
        this.input = input;
    }

    /** Every kind of input that ImageIO is given to make a stream of. */
    public static Set<InputKind> given() {
        return EnumSet.range(FILE, URL);
    }

    /** Those of which Slipstream makes the stream. */
    public static Set<InputKind> ofSlipstream() {
        return EnumSet.range(FILE, CACHED_INPUT_STREAM);
    }

    /** The streams of the JDK. */
    public static Set<InputKind> ofTheJdk() {
        return EnumSet.range(JDK_FILE, JDK_CACHE);
    }

    /** The simple name of the class that applications have in hand. */
    public String type() {
        return type;
    }

    /** Whether the stream knows its length before it has seen the end. */
    public boolean isLengthKnown() {
        return lengthKnown;
    }

    /** Whether an interrupt of any thread that reads closes the input itself, as Java's channels do. */
    public boolean diesOfInterrupts() {
        return this == FILE_CHANNEL || this == READABLE_CHANNEL;
    }

    /** What an application has in hand. */
    public Object input(Path file) throws IOException {
        return input.of(file);
    }

    /** A stream of Slipstream or, where the name says so, of the JDK; and what it was made of. */
    public Opened open(Path file) throws IOException {
        Object in = input(file);
        File folder = file.toAbsolutePath().getParent().toFile();
        ImageInputStream stream = switch (this) {
            case CACHED_INPUT_STREAM -> WindowedImageInputStream.of((InputStream) in, folder);
            case JDK_FILE -> new FileImageInputStream((File) in);
            case JDK_MEMORY -> new MemoryCacheImageInputStream((InputStream) in);
            case JDK_CACHE -> new FileCacheImageInputStream((InputStream) in, folder);
            default -> slipstream(in);
        };
        boolean isClosedByStream = in instanceof RandomAccessFile || !(in instanceof Closeable);
        return new Opened(stream, isClosedByStream ? () -> {} : (Closeable) in);
    }

    /**
     * The JDK's stream to compare with: its file stream where Slipstream's knows the length from the start, else its
     * memory cache, which never knows it.
     */
    public Opened openJdk(Path file) throws IOException {
        return (lengthKnown ? JDK_FILE : JDK_MEMORY).open(file);
    }

    /** Slipstream's stream for what an application has in hand. */
    public static ImageInputStream slipstream(Object in) throws IOException {
        return in instanceof File file ? WindowedImageInputStream.of(file)
                : in instanceof Path path ? WindowedImageInputStream.of(path)
                : in instanceof RandomAccessFile file ? WindowedImageInputStream.of(file)
                : in instanceof InputStream stream ? WindowedImageInputStream.of(stream)
                : in instanceof ByteBuffer buffer ? WindowedImageInputStream.of(buffer)
                : in instanceof SeekableByteChannel channel ? WindowedImageInputStream.of(channel)
                : in instanceof ReadableByteChannel channel ? WindowedImageInputStream.of(channel)
                : in instanceof URL url ? WindowedImageInputStream.of(url)
                : WindowedImageInputStream.of((byte[]) in);
    }

    private static ByteBuffer direct(byte[] bytes) {
        return ByteBuffer.allocateDirect(bytes.length).put(bytes).flip();
    }

    /** Of no class that anybody knows a short cut for. */
    private static InputStream any(Path file) throws IOException {
        return new FilterInputStream(new FileInputStream(file.toFile())) {};
    }

    /** A stream, and the thing under it that a stream does not close. */
    public record Opened(ImageInputStream stream, Closeable underneath) implements Closeable {
        @Override
        @SuppressWarnings("try") // the resource is only closed
        public void close() throws IOException {
            try (underneath) {
                stream.close();
            }
        }
    }
}
