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

/** Nanoseconds a value, read one after the other. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(PrimitiveLoops.COUNT)
@Fork(value = 1, jvmArgsAppend = {ForkOptions.COLLECTOR, ForkOptions.HEAP, ForkOptions.YOUNG_GENERATION})
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class PrimitiveReads {

    private static final long SEED = 42;

    /** ByteOrder is not an enum, which a parameter must be. */
    public enum Order {
        BIG_ENDIAN(ByteOrder.BIG_ENDIAN),
        LITTLE_ENDIAN(ByteOrder.LITTLE_ENDIAN);

        private final ByteOrder byteOrder;

        Order(ByteOrder byteOrder) {
            this.byteOrder = byteOrder;
        }

        ByteOrder byteOrder() {
            return byteOrder;
        }
    }

    @Param
    private Competitor competitor;

    @Param("ONE_FOREIGN")
    private CallSite callSite;

    @Param("BIG_ENDIAN")
    private Order order;

    private OpenStream open;
    private ImageInputStream stream;
    private ByteBuffer buffer;

    @Setup
    public void open(BenchmarkParams params) throws IOException {
        byte[] bytes = new byte[PrimitiveLoops.BYTES];
        new Random(SEED).nextBytes(bytes);
        OpenStream.Loop loop = OpenStream.loopOf(params, PrimitiveLoops.ALL);
        open = OpenStream.open(competitor, callSite, bytes, order.byteOrder(), loop);
        stream = open.stream();
        buffer = open.buffer();
    }

    @TearDown
    public void close() throws IOException {
        open.close();
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
