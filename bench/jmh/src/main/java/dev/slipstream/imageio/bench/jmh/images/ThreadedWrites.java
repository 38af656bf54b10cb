package dev.slipstream.imageio.bench.jmh.images;

import dev.slipstream.imageio.bench.images.TestImages;
import dev.slipstream.imageio.bench.jmh.NanosecondBenchmark;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Nanoseconds for writing a photo of 3000x3000 pixels to memory, by one thread and by two. */
public class ThreadedWrites extends NanosecondBenchmark {

    @Param({"1", "2"})
    private String threads;

    private BufferedImage photo;

    @Setup
    public void create() {
        System.setProperty("dev.slipstream.imageio.threads", threads);
        ImageIO.setUseCache(false);
        photo = TestImages.photo(3000, 3000, BufferedImage.TYPE_3BYTE_BGR);
    }

    @Benchmark
    public int write() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageIO.write(photo, "png", out);
        return out.size();
    }
}
