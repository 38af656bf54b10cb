package dev.slipstream.imageio.bench.jmh;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import javax.imageio.stream.ImageOutputStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.BenchmarkParams;

/**
 * Nanoseconds a value, written to where nothing was before, as writers of images do: opening a stream on an empty
 * target and closing it, which delivers the bytes, are measured too and shared by all values. See {@link
 * PrimitiveWrites}.
 */
@OperationsPerInvocation(PrimitiveWriteLoops.COUNT)
public class FreshWrites extends NanosecondBenchmark {

    @Param
    private WriteCompetitor competitor;

    @Param("ONE_FOREIGN")
    private CallSite callSite;

    private Target target;

    @Setup
    public void open(BenchmarkParams params) throws IOException {
        target = new Target();
        if (competitor != WriteCompetitor.BYTE_BUFFER) {
            OpenOutput.warmUp(callSite.classesFor(competitor), target, ByteOrder.BIG_ENDIAN,
                    Loops.named(params, PrimitiveWriteLoops.ALL));
        }
    }

    @TearDown
    public void close() throws IOException {
        target.close();
    }

    @Benchmark
    public long writeByte() throws IOException {
        try (ImageOutputStream stream = fresh()) {
            return stream == null ? BufferWriteLoops.writeByte(buffer()) : PrimitiveWriteLoops.writeByte(stream);
        }
    }

    @Benchmark
    public long writeInt() throws IOException {
        try (ImageOutputStream stream = fresh()) {
            return stream == null ? BufferWriteLoops.writeInt(buffer()) : PrimitiveWriteLoops.writeInt(stream);
        }
    }

    @Benchmark
    public long writeLong() throws IOException {
        try (ImageOutputStream stream = fresh()) {
            return stream == null ? BufferWriteLoops.writeLong(buffer()) : PrimitiveWriteLoops.writeLong(stream);
        }
    }

    @Benchmark
    public long writeBits() throws IOException {
        try (ImageOutputStream stream = fresh()) {
            return stream == null ? BufferWriteLoops.writeBits(buffer()) : PrimitiveWriteLoops.writeBits(stream);
        }
    }

    private ImageOutputStream fresh() throws IOException {
        target.clear();
        return competitor.open(target);
    }

    private ByteBuffer buffer() {
        return competitor.buffer(PrimitiveWriteLoops.BYTES);
    }
}
