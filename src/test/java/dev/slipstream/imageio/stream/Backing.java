package dev.slipstream.imageio.stream;

import static dev.slipstream.imageio.stream.WindowedImageInputStream.of;

import dev.slipstream.imageio.testing.Ask;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.provider.Arguments;

/**
 * Every origin a stream can have, and every destination, from which an output stream reads back. With the default
 * window each is opened as an application opens it; through a narrow one its source is given that window, or is wrapped
 * into a {@link Narrow} where it has no window of its own.
 */
enum Backing {
    FILE(Kind.KNOWS_LENGTH, (bytes, window, scratch) -> over(scratch.file(bytes),
            file -> isDefault(window)
                    ? of(file.toFile())
                    : positional(FileHandle.owned(new RandomAccessFile(file.toFile(), "r")), window))),
    PATH(Kind.KNOWS_LENGTH, (bytes, window, scratch) -> over(scratch.file(bytes),
            file -> isDefault(window) ? of(file) : narrow(Source.of(file), window))),
    PATH_OF_JIMFS(Kind.KNOWS_LENGTH, (bytes, window, scratch) -> over(scratch.fileInMemory(bytes),
            file -> isDefault(window)
                    ? of(file)
                    : positional(ChannelHandle.owned(Files.newByteChannel(file)), window))),
    RANDOM_ACCESS_FILE(Kind.KNOWS_LENGTH, (bytes, window, scratch) -> {
        Path path = scratch.file(bytes);
        RandomAccessFile file = new RandomAccessFile(path.toFile(), "r");
        return new Opened(isDefault(window) ? of(file) : positional(FileHandle.sharedInput(file), window))
                .tidying(() -> Files.delete(path))
                .tidying(file::close);
    }),
    FILE_INPUT_STREAM(Kind.STREAM, (bytes, window, scratch) -> fileInputStream(bytes, 0, window, scratch)),
    FILE_INPUT_STREAM_AT_OFFSET(Kind.STREAM, (bytes, window, scratch) -> fileInputStream(bytes, 5000, window, scratch)),
    FILE_INPUT_STREAM_BEYOND_THRESHOLD(Kind.STREAM, (bytes, window, scratch) -> {
        Path file = scratch.file(bytes);
        FileInputStream in = new FileInputStream(file.toFile());
        CacheFile allowed = CacheFile.in(scratch.directory().toFile()); // of which it makes none
        int readSize = isDefault(window) ? Handle.WINDOW_SIZE : window;
        return new Opened(new WindowedImageInputStream(new FileStreamSource(in, allowed, 3000, readSize)))
                .standing(() -> in.getChannel().position())
                .tidying(() -> Files.delete(file))
                .tidying(in::close);
    }),
    BYTE_ARRAY_INPUT_STREAM(Kind.STREAM, (bytes, window, scratch) ->
            byteArrayInputStream(new ByteArrayInputStream(bytes), window)),
    BYTE_ARRAY_INPUT_STREAM_AT_OFFSET(Kind.STREAM, (bytes, window, scratch) ->
            byteArrayInputStream(standingAt(37, new ByteArrayInputStream(embedded(bytes, 37, 0))), window)),
    BYTE_ARRAY_INPUT_STREAM_OF_SLICE(Kind.STREAM, (bytes, window, scratch) ->
            byteArrayInputStream(new ByteArrayInputStream(embedded(bytes, 11, 13), 11, bytes.length), window)),
    BYTE_ARRAY_INPUT_STREAM_WITH_MARK(Kind.STREAM, (bytes, window, scratch) -> {
        ByteArrayInputStream in = standingAt(20, new ByteArrayInputStream(embedded(bytes, 37, 0)));
        in.mark(0);
        return byteArrayInputStream(standingAt(17, in), window);
    }),
    STREAM_OF_ONE_BYTE_AT_A_TIME(Kind.CACHE, (bytes, window, scratch) ->
            inputStream(new GrudgingInputStream(bytes, GrudgingInputStream.Manner.ONE_BYTE), bytes, window)),
    STREAM_OF_ZERO_BYTES_NOW_AND_THEN(Kind.CACHE, (bytes, window, scratch) ->
            inputStream(new GrudgingInputStream(bytes, GrudgingInputStream.Manner.ZERO_NOW_AND_THEN), bytes, window)),
    STREAM_OF_SHORT_READS(Kind.CACHE, (bytes, window, scratch) ->
            inputStream(new GrudgingInputStream(bytes, GrudgingInputStream.Manner.SHORT), bytes, window)),
    BUFFERED_INPUT_STREAM(Kind.CACHE, (bytes, window, scratch) ->
            inputStream(new BufferedInputStream(new ByteArrayInputStream(bytes), 100), bytes, window)),
    STREAM_WITH_CACHE_DIRECTORY(Kind.CACHE, (bytes, window, scratch) -> {
        InputStream in = new BufferedInputStream(new ByteArrayInputStream(bytes));
        WindowedImageInputStream stream = isDefault(window)
                ? of(in, scratch.directory().toFile())
                : narrow(Source.of(in, CacheFile.in(scratch.directory().toFile())), window);
        return new Opened(stream).standing(() -> bytes.length - in.readAllBytes().length);
    }),
    STREAM_THAT_SPILLS_TO_A_FILE(Kind.CACHE, (bytes, window, scratch) -> {
        InputStream in = new GrudgingInputStream(bytes, GrudgingInputStream.Manner.SHORT);
        Source source = new CacheSource(in, false, CacheFile.in(scratch.directory().toFile()), 100);
        return new Opened(isDefault(window) ? new WindowedImageInputStream(source) : narrow(source, window))
                .standing(() -> bytes.length - in.readAllBytes().length);
    }),
    ARRAY(Kind.KNOWS_LENGTH, (bytes, window, scratch) ->
            new Opened(isDefault(window) ? of(bytes) : narrow(Source.of(ByteBuffer.wrap(bytes)), window))),
    ARRAY_SLICE(Kind.KNOWS_LENGTH, (bytes, window, scratch) -> {
        byte[] larger = embedded(bytes, 9, 21);
        return new Opened(isDefault(window)
                ? of(larger, 9, bytes.length)
                : narrow(Source.of(ByteBuffer.wrap(larger, 9, bytes.length)), window));
    }),
    HEAP_BUFFER(Kind.KNOWS_LENGTH, (bytes, window, scratch) -> buffer(ByteBuffer.wrap(bytes), window)),
    HEAP_BUFFER_SLICE(Kind.KNOWS_LENGTH, (bytes, window, scratch) -> {
        ByteBuffer larger = ByteBuffer.wrap(embedded(bytes, 10, 10));
        return buffer(larger.slice(5, bytes.length + 10).position(5).limit(5 + bytes.length), window);
    }),
    DIRECT_BUFFER(Kind.KNOWS_LENGTH, (bytes, window, scratch) -> buffer(direct(bytes), window)),
    DIRECT_BUFFER_SLICE(Kind.KNOWS_LENGTH, (bytes, window, scratch) ->
            buffer(direct(embedded(bytes, 10, 10)).position(10).limit(10 + bytes.length), window)),
    READ_ONLY_BUFFER(Kind.KNOWS_LENGTH, (bytes, window, scratch) ->
            buffer(ByteBuffer.wrap(embedded(bytes, 3, 3), 3, bytes.length).asReadOnlyBuffer(), window)),
    FILE_CHANNEL(Kind.KNOWS_LENGTH, (bytes, window, scratch) -> {
        Path file = scratch.file(bytes);
        FileChannel channel = FileChannel.open(file);
        return channel(channel, 0, window).tidying(() -> Files.delete(file)).tidying(channel::close);
    }),
    FILE_CHANNEL_AT_OFFSET(Kind.KNOWS_LENGTH, (bytes, window, scratch) -> {
        Path file = scratch.file(embedded(bytes, 777, 0));
        FileChannel channel = FileChannel.open(file);
        return channel(channel, 777, window).tidying(() -> Files.delete(file)).tidying(channel::close);
    }),
    CHANNEL_OF_JIMFS(Kind.KNOWS_LENGTH, (bytes, window, scratch) -> {
        Path file = scratch.fileInMemory(embedded(bytes, 3, 0));
        return channel(Files.newByteChannel(file), 3, window).tidying(() -> Files.delete(file));
    }),
    SEEKABLE_CHANNEL_OF_SHORT_READS(Kind.KNOWS_LENGTH, (bytes, window, scratch) -> {
        Path file = scratch.fileInMemory(bytes);
        return channel(new GrudgingSeekableChannel(Files.newByteChannel(file)), 0, window)
                .tidying(() -> Files.delete(file));
    }),
    READABLE_CHANNEL_OF_SHORT_READS(Kind.CACHE, (bytes, window, scratch) -> {
        GrudgingChannel channel = new GrudgingChannel(bytes);
        return new Opened(isDefault(window) ? of(channel) : narrow(Source.of(channel, CacheFile.none()), window))
                .standing(() -> bytes.length - channel.remaining());
    }),
    FILE_URL(Kind.KNOWS_LENGTH, (bytes, window, scratch) -> {
        Path file = scratch.file(bytes);
        URL url = file.toUri().toURL();
        return new Opened(isDefault(window) ? of(url) : narrow(Source.of(url, CacheFile.none()), window))
                .tidying(() -> Files.delete(file));
    }),
    OTHER_URL(Kind.CACHE, (bytes, window, scratch) -> {
        URL url = url(new ByteArrayInputStream(bytes));
        return new Opened(isDefault(window) ? of(url) : narrow(Source.of(url, CacheFile.none()), window));
    }),
    WRITTEN_TO_FILE(Destination.FILE),
    WRITTEN_TO_PATH(Destination.PATH),
    WRITTEN_TO_PATH_OF_JIMFS(Destination.PATH_OF_JIMFS),
    WRITTEN_TO_RANDOM_ACCESS_FILE(Destination.RANDOM_ACCESS_FILE),
    WRITTEN_TO_FILE_CHANNEL(Destination.FILE_CHANNEL),
    WRITTEN_TO_FILE_CHANNEL_AT_OFFSET(Destination.FILE_CHANNEL_AT_OFFSET),
    WRITTEN_TO_CHANNEL_OF_JIMFS(Destination.CHANNEL_OF_JIMFS),
    WRITTEN_TO_SEEKABLE_CHANNEL_OF_SHORT_WRITES(Destination.SEEKABLE_CHANNEL_OF_SHORT_WRITES),
    WRITTEN_TO_OUTPUT_STREAM(Destination.OUTPUT_STREAM),
    WRITTEN_TO_BYTE_ARRAY_OUTPUT_STREAM(Destination.BYTE_ARRAY_OUTPUT_STREAM),
    WRITTEN_TO_FILE_OUTPUT_STREAM(Destination.FILE_OUTPUT_STREAM),
    WRITTEN_TO_STREAM_WITH_CACHE_DIRECTORY(Destination.STREAM_WITH_CACHE_DIRECTORY),
    WRITTEN_TO_STREAM_THAT_SPILLS_TO_A_FILE(Destination.STREAM_THAT_SPILLS_TO_A_FILE),
    WRITTEN_TO_CHANNEL_OF_ONE_BYTE_AT_A_TIME(Destination.CHANNEL_OF_ONE_BYTE_AT_A_TIME),
    WRITTEN_TO_CHANNEL_OF_SHORT_WRITES(Destination.CHANNEL_OF_SHORT_WRITES);

