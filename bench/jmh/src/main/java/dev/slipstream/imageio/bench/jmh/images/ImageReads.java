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

    /** TWELVEMONKEYS has a reader for BMP only. */
    @Param({"JDK", "SLIPSTREAM"})
    ImageSide side;

    private Turns<byte[]> images;

    final void prepare(String format, Turns<byte[]> encoded) throws IOException {
        images = encoded;
        ImageIoReads.setUp(side, format, images.first());
    }

    @Benchmark
    public Object read() throws IOException {
        return ImageIoReads.read(images.next());
    }
}
