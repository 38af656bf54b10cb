package dev.slipstream.imageio.bench.jmh.images;

import dev.slipstream.imageio.bench.images.PngKind;
import dev.slipstream.imageio.bench.jmh.NanosecondBenchmark;
import java.io.IOException;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * Nanoseconds for reading a PNG from memory, without a cache file. Small pictures of one kind take turns: one alone
 * would be learned by heart by the processor's branch prediction, which no application's images are. {@code -prof gc}
 * shows the bytes that it allocates, and {@code -bm sample} what most reads take on a noisy machine.
 */
public class PngReads extends NanosecondBenchmark {

    private static final int SMALL_PICTURES = 100;
    private static final int LARGEST_SMALL = 128;

    @Param
    private PngSide side;

    @Param
    private PngKind kind;

    /** In both directions; more than 1 with ImageIO only. */
    @Param("1")
    private int subsampling;

    private Cutout cutout;
    private byte[][] pngs;
    private int next;

    @Setup
    public void encode() throws IOException {
        cutout = new Cutout(0, subsampling);
        pngs = new byte[kind.width() <= LARGEST_SMALL ? SMALL_PICTURES : 1][];
        for (int seed = 1; seed <= pngs.length; seed++) {
            pngs[seed - 1] = kind.encode(seed);
        }
        side.setUp(pngs[0], cutout);
    }

    @Benchmark
    public Object read() throws IOException {
        next = next + 1 == pngs.length ? 0 : next + 1;
        return side.read(pngs[next], cutout);
    }
}
