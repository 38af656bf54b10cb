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
import java.util.concurrent.TimeUnit;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * A photo, written by the JDK and read by ImageIO.read, or its metadata, read by the reader that ImageIO offers first,
 * over and over. J2DBench calls all formats core-*. A reader is not warm before its decoder has seen tens of megabytes:
 * with Slipstream a PNG of 20x20 took 53 us at first, 15 after 1.5 s, and 10.4 from 2.5 s on (JDK 17, byteArray).
 */
@Warmup(iterations = 1, time = 2500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 4, time = 100, timeUnit = TimeUnit.MILLISECONDS)
@Fork(value = 1, jvmArgsAppend = {NanosecondBenchmark.COLLECTOR, "-Xms512m", "-Xmn192m", "-XX:+AlwaysPreTouch"})
public class J2dImageReads extends NanosecondBenchmark {

    private static final String GROUP = "imageio.input.image.imageio.";

    @Param({GROUP + "tests.imageioRead", GROUP + "reader.tests.getImageMetadata"})
    private String name;

    @Param({"core-png", "core-bmp", "core-gif", "core-jpg"})
    private String format;

    /** Along a side. */
    @Param({"1", "20", "250", "1000"})
    private int pixels;

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
        return reader == null ? read(source.input()) : metadata();
    }

    private static BufferedImage read(Object input) throws IOException {
        return input instanceof File file ? ImageIO.read(file) : ImageIO.read((InputStream) input);
    }

    private Object metadata() throws IOException {
        try (ImageInputStream stream = source.openInput()) {
            reader.setInput(stream, true, true);
            Object metadata = reader.getImageMetadata(0);
            reader.reset();
            return metadata;
        } finally {
            source.closeBelow();
        }
    }
}
