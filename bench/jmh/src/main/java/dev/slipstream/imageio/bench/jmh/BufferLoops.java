package dev.slipstream.imageio.bench.jmh;

import static dev.slipstream.imageio.bench.jmh.PrimitiveLoops.BITS;
import static dev.slipstream.imageio.bench.jmh.PrimitiveLoops.COUNT;

import java.nio.ByteBuffer;

/** What {@link PrimitiveLoops} do, on a bare ByteBuffer: the least that it can cost. */
final class BufferLoops {

    private static final int SEVEN = 7;

    private BufferLoops() {
    }

    static long readBoolean(ByteBuffer in) {
        in.position(0);
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            sum += in.get() != 0 ? 1 : 0;
        }
        return sum;
    }

    static long readByte(ByteBuffer in) {
        in.position(0);
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            sum += in.get();
        }
        return sum;
    }

    static long readUnsignedByte(ByteBuffer in) {
        in.position(0);
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            sum += in.get() & 0xFF;
        }
        return sum;
    }

    static long readShort(ByteBuffer in) {
        in.position(0);
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            sum += in.getShort();
        }
        return sum;
    }

    static long readUnsignedShort(ByteBuffer in) {
        in.position(0);
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            sum += in.getShort() & 0xFFFF;
        }
        return sum;
    }

    static long readInt(ByteBuffer in) {
        in.position(0);
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            sum += in.getInt();
        }
        return sum;
    }

    static long readUnsignedInt(ByteBuffer in) {
        in.position(0);
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            sum += in.getInt() & 0xFFFF_FFFFL;
        }
        return sum;
    }

    static long readLong(ByteBuffer in) {
        in.position(0);
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            sum += in.getLong();
        }
        return sum;
    }

    static long readFloat(ByteBuffer in) {
        in.position(0);
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            sum += Float.floatToRawIntBits(in.getFloat());
        }
        return sum;
    }

    static long readDouble(ByteBuffer in) {
        in.position(0);
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            sum += Double.doubleToRawLongBits(in.getDouble());
        }
        return sum;
    }

    static long readBit(ByteBuffer in) {
        long sum = 0;
        for (int bit = 0; bit < COUNT; bit++) {
            sum += in.get(bit >> 3) >> (SEVEN - (bit & SEVEN)) & 1;
        }
        return sum;
    }

    static long readBits(ByteBuffer in) {
        long sum = 0;
        for (int bit = 0; bit < COUNT * BITS; bit += BITS) {
            sum += (in.getShort(bit >> 3) & 0xFFFF) >> (Short.SIZE - BITS - (bit & SEVEN)) & (1 << BITS) - 1;
        }
        return sum;
    }
}
