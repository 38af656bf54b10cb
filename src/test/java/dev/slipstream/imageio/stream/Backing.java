package dev.slipstream.imageio.stream;

import static dev.slipstream.imageio.stream.WindowedImageInputStream.of;

import dev.slipstream.imageio.testing.InputKind;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.nio.ByteBuffer;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/**
 * Every origin of the streams in the contract tests: each {@link InputKind}, the same at an offset, some that return
 * little at a time, and every {@link Destination}, from which an output stream reads back. With the default window each
 * is opened as an application opens it; through a narrow one its source is given that window, or is wrapped into a
 * {@link Narrow} where it has no window of its own.
 */
enum Backing {
    FILE(InputKind.FILE),
    PATH(InputKind.PATH),
    PATH_OF_JIMFS(Kind.KNOWS_LENGTH, (bytes, place) -> place.fileInMemory(bytes)),
    RANDOM_ACCESS_FILE(InputKind.RANDOM_ACCESS_FILE),
    FILE_INPUT_STREAM(InputKind.FILE_INPUT_STREAM),
    FILE_INPUT_STREAM_AT_OFFSET(Kind.STREAM, (bytes, place) ->
            standingAt(5000, new FileInputStream(place.file(embedded(bytes, 5000, 0)).toFile()))),
    FILE_INPUT_STREAM_BEYOND_THRESHOLD(InputKind.FILE_INPUT_STREAM),
    BYTE_ARRAY_INPUT_STREAM(InputKind.BYTE_ARRAY_INPUT_STREAM),
    BYTE_ARRAY_INPUT_STREAM_AT_OFFSET(Kind.STREAM, (bytes, place) ->
            standingAt(37, new ByteArrayInputStream(embedded(bytes, 37, 0)))),
    BYTE_ARRAY_INPUT_STREAM_OF_SLICE(Kind.STREAM, (bytes, place) ->
            new ByteArrayInputStream(embedded(bytes, 11, 13), 11, bytes.length)),
    BYTE_ARRAY_INPUT_STREAM_WITH_MARK(Kind.STREAM, (bytes, place) -> {
        InputStream in = standingAt(20, new ByteArrayInputStream(embedded(bytes, 37, 0)));
        in.mark(0);
        return standingAt(17, in);
    }),
    STREAM_OF_ONE_BYTE_AT_A_TIME(Kind.CACHE, (bytes, place) -> new GrudgingInputStream(bytes, Manner.ONE_BYTE)),
    STREAM_OF_ZERO_BYTES_NOW_AND_THEN(Kind.CACHE, (bytes, place) ->
            new GrudgingInputStream(bytes, Manner.ZERO_NOW_AND_THEN)),
    STREAM_OF_SHORT_READS(Kind.CACHE, (bytes, place) -> new GrudgingInputStream(bytes, Manner.SHORT)),
    BUFFERED_INPUT_STREAM(Kind.CACHE, (bytes, place) -> new BufferedInputStream(new ByteArrayInputStream(bytes), 100)),
    STREAM_WITH_CACHE_DIRECTORY(Kind.CACHE, (bytes, place) -> new BufferedInputStream(new ByteArrayInputStream(bytes))),
    STREAM_THAT_SPILLS_TO_A_FILE(Kind.CACHE, (bytes, place) -> new GrudgingInputStream(bytes, Manner.SHORT)),
    ARRAY(InputKind.ARRAY),
    ARRAY_SLICE(Kind.KNOWS_LENGTH, (bytes, place) -> ByteBuffer.wrap(embedded(bytes, 9, 21), 9, bytes.length)),
    HEAP_BUFFER(InputKind.BUFFER),
    HEAP_BUFFER_SLICE(Kind.KNOWS_LENGTH, (bytes, place) -> ByteBuffer.wrap(embedded(bytes, 10, 10))
            .slice(5, bytes.length + 10).position(5).limit(5 + bytes.length)),
    DIRECT_BUFFER(InputKind.DIRECT_BUFFER),
    DIRECT_BUFFER_SLICE(Kind.KNOWS_LENGTH, (bytes, place) -> ByteBuffer.allocateDirect(bytes.length + 20)
            .put(embedded(bytes, 10, 10)).position(10).limit(10 + bytes.length)),
    READ_ONLY_BUFFER(Kind.KNOWS_LENGTH, (bytes, place) ->
            ByteBuffer.wrap(embedded(bytes, 3, 3), 3, bytes.length).asReadOnlyBuffer()),
    FILE_CHANNEL(InputKind.FILE_CHANNEL),
    FILE_CHANNEL_AT_OFFSET(Kind.KNOWS_LENGTH, (bytes, place) ->
            Files.newByteChannel(place.file(embedded(bytes, 777, 0))).position(777)),
    CHANNEL_OF_JIMFS(Kind.KNOWS_LENGTH, (bytes, place) ->
            Files.newByteChannel(place.fileInMemory(embedded(bytes, 3, 0))).position(3)),
    SEEKABLE_CHANNEL_OF_SHORT_READS(Kind.KNOWS_LENGTH, (bytes, place) ->
            new GrudgingSeekableChannel(Files.newByteChannel(place.fileInMemory(bytes)))),
    READABLE_CHANNEL_OF_SHORT_READS(Kind.CACHE, (bytes, place) -> new GrudgingChannel(bytes)),
    FILE_URL(InputKind.URL),
    OTHER_URL(Kind.CACHE, (bytes, place) -> url(new ByteArrayInputStream(bytes))),
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

