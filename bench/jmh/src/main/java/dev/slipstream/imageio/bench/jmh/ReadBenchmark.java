package dev.slipstream.imageio.bench.jmh;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Map;
import java.util.Random;
import javax.imageio.stream.ImageInputStream;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.BenchmarkParams;

/** Reads random bytes through one stream that stays open; see {@link OpenStream}. */
public abstract class ReadBenchmark extends NanosecondBenchmark {

    @Param
    private Competitor competitor;

    @Param("ONE_FOREIGN")
    private CallSite callSite;

    private OpenStream open;

    /** Null if the competitor is a buffer. */
    ImageInputStream stream;

    /** Null if the competitor is a stream. */
    ByteBuffer buffer;

    void open(BenchmarkParams params, long seed, int size, ByteOrder order, Map<String, OpenStream.Loop> loops)
            throws IOException {
        byte[] bytes = new byte[size];
        new Random(seed).nextBytes(bytes);
        open = OpenStream.open(competitor, callSite, bytes, order, Loops.named(params, loops));
        stream = open.stream();
        buffer = open.buffer();
    }

    @TearDown
    public void close() throws IOException {
        open.close();
    }
}
