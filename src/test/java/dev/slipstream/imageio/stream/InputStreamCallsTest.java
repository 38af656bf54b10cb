package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.Calls;
import dev.slipstream.imageio.testing.SampleImages;
import java.awt.image.BufferedImage;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.io.SequenceInputStream;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.stream.FileCacheImageInputStream;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Which methods of an application's {@code InputStream} are called. Its class may implement only those that the JDK's
 * streams call: Thumbnailator's looks for the orientation of a photo in what {@code read(b, 0, n)} has read.
 */
class InputStreamCallsTest {

    private static final String READ = "FilterInputStream.read(bytes, 0, n)";
    private static final String READ_AT_OFFSET = "FilterInputStream.read(bytes, n, n)";

    /** The size of the blocks of the JDK's memory cache, and so the largest n. */
    private static final int LARGEST = 8192;

    @TempDir
    Path folder;

    /** The bytes of an application's stream. */
    private static final class Bytes extends ByteArrayInputStream {

        private int largest;

        Bytes(byte[] bytes) {
            super(bytes);
        }

        @Override
        public synchronized int read(byte[] b, int off, int len) {
            largest = Math.max(largest, len);
            return super.read(b, off, len);
        }

        int total() {
            return pos;
        }
    }

    /** How the application wraps it. */
    enum Wrapper {
        NONE,
        BUFFERED,
        PUSHBACK,
        SEQUENCE;

        InputStream around(InputStream in) {
            return switch (this) {
                case NONE -> in;
                case BUFFERED -> new BufferedInputStream(in);
                case PUSHBACK -> new PushbackInputStream(in);
                case SEQUENCE -> new SequenceInputStream(in, new ByteArrayInputStream(new byte[0]));
            };
        }
    }

    static Stream<Arguments> readings() {
        return SampleImages.FORMATS.stream().flatMap(format -> Stream.of(true, false)
                .flatMap(useCache -> Stream.of(Wrapper.values()).map(wrapper ->
                        Arguments.of(format, useCache, wrapper))));
    }

    @ParameterizedTest
    @MethodSource("readings")
    void anImageIsReadWithTheCallsOfTheJdk(String format, boolean useCache, Wrapper wrapper) throws IOException {
        int type = format.equals("wbmp") ? BufferedImage.TYPE_BYTE_BINARY : BufferedImage.TYPE_INT_RGB;
        byte[] bytes = SampleImages.encode(SampleImages.image(300, 200, type), format);
        Bytes jdk = new Bytes(bytes);
        Set<String> expected = Calls.kindsOf(calls ->
                ImageIO.read(ofTheJdk(wrapper.around(calls.recorded(FilterInputStream.class, jdk)), useCache)));
        Bytes ours = new Bytes(bytes);
        Set<String> kinds = Calls.kindsOf(calls ->
                ImageIO.read(ours(wrapper.around(calls.recorded(FilterInputStream.class, ours)), useCache)));
        if (wrapper == Wrapper.BUFFERED) {
            expected.add("FilterInputStream.available()"); // in any read across the end of its buffer
        }
        assertTrue(expected.containsAll(kinds), () -> kinds + ", the JDK " + expected);
        if (wrapper == Wrapper.NONE) {
            assertEquals(useCache ? Set.of(READ) : Set.of(READ, READ_AT_OFFSET), kinds);
        }
        assertTrue(ours.largest <= LARGEST, () -> "requested " + ours.largest + " bytes");
        assertEquals(jdk.total(), ours.total());
    }

    private static ImageInputStream ofTheJdk(InputStream in, boolean useCache) throws IOException {
        return useCache ? new FileCacheImageInputStream(in, null) : new MemoryCacheImageInputStream(in);
    }

    private ImageInputStream ours(InputStream in, boolean useCache) throws IOException {
        File cache = folder.toFile();
        return IIORegistry.getDefaultInstance().getServiceProviders(ImageInputStreamSpi.class,
                spi -> ((ImageInputStreamSpi) spi).getInputClass() == InputStream.class, true).next()
                .createInputStreamInstance(in, useCache, cache);
    }

    @Test
    void aReadThatReturnsNothingIsRepeated() throws IOException {
        byte[] bytes = {1, 2, 3, 4, 5, 6, 7, 8};
        Set<String> kinds = new TreeSet<>();
        InputStream in = new ByteArrayInputStream(bytes) {
            private int calls;

            @Override
            public synchronized int read() {
                kinds.add("read()");
                return super.read();
            }

            @Override
            public synchronized int read(byte[] b, int off, int len) {
                return calls++ % 3 == 2 ? super.read(b, off, len) : 0;
            }
        };
        try (ImageInputStream stream = ours(in, true)) {
            assertEquals(0x0102_0304, stream.readInt());
            assertEquals(0x0506_0708, stream.readInt());
            assertEquals(-1, stream.read());
        }
        assertEquals(Set.of(), kinds);
    }
}
