package dev.slipstream.imageio.bench.jmh.images;

import dev.slipstream.imageio.bench.jmh.NanosecondBenchmark;
import java.io.IOException;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;

/**
 * Nanoseconds for reading an image from memory, without a cache file. {@code -prof gc} shows the bytes that it
 * allocates, and {@code -bm sample} what most reads take on a noisy machine.
 */
public abstract class ImageReads extends NanosecondBenchmark {

    /** In both directions; more than 1 with ImageIO only. */
    @Param("1")
    int subsampling;

    private ReadSide side;
    private Cutout cutout;
    private Turns<byte[]> images;

    final void prepare(ReadSide reading, String format, Cutout part, Turns<byte[]> encoded) throws IOException {
        side = reading;
        cutout = part;
        images = encoded;
        side.setUp(format, images.first(), cutout);
    }

    @Benchmark
    public Object read() throws IOException {
        return side.read(images.next(), cutout);
    }
}
