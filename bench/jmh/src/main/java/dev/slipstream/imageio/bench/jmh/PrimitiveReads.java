package dev.slipstream.imageio.bench.jmh;

import java.io.IOException;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.infra.BenchmarkParams;

/** Nanoseconds a value, read one after the other. */
@OperationsPerInvocation(PrimitiveLoops.COUNT)
public class PrimitiveReads extends ReadBenchmark {

    private static final long SEED = 42;

    @Param("BIG_ENDIAN")
    private Order order;

    @Setup
    public void open(BenchmarkParams params) throws IOException {
        open(params, SEED, PrimitiveLoops.BYTES, order.byteOrder(), PrimitiveLoops.ALL);
    }

    @Benchmark
    public long read() throws IOException {
        return stream == null ? BufferLoops.readUnsignedByte(buffer) : PrimitiveLoops.read(stream);
    }

    @Benchmark
    public long readBoolean() throws IOException {
        return stream == null ? BufferLoops.readBoolean(buffer) : PrimitiveLoops.readBoolean(stream);
    }

    @Benchmark
    public long readByte() throws IOException {
        return stream == null ? BufferLoops.readByte(buffer) : PrimitiveLoops.readByte(stream);
    }

    @Benchmark
    public long readUnsignedByte() throws IOException {
        return stream == null ? BufferLoops.readUnsignedByte(buffer) : PrimitiveLoops.readUnsignedByte(stream);
    }

    @Benchmark
    public long readShort() throws IOException {
        return stream == null ? BufferLoops.readShort(buffer) : PrimitiveLoops.readShort(stream);
    }

    @Benchmark
    public long readUnsignedShort() throws IOException {
        return stream == null ? BufferLoops.readUnsignedShort(buffer) : PrimitiveLoops.readUnsignedShort(stream);
    }

    @Benchmark
    public long readChar() throws IOException {
        return stream == null ? BufferLoops.readUnsignedShort(buffer) : PrimitiveLoops.readChar(stream);
    }

    @Benchmark
    public long readInt() throws IOException {
        return stream == null ? BufferLoops.readInt(buffer) : PrimitiveLoops.readInt(stream);
    }

    @Benchmark
    public long readUnsignedInt() throws IOException {
        return stream == null ? BufferLoops.readUnsignedInt(buffer) : PrimitiveLoops.readUnsignedInt(stream);
    }

    @Benchmark
    public long readLong() throws IOException {
        return stream == null ? BufferLoops.readLong(buffer) : PrimitiveLoops.readLong(stream);
    }

    @Benchmark
    public long readFloat() throws IOException {
        return stream == null ? BufferLoops.readFloat(buffer) : PrimitiveLoops.readFloat(stream);
    }

    @Benchmark
    public long readDouble() throws IOException {
        return stream == null ? BufferLoops.readDouble(buffer) : PrimitiveLoops.readDouble(stream);
    }

    @Benchmark
    public long readBit() throws IOException {
        return stream == null ? BufferLoops.readBit(buffer) : PrimitiveLoops.readBit(stream);
    }

    @Benchmark
    public long readBits() throws IOException {
        return stream == null ? BufferLoops.readBits(buffer) : PrimitiveLoops.readBits(stream);
    }
}
