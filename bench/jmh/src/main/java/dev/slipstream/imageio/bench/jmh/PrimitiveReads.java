package dev.slipstream.imageio.bench.jmh;

import java.io.IOException;
import java.nio.ByteOrder;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;

/** Nanoseconds a value, read one after the other. */
@OperationsPerInvocation(PrimitiveReads.COUNT)
public class PrimitiveReads extends ReadBenchmark {

    static final int COUNT = 32 * 1024;
    /** Not a divisor of 8, so that values straddle bytes. */
    static final int BITS = 7;
    private static final long SEED = 42;

    @Param("BIG_ENDIAN")
    private Order order = Order.BIG_ENDIAN;

    @Override
    Content content(String benchmark) throws IOException {
        return Content.random(SEED, COUNT * Long.BYTES);
    }

    @Override
    ByteOrder byteOrder() {
        return order.byteOrder();
    }

    @Benchmark
    public long read() throws IOException {
        return sum(COUNT, (in, i) -> in.read(), (in, i) -> in.get() & 0xFF);
    }

    @Benchmark
    public long readBoolean() throws IOException {
        return sum(COUNT, (in, i) -> in.readBoolean() ? 1 : 0, (in, i) -> in.get() != 0 ? 1 : 0);
    }

    @Benchmark
    public long readByte() throws IOException {
        return sum(COUNT, (in, i) -> in.readByte(), (in, i) -> in.get());
    }

    @Benchmark
    public long readUnsignedByte() throws IOException {
        return sum(COUNT, (in, i) -> in.readUnsignedByte(), (in, i) -> in.get() & 0xFF);
    }

    @Benchmark
    public long readShort() throws IOException {
        return sum(COUNT, (in, i) -> in.readShort(), (in, i) -> in.getShort());
    }

    @Benchmark
    public long readUnsignedShort() throws IOException {
        return sum(COUNT, (in, i) -> in.readUnsignedShort(), (in, i) -> in.getShort() & 0xFFFF);
    }

    @Benchmark
    public long readChar() throws IOException {
        return sum(COUNT, (in, i) -> in.readChar(), (in, i) -> in.getShort() & 0xFFFF);
    }

    @Benchmark
    public long readInt() throws IOException {
        return sum(COUNT, (in, i) -> in.readInt(), (in, i) -> in.getInt());
    }

    @Benchmark
    public long readUnsignedInt() throws IOException {
        return sum(COUNT, (in, i) -> in.readUnsignedInt(), (in, i) -> in.getInt() & 0xFFFF_FFFFL);
    }

    @Benchmark
    public long readLong() throws IOException {
        return sum(COUNT, (in, i) -> in.readLong(), (in, i) -> in.getLong());
    }

    @Benchmark
    public long readFloat() throws IOException {
        return sum(COUNT, (in, i) -> Float.floatToRawIntBits(in.readFloat()),
                (in, i) -> Float.floatToRawIntBits(in.getFloat()));
    }

    @Benchmark
    public long readDouble() throws IOException {
        return sum(COUNT, (in, i) -> Double.doubleToRawLongBits(in.readDouble()),
                (in, i) -> Double.doubleToRawLongBits(in.getDouble()));
    }

    @Benchmark
    public long readBit() throws IOException {
        return sum(COUNT, (in, i) -> in.readBit(), (in, i) -> in.get(i >> 3) >> (7 - (i & 7)) & 1);
    }

    @Benchmark
    public long readBits() throws IOException {
        return sum(COUNT, (in, i) -> in.readBits(BITS), (in, i) -> {
            int bit = i * BITS;
            short two = in.getShort(bit >> 3);
            int bits = (in.order() == ByteOrder.BIG_ENDIAN ? two : Short.reverseBytes(two)) & 0xFFFF;
            return bits >> (Short.SIZE - BITS - (bit & 7)) & (1 << BITS) - 1;
        });
    }
}
