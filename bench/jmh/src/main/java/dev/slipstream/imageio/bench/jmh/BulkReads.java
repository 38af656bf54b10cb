package dev.slipstream.imageio.bench.jmh;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import javax.imageio.stream.ImageInputStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.BenchmarkParams;

/** Nanoseconds for 256 KiB, read into an array of so many bytes again and again. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 1, jvmArgsAppend = {ForkOptions.COLLECTOR, ForkOptions.HEAP, ForkOptions.YOUNG_GENERATION})
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class BulkReads {

    private static final long SEED = 43;

    @Param
    private Competitor competitor;

    @Param("ONE_FOREIGN")
    private CallSite callSite;

    @Param({"64", "8192"})
    private int chunk;

    private BulkLoops loops;
    private OpenStream open;
    private ImageInputStream stream;
    private ByteBuffer buffer;

    @Setup
    public void open(BenchmarkParams params) throws IOException {
        byte[] bytes = new byte[BulkLoops.BYTES];
        new Random(SEED).nextBytes(bytes);
        loops = new BulkLoops(chunk);
        OpenStream.Loop loop = OpenStream.loopOf(params, loops.all());
        open = OpenStream.open(competitor, callSite, bytes, ByteOrder.BIG_ENDIAN, loop);
        stream = open.stream();
        buffer = open.buffer();
    }

    @TearDown
    public void close() throws IOException {
        open.close();
    }

    @Benchmark
    public long read() throws IOException {
        return stream == null ? loops.readFullyBytes(buffer) : loops.read(stream);
    }

    @Benchmark
    public long readBytes() throws IOException {
        return stream == null ? loops.readFullyBytes(buffer) : loops.readBytes(stream);
    }

    @Benchmark
    public long readFullyBytes() throws IOException {
        return stream == null ? loops.readFullyBytes(buffer) : loops.readFullyBytes(stream);
    }

    @Benchmark
    public long readFullyShorts() throws IOException {
        return stream == null ? loops.readFullyShorts(buffer) : loops.readFullyShorts(stream);
    }

    @Benchmark
    public long readFullyChars() throws IOException {
        return stream == null ? loops.readFullyChars(buffer) : loops.readFullyChars(stream);
    }

    @Benchmark
    public long readFullyInts() throws IOException {
        return stream == null ? loops.readFullyInts(buffer) : loops.readFullyInts(stream);
    }

    @Benchmark
    public long readFullyLongs() throws IOException {
        return stream == null ? loops.readFullyLongs(buffer) : loops.readFullyLongs(stream);
    }

    @Benchmark
    public long readFullyFloats() throws IOException {
        return stream == null ? loops.readFullyFloats(buffer) : loops.readFullyFloats(stream);
    }

    @Benchmark
    public long readFullyDoubles() throws IOException {
        return stream == null ? loops.readFullyDoubles(buffer) : loops.readFullyDoubles(stream);
    }
}
