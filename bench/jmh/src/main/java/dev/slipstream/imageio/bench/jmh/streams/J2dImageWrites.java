package dev.slipstream.imageio.bench.jmh.streams;

import dev.slipstream.imageio.bench.compare.worker.WrittenFacts;
import dev.slipstream.imageio.bench.images.TestImages;
import dev.slipstream.imageio.bench.jmh.NanosecondBenchmark;
import dev.slipstream.imageio.bench.jmh.images.ImageSide;
import dev.slipstream.imageio.testing.SampleImages;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/** A photo: by ImageIO.write, or by one writer over and over, the one that ImageIO offers first. */
@Fork(value = 1, jvmArgsAppend = {NanosecondBenchmark.COLLECTOR, "-Xms512m", "-Xmn192m", "-XX:+AlwaysPreTouch"})
public class J2dImageWrites extends NanosecondBenchmark {

    private static final String GROUP = "imageio.output.image.imageio.";

    @Param({GROUP + "tests.imageioWrite", GROUP + "writer.tests.write"})
    private String name;

    @Param({"core-png", "core-bmp", "core-gif", "core-jpg"})
    private String format;

    /** Along a side. */
    @Param({"1", "20", "250", "1000"})
    private int pixels;

    /** A writer may also write to a fileChannel. */
    @Param({"file", "byteArray", "byteArray" + Place.CACHE})
    private String place;

    @Param({"JDK", "SLIPSTREAM"})
    private ImageSide side;

    private BufferedImage image;
    private Place destination;
    /** Null where ImageIO itself is measured. */
    private ImageWriter writer;

    @Setup
    public void setUp() throws IOException {
        image = TestImages.photo(pixels, pixels, BufferedImage.TYPE_INT_RGB);
        destination = new Place(place, null);
        side.takeOver();
        side.mustWrite(formatName());
        if (!name.contains("imageioWrite")) {
            writer = ImageIO.getImageWritersByFormatName(formatName()).next();
        }
        run();
        String expected = WrittenFacts.digest(formatName(), SampleImages.encode(image, formatName()));
        if (!WrittenFacts.digest(formatName(), destination.delivered()).equals(expected)) {
            throw new IllegalStateException(side + " writes another picture than the JDK's writer");
        }
    }

    private String formatName() {
        return format.replace("core-", "");
    }

    @TearDown
    public void close() throws IOException {
        if (writer != null) {
            writer.dispose();
        }
        destination.close();
    }

    @Benchmark
    public boolean run() throws IOException {
        if (writer != null) {
            return byWriter();
        }
        Object output = destination.output();
        if (output instanceof File file) {
            return ImageIO.write(image, formatName(), file);
        }
        boolean written = ImageIO.write(image, formatName(), (OutputStream) output);
        ((OutputStream) output).flush();
        return written;
    }

    private boolean byWriter() throws IOException {
        try (ImageOutputStream stream = destination.openOutput()) {
            writer.setOutput(stream);
            writer.write(image);
            writer.reset();
            return true;
        } finally {
            destination.closeBelow();
        }
    }
}
