package dev.slipstream.imageio.bench.jmh;

import java.io.IOException;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.infra.BenchmarkParams;

/** Nanoseconds for 1 MiB, written out of an array of so many bytes again and again. */
public class BulkWrites extends WriteBenchmark {

    @Param({"64", "1024", "8192", "65536", "1048576"})
    private int chunk;

    @Param
    private Order order;

    private BulkWriteLoops loops;

    @Setup
    public void open(BenchmarkParams params) throws IOException {
        loops = new BulkWriteLoops(chunk);
        open(params, BulkWriteLoops.BYTES, order.byteOrder(), loops.all());
    }

    @Benchmark
    public long write() throws IOException {
        return stream == null ? loops.write(buffer) : loops.write(stream);
    }

    @Benchmark
    public long writeShorts() throws IOException {
        return stream == null ? loops.writeShorts(buffer) : loops.writeShorts(stream);
    }

    @Benchmark
    public long writeChars() throws IOException {
        return stream == null ? loops.writeChars(buffer) : loops.writeChars(stream);
    }

    @Benchmark
    public long writeInts() throws IOException {
        return stream == null ? loops.writeInts(buffer) : loops.writeInts(stream);
    }

    @Benchmark
    public long writeLongs() throws IOException {
        return stream == null ? loops.writeLongs(buffer) : loops.writeLongs(stream);
    }

    @Benchmark
    public long writeFloats() throws IOException {
        return stream == null ? loops.writeFloats(buffer) : loops.writeFloats(stream);
    }

    @Benchmark
    public long writeDoubles() throws IOException {
        return stream == null ? loops.writeDoubles(buffer) : loops.writeDoubles(stream);
    }
}
