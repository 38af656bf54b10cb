package dev.slipstream.imageio.bench.jmh;

import dev.slipstream.imageio.bench.images.TestImages;
import java.awt.image.BufferedImage;
import java.io.IOException;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/**
 * Nanoseconds for writing a whole image, the way applications do, with the JDK's writers. TwelveMonkeys has no output
 * streams: with that side it refuses to run.
 */
public class ImageWrites extends NanosecondBenchmark {

    @Param({"JDK", "SLIPSTREAM"})
    private ImageSide side;

    @Param
    private ImageDestination destination;

    @Param({"png", "bmp", "gif", "jpeg", "tiff"})
    private String format;

    /** Width and height; 4000 is worth a look as well. */
    @Param({"1", "20", "250", "1000"})
    private int size;

    private BufferedImage image;
    private Target target;

    @Setup
    public void create() throws IOException {
        side.takeOver();
        side.mustServeOutput(destination.outputClass());
        destination.setUp();
        image = TestImages.photo(size, size, BufferedImage.TYPE_3BYTE_BGR);
        target = new Target();
        if (!write()) {
            throw new IllegalStateException("No writer for " + format);
        }
    }

    @TearDown
    public void delete() throws IOException {
        target.close();
    }

    @Benchmark
    public boolean write() throws IOException {
        return destination.write(image, format, target);
    }
}
