package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.slipstream.imageio.testing.ImageFacts;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.Use;
import java.awt.image.BufferedImage;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.imageio.stream.FileCacheImageInputStream;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * An application may go on reading after the image: its InputStream or channel must be where the JDK's streams would
 * leave it.
 */
class ConsumptionTest {

    private static final List<String> FORMATS = List.of("png", "bmp", "gif", "jpeg", "tiff", "wbmp");
    private static final int MORE = 100;

    @AutoClose
    private static final Scratch SCRATCH = new Scratch();

    private static byte[] image(String format) throws IOException {
        int type = format.equals("wbmp") ? BufferedImage.TYPE_BYTE_BINARY : BufferedImage.TYPE_INT_RGB;
        return SampleImages.encode(SampleImages.image(140, 90, type), format);
    }

    private static byte[] imageAndMore(String format) throws IOException {
        byte[] image = image(format);
        byte[] more = Arrays.copyOf(image, image.length + MORE);
        Arrays.fill(more, image.length, more.length, (byte) 0x77);
        return more;
    }

    /** How many bytes the JDK takes from an InputStream for this reading. */
    private static long consumedByJdk(byte[] bytes, Use<ImageInputStream> reading) throws IOException {
        ByteArrayInputStream in = new ByteArrayInputStream(bytes);
        ImageInputStream stream = new FileCacheImageInputStream(in, SCRATCH.directory().toFile());
        reading.of(stream);
        try {
            stream.close();
        } catch (IOException closed) {
            assertEquals("closed", closed.getMessage()); // by ImageIO.read
        }
        return (long) bytes.length - in.available();
    }

    static Stream<Arguments> backingsAndFormats() {
        return Stream.of(Backing.values())
                .flatMap(backing -> FORMATS.stream().map(format -> Arguments.of(backing, format)));
    }

    @ParameterizedTest(name = "{1} from {0}")
    @MethodSource("backingsAndFormats")
    void imageReadLeavesItsOriginWhereTheJdkDoes(Backing backing, String format) throws IOException {
        // The JDK's WBMP reader refuses a file that is longer than its image, where it can know.
        byte[] bytes = format.equals("wbmp") && backing.knowsLength() ? image(format) : imageAndMore(format);
        List<String> expected = new ArrayList<>();
        long consumed = consumedByJdk(bytes, in -> expected.add(ImageFacts.of(ImageIO.read(in))));
        try (Opened opened = backing.open(bytes, Backing.DEFAULT, SCRATCH)) {
            String read = ImageFacts.of(ImageIO.read(opened.stream())); // closes it
            assertEquals(expected.get(0), read, format + " from " + backing);
            assertPointer(consumed, opened, format + " from " + backing);
        }
    }

    @ParameterizedTest
    @EnumSource
    void unknownFormatLeavesItsOriginWhereTheJdkDoes(Backing backing) throws IOException {
        byte[] bytes = new byte[5000];
        Arrays.fill(bytes, (byte) 0x77);
        long consumed = consumedByJdk(bytes, in -> assertNull(ImageIO.read(in)));
        try (Opened opened = backing.open(bytes, Backing.DEFAULT, SCRATCH)) {
            assertNull(ImageIO.read(opened.stream())); // leaves it open
            opened.stream().close();
            assertPointer(consumed, opened, backing.toString());
        }
    }

    /** Cases that JdkDifferentialTest rarely draws. */
    @ParameterizedTest
    @EnumSource
    void originIsLeftAfterTheLastByteConsumed(Backing backing) throws IOException {
        byte[] bytes = new byte[10_000];
        bytes[60] = '\r';
        List<Use<ImageInputStream>> readings = List.of(
                in -> in.readLine(), // looks at the next byte, which might be the second half of the end
                in -> in.readBit(),
                in -> in.setBitOffset(3),
                in -> {
                    in.seek(700);
                    in.readByte();
                    in.seek(20);
                    in.setBitOffset(3);
                    in.readBit();
                    in.seek(9000);
                });
        for (Use<ImageInputStream> reading : readings) {
            long consumed = consumedByJdk(bytes, reading);
            try (Opened opened = backing.open(bytes, Backing.DEFAULT, SCRATCH)) {
                reading.of(opened.stream());
                opened.stream().close();
                assertPointer(consumed, opened, backing + ", reading " + readings.indexOf(reading));
            }
        }
    }

    private static void assertPointer(long expected, Opened opened, String what) throws IOException {
        OptionalLong pointer = opened.pointer();
        if (pointer.isPresent()) {
            assertEquals(expected, pointer.getAsLong(), what);
        }
    }

    @Test
    void markOfAByteArrayInputStreamIsUndisturbed() throws IOException {
        byte[] bytes = new byte[1000];
        for (int i = 0; i < 256; i++) {
            bytes[i] = (byte) i;
        }
        ByteArrayInputStream in = new ByteArrayInputStream(bytes);
        in.skip(20);
        in.mark(0);
        in.skip(30);
        ImageInputStream stream = WindowedImageInputStream.of(in);
        assertEquals(50, stream.read());
        stream.seek(100);
        assertEquals(150, stream.read());
        stream.seek(10);
        assertEquals(60, stream.read());
        stream.close();
        assertEquals(151, in.read());
        in.reset();
        assertEquals(20, in.read());
    }

    /**
     * The JDK's caches only read into arrays, so an application may have overridden no other method.
     */
    @Test
    void onlyABufferedInputStreamItselfIsReadByteByByte() throws IOException {
        InputStream overridden = new BufferedInputStream(new ByteArrayInputStream(new byte[] {1, 2, '\n', 3})) {
            @Override
            public synchronized int read() {
                throw new AssertionError("read a single byte");
            }
        };
        try (ImageInputStream stream = WindowedImageInputStream.of(overridden)) {
            assertEquals(1, stream.read());
            assertEquals("\u0002", stream.readLine());
            assertEquals(3, stream.readByte());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 8192})
    void bufferedInputStreamIsLeftAfterTheLastByteOfTheLine(int buffer) throws IOException {
        InputStream in =
                new BufferedInputStream(new ByteArrayInputStream(new byte[] {'a', '\n', 'b', '\n', 7}), buffer);
        try (ImageInputStream stream = WindowedImageInputStream.of(in)) {
            assertEquals("a", stream.readLine());
            assertEquals("b", stream.readLine());
        }
        assertEquals(7, in.read());
        assertEquals(-1, in.read());
        try (ImageInputStream stream = WindowedImageInputStream.of(in)) {
            assertEquals(-1, stream.read());
            assertNull(stream.readLine());
        }
    }
}
