package dev.slipstream.imageio.bench.jmh.images;

import dev.slipstream.imageio.bench.jmh.NanosecondBenchmark;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import javax.imageio.ImageIO;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Nanoseconds for writing a GIF, or an animation with delays, to memory without a cache file. */
public class GifWrites extends NanosecondBenchmark {

    @Param({"JDK", "SLIPSTREAM"})
    private ImageSide side;

    @Param
    private GifKind kind;

    private BufferedImage image;

    @Setup
    public void create() throws IOException {
        ImageIO.setUseCache(false);
        side.takeOver();
        side.mustServeOutput(OutputStream.class);
        side.mustWrite("gif");
        image = kind.image();
    }

    @Benchmark
    public byte[] write() throws IOException {
        return kind.encode(image);
    }
}
