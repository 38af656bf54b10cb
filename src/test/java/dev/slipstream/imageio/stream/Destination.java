package dev.slipstream.imageio.stream;

import static dev.slipstream.imageio.stream.WindowedImageOutputStream.of;

import dev.slipstream.imageio.testing.Receiver;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/**
 * Every destination a stream can have. With the default window each is opened as an application opens it; through a
 * narrow one its sink is given that window, or is wrapped into a {@link Narrow}.
 */
enum Destination {
    FILE(Kind.FILE, (existing, window, scratch) -> {
        Path path = scratch.file(existing);
        return file(isDefault(window)
                        ? of(path.toFile())
                        : positional(FileHandle.owned(new RandomAccessFile(path.toFile(), "rw")), window),
                path);
    }),
    PATH(Kind.FILE, (existing, window, scratch) -> {
        Path path = scratch.file(existing);
        return file(isDefault(window) ? of(path) : narrow(Sink.of(path), window), path);
    }),
    PATH_OF_JIMFS(Kind.FILE, (existing, window, scratch) -> {
        Path path = scratch.fileInMemory(existing);
        return file(isDefault(window) ? of(path) : narrow(Sink.of(path), window), path);
    }),
    RANDOM_ACCESS_FILE(Kind.FILE, (existing, window, scratch) -> {
        Path path = scratch.file(existing);
        RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw");
        return file(isDefault(window) ? of(file) : positional(FileHandle.sharedOutput(file, 0), window), path);
    }),
    FILE_CHANNEL(Kind.FILE, (existing, window, scratch) -> {
        Path path = scratch.file(existing);
        return channel(opened(path), 0, path, window);
    }),
    FILE_CHANNEL_AT_OFFSET(Kind.FILE, (existing, window, scratch) -> {
        Path path = scratch.file(Backing.embedded(existing, 777, 0));
        return channel(opened(path), 777, path, window);
    }),
    CHANNEL_OF_JIMFS(Kind.FILE, (existing, window, scratch) -> {
        Path path = scratch.fileInMemory(Backing.embedded(existing, 3, 0));
        return channel(opened(path), 3, path, window);
    }),
    SEEKABLE_CHANNEL_OF_SHORT_WRITES(Kind.FILE, (existing, window, scratch) -> {
        Path path = scratch.fileInMemory(existing);
        return channel(new GrudgingSeekableChannel(opened(path)), 0, path, window);
    }),
    OUTPUT_STREAM(Kind.CACHE, (existing, window, scratch) -> {
        Receiver out = new Receiver();
        return recorded(out, isDefault(window) ? of(out) : narrow(Sink.of(out, CacheFile.none()), window));
    }),
    BYTE_ARRAY_OUTPUT_STREAM(Kind.CACHE, (existing, window, scratch) -> {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        return Opened.output(
                isDefault(window) ? of(out) : narrow(Sink.of(out, CacheFile.none()), window), out::toByteArray);
    }),
    FILE_OUTPUT_STREAM(Kind.CACHE, (existing, window, scratch) -> {
        Path path = scratch.file(existing);
        FileOutputStream out = new FileOutputStream(path.toFile());
        return Opened.output(
                        isDefault(window) ? of(out) : narrow(Sink.of(out, CacheFile.none()), window),
                        () -> Files.readAllBytes(path))
                .tidying(() -> Files.delete(path))
                .tidying(out::close);
    }),
    STREAM_WITH_CACHE_DIRECTORY(Kind.CACHE, (existing, window, scratch) -> {
        Receiver out = new Receiver();
        File directory = scratch.directory().toFile();
        return recorded(out, isDefault(window)
                        ? of(out, directory)
                        : narrow(Sink.of(out, CacheFile.in(directory)), window));
    }),
    STREAM_THAT_SPILLS_TO_A_FILE(Kind.CACHE, (existing, window, scratch) -> {
        Receiver out = new Receiver();
        Sink sink = new CacheSink(out, false, CacheFile.in(scratch.directory().toFile()), 100);
        return recorded(out, isDefault(window) ? new WindowedImageOutputStream(sink, 0) : narrow(sink, window));
    }),
    CHANNEL_OF_ONE_BYTE_AT_A_TIME(Kind.CACHE, (existing, window, scratch) ->
            channel(new GrudgingWritableChannel(GrudgingWritableChannel.Manner.ONE_BYTE), window)),
    CHANNEL_OF_SHORT_WRITES(Kind.CACHE, (existing, window, scratch) ->
            channel(
                    new GrudgingWritableChannel(GrudgingWritableChannel.Manner.SHORT_AND_NOTHING_NOW_AND_THEN),
                    window));

