package dev.slipstream.imageio.stream;

import static dev.slipstream.imageio.stream.WindowedImageOutputStream.of;

import dev.slipstream.imageio.testing.OutputKind;
import dev.slipstream.imageio.testing.Receiver;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.channels.Channel;
import java.nio.channels.SeekableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import javax.imageio.stream.ImageOutputStream;

/**
 * Every destination of the streams in the contract tests: each {@link OutputKind}, the same at an offset, and some that
 * take little at a time. With the default window each is opened as an application opens it; through a narrow one its
 * sink is given that window, or is wrapped into a {@link Narrow}.
 */
enum Destination {
    FILE(Kind.FILE, OutputKind.FILE),
    PATH(Kind.FILE, OutputKind.PATH),
    PATH_OF_JIMFS(Kind.FILE, (existing, place) -> place.fileInMemory(existing)),
    RANDOM_ACCESS_FILE(Kind.FILE, OutputKind.RANDOM_ACCESS_FILE),
    FILE_CHANNEL(Kind.FILE, OutputKind.FILE_CHANNEL),
    FILE_CHANNEL_AT_OFFSET(Kind.FILE, (existing, place) ->
            channel(place.file(Backing.embedded(existing, 777, 0))).position(777)),
    CHANNEL_OF_JIMFS(Kind.FILE, (existing, place) ->
            channel(place.fileInMemory(Backing.embedded(existing, 3, 0))).position(3)),
    SEEKABLE_CHANNEL_OF_SHORT_WRITES(Kind.FILE, (existing, place) ->
            new GrudgingSeekableChannel(channel(place.fileInMemory(existing)))),
    OUTPUT_STREAM(Kind.CACHE, (existing, place) -> new Receiver()),
    BYTE_ARRAY_OUTPUT_STREAM(Kind.CACHE, OutputKind.BYTE_ARRAY_OUTPUT_STREAM),
    FILE_OUTPUT_STREAM(Kind.CACHE, OutputKind.FILE_OUTPUT_STREAM),
    STREAM_WITH_CACHE_DIRECTORY(Kind.CACHE, (existing, place) -> new Receiver()),
    STREAM_THAT_SPILLS_TO_A_FILE(Kind.CACHE, (existing, place) -> new Receiver()),
    CHANNEL_OF_ONE_BYTE_AT_A_TIME(Kind.CACHE, (existing, place) ->
            new GrudgingWritableChannel(GrudgingWritableChannel.Manner.ONE_BYTE)),
    CHANNEL_OF_SHORT_WRITES(Kind.CACHE, (existing, place) ->
            new GrudgingWritableChannel(GrudgingWritableChannel.Manner.SHORT_AND_NOTHING_NOW_AND_THEN));

    /** Creates the object that an application passes to ImageIO. */
    private interface Target {
        Object of(byte[] existing, Scratch.Place place) throws IOException;
    }

    private enum Kind {
        FILE,
        CACHE
    }

    private final Kind kind;
    private final Target target;

    Destination(Kind kind, Target target) {
        this.kind = kind;
        this.target = target;
    }

    Destination(Kind kind, OutputKind output) {
        this(kind, (existing, place) -> output.output(place.file(existing)).it());
    }

    /** A stream at position 0; where the destination can hold something from before, it holds {@code existing}. */
    Opened open(byte[] existing, int window, Scratch scratch) throws IOException {
        Scratch.Place place = scratch.place();
        Object out = target.of(existing, place);
        long start = out instanceof SeekableByteChannel channel ? channel.position() : 0;
        ImageOutputStream stream = stream(out, window, scratch.directory().toFile());
        return Opened.output(stream, () -> arrived(out, (int) start, place))
                .tidying(place::clear)
                .tidying(() -> closeOpen(out));
    }

    private ImageOutputStream stream(Object out, int window, File directory) throws IOException {
        boolean isDefault = window == Backing.DEFAULT;
        return switch (this) {
            case STREAM_WITH_CACHE_DIRECTORY -> isDefault
                    ? of((OutputStream) out, directory)
                    : narrow(Sink.of((OutputStream) out, CacheFile.in(directory)), window);
            case STREAM_THAT_SPILLS_TO_A_FILE -> {
                Sink sink = new CacheSink((OutputStream) out, false, CacheFile.in(directory), 100);
                yield isDefault ? new WindowedImageOutputStream(sink, 0) : narrow(sink, window);
            }
            default -> isDefault ? OutputKind.slipstream(out) : narrow(out, window);
        };
    }

    private static WindowedImageOutputStream narrow(Object out, int window) throws IOException {
        Handle handle = out instanceof File file ? FileHandle.owned(new RandomAccessFile(file, "rw"))
                : out instanceof RandomAccessFile file ? FileHandle.sharedOutput(file, 0)
                : out instanceof SeekableByteChannel channel ? ChannelHandle.shared(channel)
                : null;
        return handle == null
                ? narrow(sink(out), window)
                : new WindowedImageOutputStream(new PositionalSink(handle, window, window), 0);
    }

    private static WindowedImageOutputStream narrow(Sink sink, int window) {
        return new WindowedImageOutputStream(Narrow.of(Sink.class, sink, window), 0);
    }

    private static Sink sink(Object out) throws IOException {
        return out instanceof Path path ? Sink.of(path)
                : out instanceof OutputStream stream ? Sink.of(stream, CacheFile.none())
                : Sink.of((WritableByteChannel) out, CacheFile.none());
    }

    private static byte[] arrived(Object out, int start, Scratch.Place place) throws IOException {
        return out instanceof Receiver receiver ? receiver.bytes()
                : out instanceof ByteArrayOutputStream array ? array.toByteArray()
                : out instanceof GrudgingWritableChannel channel ? channel.bytes()
                : after(start, Files.readAllBytes(place.file()));
    }

    /** File systems refuse large positions. Streams do not, unless the application sees their position. */
    long largestPosition() {
        return this == RANDOM_ACCESS_FILE ? 1L << 32 : Long.MAX_VALUE;
    }

    /** Whether the destination can only go forward, so that unflushed bytes are kept. */
    boolean isCache() {
        return kind == Kind.CACHE;
    }

    /** A file channel, or that of another file system. */
    private static SeekableByteChannel channel(Path path) throws IOException {
        return Files.newByteChannel(path, StandardOpenOption.READ, StandardOpenOption.WRITE);
    }

    private static byte[] after(int offset, byte[] file) throws IOException {
        if (!Arrays.equals(Backing.embedded(new byte[0], offset, 0), Arrays.copyOf(file, offset))) {
            throw new IOException("The bytes before position " + offset + " are not the stream's, but have changed");
        }
        return Arrays.copyOfRange(file, offset, file.length);
    }

    /** Closes what the stream has not opened, and must not have closed. */
    private static void closeOpen(Object out) throws IOException {
        boolean isClosed = out instanceof Receiver receiver ? receiver.isClosed()
                : out instanceof Channel channel && !channel.isOpen();
        if (isClosed) {
            throw new IOException("The stream has closed what it did not open");
        }
        if (out instanceof Closeable closeable && !(out instanceof GrudgingWritableChannel)) {
            closeable.close();
        }
    }
}
