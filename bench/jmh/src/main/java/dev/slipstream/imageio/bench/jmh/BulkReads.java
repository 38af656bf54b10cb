package dev.slipstream.imageio.bench.jmh;

import java.io.IOException;
import java.nio.ByteOrder;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.infra.BenchmarkParams;

/** Nanoseconds for 256 KiB, read into an array of so many bytes again and again. */
public class BulkReads extends ReadBenchmark {

    private static final long SEED = 43;

    @Param({"64", "8192"})
    private int chunk;

    private BulkLoops loops;

    @Setup
    public void open(BenchmarkParams params) throws IOException {
        loops = new BulkLoops(chunk);
        open(params, SEED, BulkLoops.BYTES, ByteOrder.BIG_ENDIAN, loops.all());
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
