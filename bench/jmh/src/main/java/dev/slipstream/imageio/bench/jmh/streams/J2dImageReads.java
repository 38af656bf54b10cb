package dev.slipstream.imageio.bench.jmh.streams;

import dev.slipstream.imageio.bench.images.TestImages;
import dev.slipstream.imageio.bench.jmh.NanosecondBenchmark;
import dev.slipstream.imageio.bench.jmh.images.ImageSide;
import dev.slipstream.imageio.testing.JdkReaders;
import dev.slipstream.imageio.testing.SampleImages;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/**
 * A photo, written by the JDK: by ImageIO.read, or by one reader over and over, which only seeks forward and ignores
 * metadata, J2DBench's defaults. The reader is the one that ImageIO offers first; J2DBench calls all formats core-*.
 */
@Fork(value = 1, jvmArgsAppend = {NanosecondBenchmark.COLLECTOR, "-Xms512m", "-Xmn192m", "-XX:+AlwaysPreTouch"})
public class J2dImageReads extends NanosecondBenchmark {

    private static final String GROUP = "imageio.input.image.imageio.";

    @Param({GROUP + "tests.imageioRead", GROUP + "reader.tests.read", GROUP + "reader.tests.getImageMetadata"})
    private String name;

    @Param({"core-png", "core-bmp", "core-gif", "core-jpg"})
    private String format;

    /** Along a side. */
    @Param({"1", "20", "250", "1000"})
    private int pixels;

    /** A reader may also read from a fileChannel, or a url. */
    @Param({"file", "byteArray", "byteArray" + Place.CACHE})
    private String place;

    @Param
    private ImageSide side;

    private Place source;
    /** Null where ImageIO itself is measured. */
    private ImageReader reader;

    @Setup
    public void setUp() throws IOException {
        byte[] encoded = SampleImages.encode(
                TestImages.photo(pixels, pixels, BufferedImage.TYPE_3BYTE_BGR), format.replace("core-", ""));
        source = new Place(place, encoded);
        side.takeOver();
        side.mustRead(format.replace("core-", ""));
        if (!name.contains("imageioRead")) {
            try (ImageInputStream stream = source.openInput()) {
                reader = ImageIO.getImageReaders(stream).next();
            } finally {
                source.closeBelow();
            }
        }
        if (run() instanceof BufferedImage image && !Arrays.equals(rgb(image), rgb(JdkReaders.read(
                new MemoryCacheImageInputStream(new ByteArrayInputStream(encoded)))))) {
            throw new IllegalStateException(side + " reads another picture than the JDK's reader");
        }
    }

    private static int[] rgb(BufferedImage image) {
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }

    @TearDown
    public void close() throws IOException {
        if (reader != null) {
            reader.dispose();
        }
        source.close();
    }

    @Benchmark
    public Object run() throws IOException {
        return reader == null ? read(source.input()) : byReader();
    }

    private static BufferedImage read(Object input) throws IOException {
        return input instanceof File file ? ImageIO.read(file) : ImageIO.read((InputStream) input);
    }

    private Object byReader() throws IOException {
        try (ImageInputStream stream = source.openInput()) {
            reader.setInput(stream, true, true);
            Object result = name.endsWith("Metadata") ? reader.getImageMetadata(0) : reader.read(0);
            reader.reset();
            return result;
        } finally {
            source.closeBelow();
        }
    }
}
