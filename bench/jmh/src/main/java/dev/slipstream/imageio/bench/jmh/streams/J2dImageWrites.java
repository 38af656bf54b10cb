package dev.slipstream.imageio.bench.jmh.streams;

import dev.slipstream.imageio.bench.facts.WrittenFacts;
import dev.slipstream.imageio.bench.images.TestImages;
import dev.slipstream.imageio.bench.jmh.NanosecondBenchmark;
import dev.slipstream.imageio.bench.jmh.images.ImageSide;
import dev.slipstream.imageio.testing.SampleImages;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.TimeUnit;
import javax.imageio.ImageIO;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** A photo, written by ImageIO.write. */
@Warmup(iterations = 1, time = 2500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 4, time = 100, timeUnit = TimeUnit.MILLISECONDS)
@Fork(value = 1, jvmArgsAppend = {NanosecondBenchmark.COLLECTOR, "-Xms512m", "-Xmn192m", "-XX:+AlwaysPreTouch"})
public class J2dImageWrites extends NanosecondBenchmark {

    @Param("imageio.output.image.imageio.tests.imageioWrite")
    private String name;

    @Param({"core-png", "core-bmp", "core-gif", "core-jpg"})
    private String format;

    /** Along a side. */
    @Param({"1", "20", "250", "1000"})
    private int pixels;

    @Param({"file", "byteArray", "byteArray" + Place.CACHE})
    private String place;

    @Param({"JDK", "SLIPSTREAM"})
    private ImageSide side;

    private BufferedImage image;
    private Place destination;

    @Setup
    public void setUp() throws IOException {
        image = TestImages.photo(pixels, pixels, BufferedImage.TYPE_INT_RGB);
        destination = new Place(place, null);
        side.takeOver();
        side.mustWrite(formatName());
        run();
        String expected = WrittenFacts.digest(formatName(), SampleImages.encode(image, formatName()));
        if (!WrittenFacts.digest(formatName(), destination.delivered()).equals(expected)) {
            throw new IllegalStateException(name + ": " + side + " writes another picture than the JDK's writer");
        }
    }

    private String formatName() {
        return format.replace("core-", "");
    }

    @TearDown
    public void close() throws IOException {
        destination.close();
    }

    @Benchmark
    public boolean run() throws IOException {
        Object output = destination.output();
        if (output instanceof File file) {
            return ImageIO.write(image, formatName(), file);
        }
        boolean written = ImageIO.write(image, formatName(), (OutputStream) output);
        ((OutputStream) output).flush();
        return written;
    }
}
