package dev.slipstream.imageio.bench.jmh;

import dev.slipstream.imageio.bench.images.PngKind;
import java.io.IOException;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * Nanoseconds for reading a PNG from memory, without a cache file. {@code -prof gc} shows the bytes that it allocates,
 * and {@code -bm sample} what most reads take on a noisy machine.
 */
public class PngReads extends NanosecondBenchmark {

    @Param
    private PngCompetitor competitor;

    @Param
    private PngKind kind;

    /** In both directions; more than 1 with ImageIO only. */
    @Param("1")
    private int subsampling;

    private byte[] png;

    @Setup
    public void encode() throws IOException {
        png = kind.encode();
        competitor.setUp(png, subsampling);
    }

    @Benchmark
    public Object read() throws IOException {
        return competitor.read(png, subsampling);
    }
}
