package dev.slipstream.imageio.bench.jmh.images;

import dev.slipstream.imageio.bench.images.BmpKind;
import dev.slipstream.imageio.bench.jmh.NanosecondBenchmark;
import java.awt.image.BufferedImage;
import java.io.IOException;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * Nanoseconds for reading a BMP from memory, without a cache file. Small pictures of one kind take turns, as in
 * {@link PngReads}. Who refuses a kind, or reads it wrong, is not measured: the setup fails, and says what is wrong.
 */
public class BmpReads extends NanosecondBenchmark {

    private static final int SMALL_PICTURES = 100;
    private static final int LARGEST_SMALL = 128;

    @Param
    private BmpSide side;

    @Param
    private BmpKind kind;

    /** In both directions; more than 1 with ImageIO only. */
    @Param("1")
    private int subsampling;

    /** Pixels that are left out on each side of the image; more than 0 with ImageIO only. */
    @Param("0")
    private int margin;

    private Cutout cutout;
    private byte[][] bmps;
    private int next;

    @Setup
    public void encode() throws IOException {
        cutout = new Cutout(margin, subsampling);
        bmps = new byte[kind.width() <= LARGEST_SMALL ? SMALL_PICTURES : 1][];
        for (int seed = 1; seed <= bmps.length; seed++) {
            bmps[seed - 1] = kind.encode(seed);
        }
        side.setUp(bmps[0], cutout);
        check(bmps[0], 1);
    }

    private void check(byte[] bmp, int seed) throws IOException {
        BufferedImage whole = side.read(bmp, Cutout.WHOLE);
        String difference = kind.difference(whole, seed);
        if (!difference.isEmpty()) {
            throw new IllegalStateException(side + " reads " + kind + " wrong: " + difference);
        }
        if (!cutout.isTrue(side.read(bmp, cutout), whole)) {
            throw new IllegalStateException(side + " reads another part of " + kind + " than " + cutout);
        }
    }

    @Benchmark
    public BufferedImage read() throws IOException {
        next = next + 1 == bmps.length ? 0 : next + 1;
        return side.read(bmps[next], cutout);
    }
}
