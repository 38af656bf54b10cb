package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.testing.Ask;
import dev.slipstream.imageio.testing.Calls;
import dev.slipstream.imageio.testing.JdkReaders;
import dev.slipstream.imageio.testing.PlainSeekableChannel;
import dev.slipstream.imageio.testing.SampleImages;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.ReadableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import javax.imageio.ImageIO;
import javax.imageio.stream.FileCacheImageInputStream;
import javax.imageio.stream.FileImageInputStream;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Whatever is read, the calls that reach an application's own file or stream are of kinds that a stream of the JDK
 * makes. {@link InputStreamCallsTest} looks at an {@code InputStream} more closely.
 */
class InputCallsTest {

    @TempDir
    Path folder;

    /** Creates an object of an application's own subclass. */
    interface Origin {
        Object of(Calls calls, Path file) throws IOException;
    }

    enum Kind {
        FILE((calls, file) -> calls.recorded(File.class, file.toString())),
        RANDOM_ACCESS_FILE((calls, file) -> calls.recorded(RandomAccessFile.class, file.toFile(), "r")),
        FILE_INPUT_STREAM((calls, file) -> calls.recorded(FileInputStream.class, file.toFile())),
        BYTE_ARRAY_INPUT_STREAM((calls, file) ->
                calls.recorded(ByteArrayInputStream.class, (Object) Files.readAllBytes(file))),
        INPUT_STREAM((calls, file) ->
                calls.recorded(FilterInputStream.class, new ByteArrayInputStream(Files.readAllBytes(file))));

        private final Origin origin;

        Kind(Origin origin) {
            this.origin = origin;
        }

        ImageInputStream openByJdk(Object origin) throws IOException {
            return origin instanceof File file ? new FileImageInputStream(file)
                    : origin instanceof RandomAccessFile file ? new FileImageInputStream(file)
                    : ImageIO.getUseCache() ? new FileCacheImageInputStream((InputStream) origin, null)
                    : new MemoryCacheImageInputStream((InputStream) origin);
        }
    }

    @AfterEach
    void restore() {
        ImageIO.setUseCache(true);
    }

    private Set<String> kinds(Origin origin, Ask<Object, ImageInputStream> opening) throws IOException {
        Set<String> kinds = new TreeSet<>();
        for (String format : SampleImages.FORMATS) {
            int type = format.equals("wbmp") ? BufferedImage.TYPE_BYTE_BINARY : BufferedImage.TYPE_INT_RGB;
            byte[] bytes = SampleImages.encode(SampleImages.image(200, 150, type), format);
            Path file = Files.write(folder.resolve(format), bytes);
            for (boolean useCache : new boolean[] {true, false}) {
                ImageIO.setUseCache(useCache);
                kinds.addAll(Calls.kindsOf(calls -> {
                    try (ImageInputStream stream = opening.of(origin.of(calls, file))) {
                        useAll(stream);
                        stream.seek(0);
                        JdkReaders.read(stream);
                        stream.flush();
                    }
                }));
            }
        }
        return kinds;
    }

    private static void useAll(ImageInputStream stream) throws IOException {
        stream.read();
        stream.readBits(9);
        stream.mark();
        stream.readFully(new byte[100], 5, 90);
        stream.reset();
        stream.readLong();
        stream.skipBytes(10);
        stream.length();
        stream.readLine();
        stream.seek(1_000_000);
        stream.read();
        stream.read(new byte[10]);
    }

    @ParameterizedTest
    @EnumSource
    void allFormatsAreReadByCallsThatTheJdksStreamsMake(Kind kind) throws IOException {
        Set<String> expected = kinds(kind.origin, kind::openByJdk);
        Set<String> others = kinds(kind.origin);
        others.removeAll(expected);
        assertEquals(Set.of(), others, () -> "the JDK's: " + expected);
    }

    /** The JDK has no streams for these. No other method, such as {@code truncate}, is called. */
    @Test
    void channelsAreAskedForBytesPositionAndSizeOnly() throws IOException {
        assertEquals(Set.of("PlainSeekableChannel.isOpen()", "PlainSeekableChannel.position()",
                        "PlainSeekableChannel.position(n)", "PlainSeekableChannel.read(buffer)",
                        "PlainSeekableChannel.size()"),
                kinds((calls, file) -> calls.recorded(PlainSeekableChannel.class, Files.newByteChannel(file))));
        assertEquals(Set.of("FileChannel.position()", "FileChannel.position(n)", "FileChannel.read(buffer, n)",
                        "FileChannel.size()"),
                kinds((calls, file) -> calls.inFrontOf(FileChannel.class, FileChannel.open(file))));
        assertEquals(Set.of("ReadableByteChannel.read(buffer)"),
                kinds((calls, file) -> calls.inFrontOf(ReadableByteChannel.class,
                        Channels.newChannel(new ByteArrayInputStream(Files.readAllBytes(file))))));
    }

    private Set<String> kinds(Origin origin) throws IOException {
        return kinds(origin, ImageIO::createImageInputStream);
    }
}