    /** Creates the object that an application passes to ImageIO. */
    private interface Origin {
        Object of(byte[] bytes, Scratch.Place place) throws IOException;
    }

    /** The window that an application gets. */
    static final int DEFAULT = 0;

    private enum Kind {
        KNOWS_LENGTH,
        STREAM,
        CACHE,
        DESTINATION
    }

    private final Kind kind;
    private final @Nullable Origin origin;
    private final @Nullable Destination destination;

    Backing(Kind kind, @Nullable Origin origin, @Nullable Destination destination) {
        this.kind = kind;
        this.origin = origin;
        this.destination = destination;
    }

    Backing(Kind kind, Origin origin) {
        this(kind, origin, null);
    }

    Backing(InputKind input) {
        this(input.isLengthKnown() ? Kind.KNOWS_LENGTH : Kind.STREAM,
                (bytes, place) -> input.input(place.file(bytes)), null);
    }

    Backing(Destination destination) {
        this(Kind.DESTINATION, null, destination);
    }

    /** Opens a stream over these bytes. */
    Opened open(byte[] bytes, int window, Scratch scratch) throws IOException {
        if (destination != null) {
            Opened opened = destination.open(new byte[0], window, scratch);
            opened.output().write(bytes);
            opened.output().seek(0);
            return opened;
        }
        Scratch.Place place = scratch.place();
        Object in = origin.of(bytes, place);
        Opened.Pointer pointer = pointer(in, bytes.length);
        Opened opened = new Opened(stream(in, window, scratch.directory().toFile()))
                .standing(pointer).tidying(place::clear);
        return in instanceof Closeable closeable ? opened.tidying(closeable::close) : opened;
    }

    /** How to find out its position; null if nobody can read on from it. */
    private static Opened.@Nullable Pointer pointer(Object in, int length) throws IOException {
        if (in instanceof FileInputStream file) {
            long start = file.getChannel().position();
            return () -> file.getChannel().position() - start;
        }
        if (in instanceof InputStream stream) {
            return () -> length - stream.readAllBytes().length;
        }
        if (in instanceof SeekableByteChannel channel) {
            long start = channel.position();
            return () -> channel.position() - start;
        }
        return in instanceof GrudgingChannel channel ? () -> length - channel.remaining() : null;
    }

