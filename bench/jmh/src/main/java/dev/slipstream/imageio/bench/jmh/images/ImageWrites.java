package dev.slipstream.imageio.bench.jmh.images;

import dev.slipstream.imageio.bench.images.WrittenKind;
import dev.slipstream.imageio.bench.jmh.NanosecondBenchmark;
import java.awt.image.BufferedImage;
import java.io.IOException;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/**
 * Nanoseconds for writing a whole image, the way applications do, by the JDK's writers and streams, and by
 * Slipstream's. TwelveMonkeys has no output streams: with that side it refuses to run. Small pictures of one kind take
 * turns, as in {@link PngReads}; {@code -prof gc} shows the bytes that it allocates.
 */
public class ImageWrites extends NanosecondBenchmark {

    private static final int SMALL_PICTURES = 100;
    private static final int LARGEST_SMALL = 128;

    @Param({"JDK", "SLIPSTREAM"})
    private ImageSide side;

    @Param({"BYTE_ARRAY_OUTPUT_STREAM_NO_CACHE", "FILE"})
    private ImageDestination destination;

    @Param
    private WrittenKind kind;

    private BufferedImage[] images;
    private int next;
    private Target target;

    @Setup
    public void create() throws IOException {
        side.takeOver();
        side.mustServeOutput(destination.outputClass());
        side.mustWrite(kind.format());
        destination.setUp();
        images = new BufferedImage[kind.width() <= LARGEST_SMALL ? SMALL_PICTURES : 1];
        for (int seed = 1; seed <= images.length; seed++) {
            images[seed - 1] = kind.image(seed);
        }
        target = new Target();
        if (!write()) {
            throw new IllegalStateException("No writer for " + kind);
        }
    }

    @TearDown
    public void delete() throws IOException {
        target.close();
    }

    @Benchmark
    public boolean write() throws IOException {
        next = next + 1 == images.length ? 0 : next + 1;
        return kind.isInterlaced()
                ? destination.writeInterlaced(images[next], kind.format(), target)
                : destination.write(images[next], kind.format(), target);
    }
}
