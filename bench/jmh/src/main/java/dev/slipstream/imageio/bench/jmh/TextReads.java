package dev.slipstream.imageio.bench.jmh;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import javax.imageio.stream.ImageInputStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/** Nanoseconds a line or string of 20 to 100 characters. */
@OperationsPerInvocation(TextLoops.COUNT)
public class TextReads extends NanosecondBenchmark {

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
