package dev.slipstream.imageio.bench.jmh;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
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

/** Nanoseconds a line or string of 20 to 100 characters. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(TextLoops.COUNT)
@Fork(value = 1, jvmArgsAppend = {ForkOptions.COLLECTOR, ForkOptions.HEAP, ForkOptions.YOUNG_GENERATION})
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class TextReads {

    @Param
    private Competitor competitor;

    @Param("ONE_FOREIGN")
    private CallSite callSite;

    private OpenStream lines;
    private OpenStream strings;

    @Setup
    public void open() throws IOException {
        ByteOrder order = ByteOrder.BIG_ENDIAN;
        lines = OpenStream.open(competitor, callSite, TextLoops.lines(), order, TextLoops::readLine);
        strings = OpenStream.open(competitor, callSite, TextLoops.strings(), order, TextLoops::readUtf);
    }

    @TearDown
    public void close() throws IOException {
        lines.close();
        strings.close();
    }

    @Benchmark
    public long readLine() throws IOException {
        ImageInputStream stream = lines.stream();
        ByteBuffer buffer = lines.buffer();
        return stream == null ? TextLoops.readLine(buffer) : TextLoops.readLine(stream);
    }

    @Benchmark
    public long readUTF() throws IOException {
        ImageInputStream stream = strings.stream();
        ByteBuffer buffer = strings.buffer();
        return stream == null ? TextLoops.readUtf(buffer) : TextLoops.readUtf(stream);
    }
}
