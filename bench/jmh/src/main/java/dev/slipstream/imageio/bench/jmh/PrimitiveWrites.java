package dev.slipstream.imageio.bench.jmh;

import java.io.IOException;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.infra.BenchmarkParams;

/** Nanoseconds a value, written one after the other over those that are there already. See {@link FreshWrites}. */
@OperationsPerInvocation(PrimitiveWriteLoops.COUNT)
public class PrimitiveWrites extends WriteBenchmark {

    @Param("BIG_ENDIAN")
    private Order order;

    @Setup
    public void open(BenchmarkParams params) throws IOException {
        open(params, PrimitiveWriteLoops.BYTES, order.byteOrder(), PrimitiveWriteLoops.ALL);
    }

    @Benchmark
    public long write() throws IOException {
        return stream == null ? BufferWriteLoops.writeByte(buffer) : PrimitiveWriteLoops.write(stream);
    }

    @Benchmark
    public long writeByte() throws IOException {
        return stream == null ? BufferWriteLoops.writeByte(buffer) : PrimitiveWriteLoops.writeByte(stream);
    }

    @Benchmark
    public long writeShort() throws IOException {
        return stream == null ? BufferWriteLoops.writeShort(buffer) : PrimitiveWriteLoops.writeShort(stream);
    }

    @Benchmark
    public long writeInt() throws IOException {
        return stream == null ? BufferWriteLoops.writeInt(buffer) : PrimitiveWriteLoops.writeInt(stream);
    }

    @Benchmark
    public long writeLong() throws IOException {
        return stream == null ? BufferWriteLoops.writeLong(buffer) : PrimitiveWriteLoops.writeLong(stream);
    }

    @Benchmark
    public long writeFloat() throws IOException {
        return stream == null ? BufferWriteLoops.writeFloat(buffer) : PrimitiveWriteLoops.writeFloat(stream);
    }

    @Benchmark
    public long writeDouble() throws IOException {
        return stream == null ? BufferWriteLoops.writeDouble(buffer) : PrimitiveWriteLoops.writeDouble(stream);
    }

    @Benchmark
    public long writeBit() throws IOException {
        return stream == null ? BufferWriteLoops.writeBit(buffer) : PrimitiveWriteLoops.writeBit(stream);
    }

    @Benchmark
    public long writeBits() throws IOException {
        return stream == null ? BufferWriteLoops.writeBits(buffer) : PrimitiveWriteLoops.writeBits(stream);
    }
}
