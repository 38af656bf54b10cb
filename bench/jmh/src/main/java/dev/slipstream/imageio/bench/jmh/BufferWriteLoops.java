package dev.slipstream.imageio.bench.jmh;

import static dev.slipstream.imageio.bench.jmh.PrimitiveWriteLoops.BITS;
import static dev.slipstream.imageio.bench.jmh.PrimitiveWriteLoops.COUNT;

import java.nio.ByteBuffer;

/** What {@link PrimitiveWriteLoops} do, on a bare ByteBuffer: the least that it can cost. */
final class BufferWriteLoops {

    private BufferWriteLoops() {
    }

    static long writeByte(ByteBuffer out) {
        out.position(0);
        for (int i = 0; i < COUNT; i++) {
            out.put((byte) i);
        }
        return out.position();
    }

    static long writeShort(ByteBuffer out) {
        out.position(0);
        for (int i = 0; i < COUNT; i++) {
            out.putShort((short) i);
        }
        return out.position();
    }

    static long writeInt(ByteBuffer out) {
        out.position(0);
        for (int i = 0; i < COUNT; i++) {
            out.putInt(i);
        }
        return out.position();
    }

    static long writeLong(ByteBuffer out) {
        out.position(0);
        for (int i = 0; i < COUNT; i++) {
            out.putLong(PrimitiveWriteLoops.longValue(i));
        }
        return out.position();
    }

    static long writeFloat(ByteBuffer out) {
        out.position(0);
        for (int i = 0; i < COUNT; i++) {
            out.putFloat(i);
        }
        return out.position();
    }

    static long writeDouble(ByteBuffer out) {
        out.position(0);
        for (int i = 0; i < COUNT; i++) {
            out.putDouble(i);
        }
        return out.position();
    }

    static long writeBit(ByteBuffer out) {
        out.position(0);
        int bits = 0;
        for (int i = 0; i < COUNT; i++) {
            bits = bits << 1 | PrimitiveWriteLoops.bit(i);
            if ((i + 1) % Byte.SIZE == 0) {
                out.put((byte) bits);
            }
        }
        return out.position();
    }

    static long writeBits(ByteBuffer out) {
        out.position(0);
        int bits = 0;
        int pending = 0;
        for (int i = 0; i < COUNT; i++) {
            bits = bits << BITS | i & (1 << BITS) - 1;
            pending += BITS;
            if (pending >= Byte.SIZE) {
                pending -= Byte.SIZE;
                out.put((byte) (bits >> pending));
            }
        }
        return out.position();
    }
}
