package dev.slipstream.imageio.bench.jmh.streams;

import dev.slipstream.imageio.bench.images.TestImages;
import dev.slipstream.imageio.bench.jmh.images.ImageSide;
import dev.slipstream.imageio.testing.JdkReaders;
import dev.slipstream.imageio.testing.SampleImages;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/** Written by the JDK and read by ImageIO.read, or its metadata, read by the reader that ImageIO offers first. */
public class J2dImageReads extends J2dImages {

    private static final String GROUP = "imageio.input.image.imageio.";

    @Param({GROUP + "tests.imageioRead", GROUP + "reader.tests.getImageMetadata"})
    private String name;

    @Param
    private ImageSide side;

    /** Null where ImageIO itself is measured. */
    private ImageReader reader;

    @Setup
    public void setUp() throws IOException {
        byte[] encoded = SampleImages.encode(
                TestImages.photo(pixels, pixels, BufferedImage.TYPE_3BYTE_BGR), formatName());
        prepare(encoded);
        side.takeOver();
        side.mustRead(formatName());
        if (!name.contains("imageioRead")) {
            try (ImageInputStream stream = place().openInput()) {
                reader = ImageIO.getImageReaders(stream).next();
            } finally {
                place().closeBelow();
            }
        }
        if (run() instanceof BufferedImage image && !Arrays.equals(rgb(image), rgb(JdkReaders.read(encoded)))) {
            throw new IllegalStateException(side + " reads another picture than the JDK's reader");
        }
    }

    private static int[] rgb(BufferedImage image) {
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }

    @TearDown
    public void dispose() {
        if (reader != null) {
            reader.dispose();
        }
    }

    @Benchmark
    public Object run() throws IOException {
        return reader == null ? read(place().input()) : metadata();
    }

    private static BufferedImage read(Object input) throws IOException {
        return input instanceof File file ? ImageIO.read(file) : ImageIO.read((InputStream) input);
    }

    private Object metadata() throws IOException {
        try (ImageInputStream stream = place().openInput()) {
            reader.setInput(stream, true, true);
            Object metadata = reader.getImageMetadata(0);
            reader.reset();
            return metadata;
        } finally {
            place().closeBelow();
        }
    }
}