    private interface Opener {
        Opened open(byte[] existing, int window, Scratch scratch) throws IOException;
    }

    /** The window an application gets. */
    static final int DEFAULT = Backing.DEFAULT;

    private enum Kind {
        FILE,
        CACHE
    }

    private final Kind kind;
    private final Opener opener;

    Destination(Kind kind, Opener opener) {
        this.kind = kind;
        this.opener = opener;
    }

    /** A stream at position 0; where the destination can hold something from before, it holds {@code existing}. */
    Opened open(byte[] existing, int window, Scratch scratch) throws IOException {
        return opener.open(existing, window, scratch);
    }

    /** File systems refuse large positions. Streams do not, unless the application sees where they stand. */
    long largestPosition() {
        return this == RANDOM_ACCESS_FILE ? 1L << 32 : Long.MAX_VALUE;
    }

    /** Whether the destination can be written onwards only, so that what was not flushed is kept. */
    boolean isCache() {
        return kind == Kind.CACHE;
    }

    private static boolean isDefault(int window) {
        return window == DEFAULT;
    }

    /** All of them, each through several windows: the arguments of the contract tests. */
    static Stream<Arguments> throughEveryWindow() {
        return Stream.of(values())
                .flatMap(destination -> Stream.of(8, 11, 64, DEFAULT).map(window -> Arguments.of(destination, window)));
    }

    private static WindowedImageOutputStream positional(Handle handle, int window) {
        return new WindowedImageOutputStream(new PositionalSink(handle, window, window), 0);
    }

    private static WindowedImageOutputStream narrow(Sink sink, int window) {
        return new WindowedImageOutputStream(Narrow.of(Sink.class, sink, window), 0);
    }

    private static Opened file(WindowedImageOutputStream stream, Path path) {
        return Opened.output(stream, () -> Files.readAllBytes(path)).tidying(() -> Files.delete(path));
    }

    private static Opened recorded(Receiver out, WindowedImageOutputStream stream) {
        return Opened.output(stream, out::bytes).tidying(() -> refuseClosed(out.isClosed()));
    }

    /** A file channel, or that of another file system. */
    private static SeekableByteChannel opened(Path path) throws IOException {
        return Files.newByteChannel(path, StandardOpenOption.READ, StandardOpenOption.WRITE);
    }

    private static Opened channel(SeekableByteChannel channel, int offset, Path path, int window)
            throws IOException {
        channel.position(offset);
        WindowedImageOutputStream stream =
                isDefault(window) ? of(channel) : positional(ChannelHandle.shared(channel), window);
        return Opened.output(stream, () -> behind(offset, Files.readAllBytes(path)))
                .tidying(() -> Files.delete(path))
                .tidying(() -> closeOpen(channel));
    }

    private static Opened channel(GrudgingWritableChannel channel, int window) {
        return Opened.output(
                isDefault(window) ? of(channel) : narrow(Sink.of(channel, CacheFile.none()), window), channel::bytes);
    }

    private static byte[] behind(int offset, byte[] file) throws IOException {
        if (!Arrays.equals(Backing.embedded(new byte[0], offset, 0), Arrays.copyOf(file, offset))) {
            throw new IOException("The bytes before position " + offset + " are not the stream's, but have changed");
        }
        return Arrays.copyOfRange(file, offset, file.length);
    }

    private static void closeOpen(SeekableByteChannel channel) throws IOException {
        refuseClosed(!channel.isOpen());
        channel.close();
    }

    private static void refuseClosed(boolean closed) throws IOException {
        if (closed) {
            throw new IOException("The stream has closed what it did not open");
        }
    }
}
