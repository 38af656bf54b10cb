package dev.slipstream.imageio.bench.jmh.documents;

import dev.slipstream.imageio.bench.jmh.NanosecondBenchmark;
import dev.slipstream.imageio.bench.jmh.images.ImageSide;
import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Random;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageInputStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * A stream of unknown length, which must be kept, read to its end piece by piece: how a cache should grow
 * (JDK-8193832). With {@code -prof gc}, the bytes that this takes.
 */
public class CacheGrowth extends NanosecondBenchmark {

    private static final long SEED = 8193832;
    /** Less than any cache's block, so that every byte passes through the cache. */
    private static final int PIECE = 4096;

    /** {@code readAllBytes} does without ImageIO, whatever the side. */
    @Param({"memory", "file", "readAllBytes"})
    private String cache;

    /** The document's: around powers of 2, where caches grow. */
    @Param({"8191", "8192", "8193", "16383", "16384", "16385", "32767", "32768", "32769", "65535", "65536", "65537",
        "131071", "131072", "131073", "262143", "262144", "262145"})
    private int length;

    @Param
    private ImageSide side;

    private final byte[] piece = new byte[PIECE];
    private byte[] bytes;

    @Setup
    public void fill() {
        side.takeOver();
        ImageIO.setUseCache(cache.equals("file"));
        bytes = new byte[length];
        new Random(SEED).nextBytes(bytes);
    }

    @Benchmark
    public int read() throws IOException {
        // As a socket's: nobody knows its class.
        InputStream in = new FilterInputStream(new ByteArrayInputStream(bytes)) {
        };
        if (cache.equals("readAllBytes")) {
            return in.readAllBytes().length;
        }
        try (ImageInputStream stream = ImageIO.createImageInputStream(in)) {
            int sum = 0;
            for (int n = stream.read(piece, 0, PIECE); n > 0; n = stream.read(piece, 0, PIECE)) {
                sum += n;
            }
            return sum;
        }
    }
}