    private ImageInputStream stream(Object in, int window, File directory) throws IOException {
        boolean isDefault = window == DEFAULT;
        return switch (this) {
            case FILE_INPUT_STREAM_BEYOND_THRESHOLD -> // it may have a cache file, but makes none
                    new WindowedImageInputStream(new FileStreamSource((FileInputStream) in, CacheFile.in(directory),
                            3000, isDefault ? Handle.WINDOW_SIZE : window));
            case STREAM_WITH_CACHE_DIRECTORY -> isDefault
                    ? of((InputStream) in, directory)
                    : narrow(Source.of((InputStream) in, CacheFile.in(directory)), window);
            case STREAM_THAT_SPILLS_TO_A_FILE -> {
                Source source = new CacheSource((InputStream) in, false, CacheFile.in(directory), 100);
                yield isDefault ? new WindowedImageInputStream(source) : narrow(source, window);
            }
            case ARRAY_SLICE -> {
                ByteBuffer slice = (ByteBuffer) in;
                int offset = slice.arrayOffset() + slice.position();
                yield isDefault ? of(slice.array(), offset, slice.remaining()) : narrow(in, window);
            }
            default -> isDefault ? InputKind.slipstream(in) : narrow(in, window);
        };
    }

    private static WindowedImageInputStream narrow(Object in, int window) throws IOException {
        Source source = in instanceof File file ? FileHandle.owned(new RandomAccessFile(file, "r")).withWindow(window)
                : in instanceof RandomAccessFile file ? FileHandle.sharedInput(file).withWindow(window)
                : in instanceof FileInputStream file ? new FileStreamSource(file, CacheFile.none(), 0, window)
                : in instanceof ByteArrayInputStream array ? new ByteArrayStreamHandle(array, false).withWindow(window)
                : in instanceof SeekableByteChannel channel ? ChannelHandle.shared(channel).withWindow(window)
                : in instanceof Path path && path.getFileSystem() != FileSystems.getDefault()
                        ? ChannelHandle.owned(Files.newByteChannel(path)).withWindow(window)
                : null;
        return source == null ? narrow(source(in), window) : new WindowedImageInputStream(source);
    }

    private static Source source(Object in) throws IOException {
        return in instanceof Path path ? Source.of(path)
                : in instanceof InputStream stream ? Source.of(stream, CacheFile.none())
                : in instanceof ByteBuffer buffer ? Source.of(buffer)
                : in instanceof ReadableByteChannel channel ? Source.of(channel, CacheFile.none())
                : in instanceof URL url ? Source.of(url, CacheFile.none())
                : Source.of(ByteBuffer.wrap((byte[]) in));
    }

    private static WindowedImageInputStream narrow(Source source, int window) {
        return new WindowedImageInputStream(Narrow.of(Source.class, source, window));
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

    /** Whether {@code isCached()} is true: for every InputStream, as in the JDK. */
    boolean isCached() {
        return isCache() || kind == Kind.STREAM;
    }

    /** A URL of no file: its handler opens a stream. */
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

    private static InputStream standingAt(int offset, InputStream in) throws IOException {
        in.skipNBytes(offset);
        return in;
    }

    /** The bytes, with others before and after them that must not be read. */
    static byte[] embedded(byte[] bytes, int before, int after) {
        byte[] larger = new byte[before + bytes.length + after];
        Arrays.fill(larger, (byte) 0xdd);
        System.arraycopy(bytes, 0, larger, before, bytes.length);
        return larger;
    }

    /** How much a bulk read returns. */
    enum Manner {
        ONE_BYTE,
        ZERO_NOW_AND_THEN,
        SHORT
    }

    /** An InputStream that returns less than requested, as sockets, pipes and filters do, and cannot go back. */
    static final class GrudgingInputStream extends InputStream {

        private final ByteArrayInputStream bytes;
        private final Manner manner;
        private final Random random = new Random(1);

        GrudgingInputStream(byte[] bytes, Manner manner) {
            this.bytes = new ByteArrayInputStream(bytes);
            this.manner = manner;
        }

        @Override
        public int read() {
            return bytes.read();
        }

        @Override
        public int read(byte[] b, int off, int len) {
            return bytes.read(b, off, len == 0 ? 0 : share(len));
        }

        private int share(int len) {
            return switch (manner) {
                case ONE_BYTE -> 1;
                case ZERO_NOW_AND_THEN -> random.nextInt(3) == 0 ? 0 : len;
                case SHORT -> 1 + random.nextInt(len);
            };
        }
    }
}
