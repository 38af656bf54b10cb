package dev.slipstream.imageio.bench.jmh;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Map;
import javax.imageio.stream.ImageOutputStream;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.BenchmarkParams;

/** Writes through one stream that stays open, each time over what it wrote before; see {@link OpenOutput}. */
public abstract class WriteBenchmark extends NanosecondBenchmark {

    @Param
    private WriteCompetitor competitor;

    @Param("ONE_FOREIGN")
    private CallSite callSite;

    private OpenOutput open;

    /** Null if the competitor is a buffer. */
    ImageOutputStream stream;

    /** Null if the competitor is a stream. */
    ByteBuffer buffer;

    void open(BenchmarkParams params, int size, ByteOrder order, Map<String, OpenOutput.Loop> loops)
            throws IOException {
        open = OpenOutput.open(competitor, callSite, size, order, Loops.named(params, loops));
        stream = open.stream();
        buffer = open.buffer();
    }

    @TearDown
    public void close() throws IOException {
        open.close();
    }
}
