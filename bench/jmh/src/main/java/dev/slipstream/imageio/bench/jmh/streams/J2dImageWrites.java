package dev.slipstream.imageio.bench.jmh.streams;

import dev.slipstream.imageio.bench.facts.WrittenFacts;
import dev.slipstream.imageio.bench.images.TestImages;
import dev.slipstream.imageio.bench.jmh.images.ImageSide;
import dev.slipstream.imageio.testing.SampleImages;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import javax.imageio.ImageIO;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Written by ImageIO.write. */
public class J2dImageWrites extends J2dImages {

    @Param("imageio.output.image.imageio.tests.imageioWrite")
    private String name;

    @Param({"JDK", "SLIPSTREAM"})
    private ImageSide side;

    private BufferedImage image;

    @Setup
    public void setUp() throws IOException {
        image = TestImages.photo(pixels, pixels, BufferedImage.TYPE_INT_RGB);
        prepare(null);
        side.takeOver();
        side.mustWrite(formatName());
        run();
        String expected = WrittenFacts.digest(formatName(), SampleImages.encode(image, formatName()));
        if (!WrittenFacts.digest(formatName(), place().delivered()).equals(expected)) {
            throw new IllegalStateException(name + ": " + side + " writes another picture than the JDK's writer");
        }
    }

    @Benchmark
    public boolean run() throws IOException {
        Object output = place().output();
        if (output instanceof File file) {
            return ImageIO.write(image, formatName(), file);
        }
        boolean written = ImageIO.write(image, formatName(), (OutputStream) output);
        ((OutputStream) output).flush();
        return written;
    }
}