    /** Opens a stream over these bytes. */
    private interface Opener {
        Opened open(byte[] bytes, int window, Scratch scratch) throws IOException;
    }

    /** The window an application gets. */
    static final int DEFAULT = 0;

    private enum Kind {
        KNOWS_LENGTH,
        STREAM,
        CACHE,
        DESTINATION
    }

    private final Kind kind;
    private final Opener opener;
    private final @Nullable Destination destination;

    Backing(Kind kind, Opener opener) {
        this.kind = kind;
        this.opener = opener;
        this.destination = null;
    }

    Backing(Destination destination) {
        this.kind = Kind.DESTINATION;
        this.opener = (bytes, window, scratch) -> readBack(destination, bytes, window, scratch);
        this.destination = destination;
    }

    /** A stream whose bytes are these. */
    Opened open(byte[] bytes, int window, Scratch scratch) throws IOException {
        return opener.open(bytes, window, scratch);
    }

    private static Opened readBack(Destination destination, byte[] bytes, int window, Scratch scratch)
            throws IOException {
        Opened opened = destination.open(new byte[0], window, scratch);
        opened.output().write(bytes);
        opened.output().seek(0);
        return opened;
    }

    /** Whether {@code length()} is known from the start; for what comes as an InputStream it is not, as in the JDK. */
    boolean knowsLength() {
        return kind == Kind.KNOWS_LENGTH || kind == Kind.DESTINATION;
    }

