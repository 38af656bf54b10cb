package dev.slipstream.imageio.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.reading.FileBytes;
import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.Format;
import dev.slipstream.imageio.testing.ImageFacts;
import dev.slipstream.imageio.testing.JdkReaders;
import dev.slipstream.imageio.testing.NamedPipe;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.Side;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Applications go on with the same stream after the end of a BMP. */
class BmpsInOneStreamTest {

    private static final String BEHIND = "behind";

    /** With nothing after the pixels, except the padding of the last row. */
    private static final List<String> NAMES = List.of("info40-rgb24-31x33.bmp", "info40-pal8-31x33.bmp",
            "info40-pal4-31x33.bmp", "info40-pal1-31x33.bmp", "info40-rgb16-31x33.bmp", "info40-rgb32-20x20.bmp",
            "info40-bitfields-565-20x20.bmp", "info40-rgb24-topdown-20x20.bmp", "info40-rle8-20x20.bmp",
            "info40-rle4-absolute-31x33.bmp", "info40-rle8-delta-33x31.bmp", "core12-pal8-7x3.bmp",
            "v5-124-png-20x20.bmp", "info40-pal8-gap-100-20x20.bmp", "info40-rgb24-1x1.bmp");

    @TempDir
    Path folder;

    private static byte[] file(String name) throws IOException {
        return FileBytes.own(Format.BMP, name);
    }

    private static byte[] all() throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (String name : NAMES) {
            all.writeBytes(file(name));
        }
        all.writeBytes(BEHIND.getBytes(StandardCharsets.US_ASCII));
        return all.toByteArray();
    }

    /** What the JDK's reader makes of each file alone. */
    private static List<String> each() throws IOException {
        List<String> each = new ArrayList<>();
        for (String name : NAMES) {
            each.add(ImageFacts.of(JdkReaders.read(
                    new MemoryCacheImageInputStream(new ByteArrayInputStream(file(name))))));
        }
        return each;
    }

    private static InputStream ofUnknownKind(byte[] bytes) {
        return new FilterInputStream(new ByteArrayInputStream(bytes)) {};
    }

    /** Reads one image after the other with one reader. The stream is then at the text after the last. */
    private static List<String> readAll(ImageReader reader, ImageInputStream stream, boolean forwardOnly)
            throws IOException {
        List<String> images = new ArrayList<>();
        for (int i = 0; i < NAMES.size(); i++) {
            reader.setInput(stream, forwardOnly, true);
            images.add(ImageFacts.of(reader.read(0)));
        }
        byte[] behind = new byte[BEHIND.length()];
        stream.readFully(behind);
        assertEquals(BEHIND, new String(behind, StandardCharsets.US_ASCII));
        assertEquals(-1, stream.read());
        return images;
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void oneReaderReadsThemOneBehindTheOther(boolean forwardOnly) throws IOException {
        List<String> expected = each();
        for (Side side : Side.values()) {
            ImageReaderSpi spi = Format.BMP.readerProvider(side);
            ImageReader reader = spi.createReaderInstance();
            try (ImageInputStream stream = ImageIO.createImageInputStream(ofUnknownKind(all()))) {
                assertEquals(expected, readAll(reader, stream, forwardOnly), spi.getVendorName());
            }
            try (ImageInputStream stream = new MemoryCacheImageInputStream(ofUnknownKind(all()))) {
                assertEquals(expected, readAll(reader, stream, forwardOnly), spi.getVendorName());
            }
            reader.dispose();
        }
    }

    /** The bytes of an image may have been flushed when the next one is read. */
    @Test
    void whatHasBeenReadMayBeFlushed() throws IOException {
        List<String> images = new ArrayList<>();
        try (ImageInputStream stream = ImageIO.createImageInputStream(ofUnknownKind(all()))) {
            for (int i = 0; i < NAMES.size(); i++) {
                ImageReader reader = Format.BMP.open(Side.SLIPSTREAM);
                reader.setInput(stream, true);
                images.add(ImageFacts.of(reader.read(0)));
                reader.dispose();
                stream.flush();
            }
        }
        assertEquals(each(), images);
    }

    /** Nothing beyond an image is waited for: whoever writes to the pipe may be waiting for an answer. */
    @Test
    @Timeout(30)
    void aPipe() throws Exception {
        NamedPipe pipe = NamedPipe.in(folder);
        byte[][] parts = new byte[NAMES.size() + 1][];
        for (int i = 0; i < NAMES.size(); i++) {
            parts[i] = file(NAMES.get(i));
        }
        parts[NAMES.size()] = BEHIND.getBytes(StandardCharsets.US_ASCII);
        var written = pipe.write(parts);
        ImageReader reader = Format.BMP.open(Side.SLIPSTREAM);
        try (InputStream in = new FileInputStream(pipe.path().toFile());
                ImageInputStream stream = ImageIO.createImageInputStream(in)) {
            assertEquals(each(), readAll(reader, stream, true));
        }
        written.join();
    }

    /** The usual way to make an image serialisable. */
    @ParameterizedTest
    @ValueSource(ints = {20, 400})
    void anObjectThatWritesAnImageAndThenOtherData(int size) throws Exception {
        Path file = folder.resolve("objects");
        try (ObjectOutputStream objects = new ObjectOutputStream(Files.newOutputStream(file))) {
            objects.writeObject("before");
            ImageIO.write(SampleImages.image(size, size, BufferedImage.TYPE_3BYTE_BGR), "bmp", objects);
            objects.writeObject(BEHIND);
        }
        List<String> with = ChildJvm.withSlipstream().run(FromObjectInputStream.class, file);
        assertEquals(ChildJvm.withClassPath(List.of()).run(FromObjectInputStream.class, file), with);
        assertEquals(BEHIND, with.get(2));
    }

    /**
     * Argument: a file with an object, an image and an object. In a JVM of its own: some of TwelveMonkeys' providers
     * look far beyond a small image to see what it is.
     */
    static final class FromObjectInputStream {
        public static void main(String[] arguments) throws IOException, ClassNotFoundException {
            try (ObjectInputStream in = new ObjectInputStream(Files.newInputStream(Path.of(arguments[0])))) {
                System.out.println(in.readObject());
                System.out.println(ImageFacts.of(ImageIO.read(in)));
                System.out.println(in.readObject());
            }
        }
    }
}
