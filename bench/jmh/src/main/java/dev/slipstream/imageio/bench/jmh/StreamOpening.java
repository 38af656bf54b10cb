package dev.slipstream.imageio.bench.jmh;

import java.io.IOException;
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

/** Nanoseconds for opening and closing a stream; {@code -prof gc} shows the bytes. See {@link ArrayAllocation}. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 1, jvmArgsAppend = {ForkOptions.COLLECTOR, ForkOptions.HEAP, ForkOptions.YOUNG_GENERATION})
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class StreamOpening {

    private static final long SEED = 46;

    /** As many bytes as an icon has. */
    @Param("300")
    private int bytes;

    @Param
    private Competitor competitor;

    private Content content;

    @Setup
    public void write() throws IOException {
        byte[] data = new byte[bytes];
        new Random(SEED).nextBytes(data);
        content = new Content(data);
    }

    @TearDown
    public void delete() throws IOException {
        content.close();
    }

    @Benchmark
    public Object openClose() throws IOException {
        ImageInputStream stream = competitor.open(content);
        if (stream == null) {
            return competitor.buffer(content);
        }
        stream.close();
        return stream;
    }

    /** Nothing may be allocated or opened before the first read asks for it, so this is the whole cost. */
    @Benchmark
    public long openReadClose() throws IOException {
        ImageInputStream stream = competitor.open(content);
        if (stream == null) {
            return competitor.buffer(content).get();
        }
        int first = stream.read();
        stream.close();
        return first;
    }
}