    /** File systems refuse large positions, streams do not unless {@link Destination#largestPosition} says so. */
    long largestPosition() {
        return destination == null ? Long.MAX_VALUE : destination.largestPosition();
    }

    /** Whether the origin cannot go back, so that what was read is kept. */
    boolean isCache() {
        return kind == Kind.CACHE || (kind == Kind.DESTINATION && destination.isCache());
    }

    /** Whether the stream calls itself cached: what comes as an InputStream, as in the JDK. */
    boolean isCached() {
        return isCache() || kind == Kind.STREAM;
    }

    private static boolean isDefault(int window) {
        return window == DEFAULT;
    }

    /** All of them, each through several windows: the arguments of the contract tests. */
    static Stream<Arguments> throughEveryWindow() {
        return Stream.of(values())
                .flatMap(backing -> Stream.of(8, 11, 64, DEFAULT).map(window -> Arguments.of(backing, window)));
    }

    private static WindowedImageInputStream positional(Handle handle, int window) {
        return new WindowedImageInputStream(handle.withWindow(window));
    }

    private static WindowedImageInputStream reread(Handle handle, int window) {
        return new WindowedImageInputStream(new RereadSource(handle.withWindow(window), Long.MAX_VALUE));
    }

    private static Opened over(Path file, Ask<Path, WindowedImageInputStream> stream) throws IOException {
        return new Opened(stream.of(file)).tidying(() -> Files.delete(file));
    }

