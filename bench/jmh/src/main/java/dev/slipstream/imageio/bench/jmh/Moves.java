package dev.slipstream.imageio.bench.jmh;

import java.io.IOException;
import java.nio.ByteOrder;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.infra.BenchmarkParams;

/** Nanoseconds for a move and the read of the value there. */
@OperationsPerInvocation(MoveLoops.COUNT)
public class Moves extends ReadBenchmark {

    private static final long SEED = 44;

    @Setup
    public void open(BenchmarkParams params) throws IOException {
        open(params, SEED, MoveLoops.BYTES, ByteOrder.BIG_ENDIAN, MoveLoops.ALL);
    }

    @Benchmark
    public long seekNear() throws IOException {
        return stream == null ? MoveLoops.seekNear(buffer) : MoveLoops.seekNear(stream);
    }

    @Benchmark
    public long seekFar() throws IOException {
        return stream == null ? MoveLoops.seekFar(buffer) : MoveLoops.seekFar(stream);
    }

    @Benchmark
    public long markReset() throws IOException {
        return stream == null ? MoveLoops.markReset(buffer) : MoveLoops.markReset(stream);
    }

    @Benchmark
    public long skipBytes() throws IOException {
        return stream == null ? MoveLoops.skipBytes(buffer) : MoveLoops.skipBytes(stream);
    }

    @Benchmark
    public long getStreamPosition() throws IOException {
        return stream == null ? MoveLoops.getStreamPosition(buffer) : MoveLoops.getStreamPosition(stream);
    }
}
