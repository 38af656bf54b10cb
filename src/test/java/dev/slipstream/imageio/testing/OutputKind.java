package dev.slipstream.imageio.testing;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Every kind of output that ImageIO is given to make a stream of. Does not need the library. */
public enum OutputKind {

    FILE("File", true, file -> new Opened(file.toFile(), () -> {}, () -> Files.readAllBytes(file))),
    PATH("Path", true, file -> new Opened(file, () -> {}, () -> Files.readAllBytes(file))),
    RANDOM_ACCESS_FILE("RandomAccessFile", true, file -> {
        RandomAccessFile random = new RandomAccessFile(file.toFile(), "rw");
        return new Opened(random, random, () -> Files.readAllBytes(file));
    }),
    FILE_CHANNEL("FileChannel", true, file -> {
        FileChannel channel = FileChannel.open(
                file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        return new Opened(channel, channel, () -> Files.readAllBytes(file));
    }),
    SEEKABLE_CHANNEL("SeekableByteChannel", true, file -> {
        FileChannel channel = FileChannel.open(
                file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        return new Opened(new PlainSeekableChannel(channel), channel, () -> Files.readAllBytes(file));
    }),
    FILE_OUTPUT_STREAM("FileOutputStream", false, file -> {
        FileOutputStream out = new FileOutputStream(file.toFile());
        return new Opened(out, out, () -> Files.readAllBytes(file));
    }),
    BYTE_ARRAY_OUTPUT_STREAM("ByteArrayOutputStream", false, file -> {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        return new Opened(out, out, out::toByteArray);
    }),
    OUTPUT_STREAM("OutputStream", false, file -> {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        return new Opened(new FilterOutputStream(out) {}, out, out::toByteArray);
    }),
    WRITABLE_CHANNEL("WritableByteChannel", false, file -> {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        return new Opened(Channels.newChannel(new FilterOutputStream(out) {}), out, out::toByteArray);
    });

    private final String type;
    private final boolean positional;
    private final Ask<Path, Opened> opener;

    OutputKind(String type, boolean positional, Ask<Path, Opened> opener) {
        this.type = type;
        this.positional = positional;
        this.opener = opener;
    }

    /**
     * An output of this kind.
     *
     * @param file may be missing or full; those that are no file leave it alone
     */
    public Opened open(Path file) throws IOException {
        return opener.of(file);
    }

    /** The simple name of the class that applications have in hand. */
    public String type() {
        return type;
    }

    /** Whether what is there already can be read and changed. */
    public boolean isPositional() {
        return positional;
    }

    /** An output, the thing behind it that a stream to it does not close, and what has arrived there so far. */
    public record Opened(Object output, Closeable underneath, Content content) implements Closeable {
        @Override
        public void close() throws IOException {
            underneath.close();
        }
    }

    /** The bytes that an output has got. */
    public interface Content {
        byte[] bytes() throws IOException;
    }
}