    private static WindowedImageInputStream narrow(Source source, int window) {
        return new WindowedImageInputStream(Narrow.of(Source.class, source, window));
    }

    private static Opened fileInputStream(byte[] bytes, int offset, int window, Scratch scratch) throws IOException {
        Path file = scratch.file(embedded(bytes, offset, 0));
        FileInputStream in = new FileInputStream(file.toFile());
        in.skipNBytes(offset);
        return new Opened(isDefault(window) ? of(in) : fileStream(in, window))
                .standing(() -> in.getChannel().position() - offset)
                .tidying(() -> Files.delete(file))
                .tidying(in::close);
    }

    private static WindowedImageInputStream fileStream(FileInputStream in, int window) {
        return new WindowedImageInputStream(new FileStreamSource(in, CacheFile.none(), 0, window));
    }

    private static Opened byteArrayInputStream(ByteArrayInputStream in, int window) {
        int available = in.available();
        return new Opened(isDefault(window) ? of(in) : positional(new ByteArrayStreamHandle(in, false), window))
                .standing(() -> available - in.available());
    }

    private static Opened inputStream(InputStream in, byte[] bytes, int window) {
        return new Opened(isDefault(window) ? of(in) : narrow(Source.of(in, CacheFile.none()), window))
                .standing(() -> bytes.length - in.readAllBytes().length);
    }

    private static Opened buffer(ByteBuffer buffer, int window) throws IOException {
        return new Opened(isDefault(window) ? of(buffer) : narrow(Source.of(buffer), window));
    }

    private static Opened channel(SeekableByteChannel channel, int offset, int window) throws IOException {
        channel.position(offset);
        return new Opened(isDefault(window)
                        ? of(channel)
                        : reread(ChannelHandle.shared(channel), window))
                .standing(() -> channel.position() - offset)
                .tidying(channel::close);
    }

    /** Of no file: its handler opens a stream. */
    static URL url(InputStream opened) throws MalformedURLException {
        return new URL(null, "memory:bytes", new URLStreamHandler() {
            @Override
            protected URLConnection openConnection(URL url) {
                return new URLConnection(url) {
                    @Override
                    public void connect() {}

                    @Override
                    public InputStream getInputStream() {
                        return opened;
                    }
                };
            }
        });
    }

    private static ByteBuffer direct(byte[] bytes) {
        return ByteBuffer.allocateDirect(bytes.length).put(bytes).flip();
    }

    private static ByteArrayInputStream standingAt(int offset, ByteArrayInputStream in) {
        in.skip(offset);
        return in;
    }

    /** The bytes with others before and behind them that must not be read. */
    static byte[] embedded(byte[] bytes, int before, int behind) {
        byte[] larger = new byte[before + bytes.length + behind];
        Arrays.fill(larger, (byte) 0xdd);
        System.arraycopy(bytes, 0, larger, before, bytes.length);
        return larger;
    }
}
