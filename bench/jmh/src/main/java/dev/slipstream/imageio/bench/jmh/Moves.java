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
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.BenchmarkParams;

/** Nanoseconds for a move and the read of the value there. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(MoveLoops.COUNT)
@Fork(value = 1, jvmArgsAppend = {ForkOptions.COLLECTOR, ForkOptions.HEAP, ForkOptions.YOUNG_GENERATION})
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class Moves {

    private static final long SEED = 44;

    @Param
    private Competitor competitor;

    @Param("ONE_FOREIGN")
    private CallSite callSite;

    private OpenStream open;
    private ImageInputStream stream;
    private ByteBuffer buffer;

    @Setup
    public void open(BenchmarkParams params) throws IOException {
        byte[] bytes = new byte[MoveLoops.BYTES];
        new Random(SEED).nextBytes(bytes);
        OpenStream.Loop loop = OpenStream.loopOf(params, MoveLoops.ALL);
        open = OpenStream.open(competitor, callSite, bytes, ByteOrder.BIG_ENDIAN, loop);
        stream = open.stream();
        buffer = open.buffer();
    }

    @TearDown
    public void close() throws IOException {
        open.close();
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
