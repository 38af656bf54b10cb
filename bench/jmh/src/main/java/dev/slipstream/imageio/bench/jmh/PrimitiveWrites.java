package dev.slipstream.imageio.bench.jmh;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;

/** Nanoseconds a value, written one after the other over those that are there already. See {@link FreshWrites}. */
@OperationsPerInvocation(PrimitiveWrites.COUNT)
public class PrimitiveWrites extends WriteBenchmark {

    static final int COUNT = PrimitiveReads.COUNT;
    private static final int BYTES = COUNT * Long.BYTES;
    private static final int BITS = PrimitiveReads.BITS;

    @Param("BIG_ENDIAN")
    private Order order = Order.BIG_ENDIAN;

    @Override
    int size() {
        return BYTES;
    }

    @Override
    ByteOrder byteOrder() {
        return order.byteOrder();
    }

    @Benchmark
    public long write() throws IOException {
        return write(COUNT, (out, i) -> out.write(i), (out, i) -> out.put((byte) i));
    }

    @Benchmark
    public long writeByte() throws IOException {
        return write(COUNT, (out, i) -> out.writeByte(i), (out, i) -> out.put((byte) i));
    }

    @Benchmark
    public long writeShort() throws IOException {
        return write(COUNT, (out, i) -> out.writeShort(i), (out, i) -> out.putShort((short) i));
    }

    @Benchmark
    public long writeInt() throws IOException {
        return write(COUNT, (out, i) -> out.writeInt(i), (out, i) -> out.putInt(i));
    }

    @Benchmark
    public long writeLong() throws IOException {
        return write(COUNT, (out, i) -> out.writeLong(longValue(i)), (out, i) -> out.putLong(longValue(i)));
    }

    @Benchmark
    public long writeFloat() throws IOException {
        return write(COUNT, (out, i) -> out.writeFloat(i), (out, i) -> out.putFloat(i));
    }

    @Benchmark
    public long writeDouble() throws IOException {
        return write(COUNT, (out, i) -> out.writeDouble(i), (out, i) -> out.putDouble(i));
    }

    @Benchmark
    public long writeBit() throws IOException {
        return write(COUNT, (out, i) -> out.writeBit(bit(i)), PrimitiveWrites::packBit);
    }

    @Benchmark
    public long writeBits() throws IOException {
        return write(COUNT, (out, i) -> out.writeBits(i, BITS), PrimitiveWrites::packBits);
    }

    private static long packBit(ByteBuffer out) {
        out.position(0);
        int bits = 0;
        for (int i = 0; i < COUNT; i++) {
            bits = bits << 1 | bit(i);
            if ((i + 1) % Byte.SIZE == 0) {
                out.put((byte) bits);
            }
        }
        return out.position();
    }

    private static long packBits(ByteBuffer out) {
        out.position(0);
        int bits = 0;
        int pending = 0;
        for (int i = 0; i < COUNT; i++) {
            bits = bits << BITS | (i & (1 << BITS) - 1);
            pending += BITS;
            if (pending >= Byte.SIZE) {
                pending -= Byte.SIZE;
                out.put((byte) (bits >> pending));
            }
        }
        return out.position();
    }

    /** Both ends of it count. */
    private static long longValue(int i) {
        return (long) i << Integer.SIZE | i;
    }

    /** In no simple pattern. */
    private static int bit(int i) {
        return (i ^ i >> 3) & 1;
    }
}
