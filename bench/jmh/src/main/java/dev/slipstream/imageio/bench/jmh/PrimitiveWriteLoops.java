package dev.slipstream.imageio.bench.jmh;

import static java.util.Map.entry;

import java.io.IOException;
import java.util.Map;
import javax.imageio.stream.ImageOutputStream;

/** Writes {@link #COUNT} values of one type, from the beginning on, and returns where that ended. */
final class PrimitiveWriteLoops {

    static final int COUNT = PrimitiveLoops.COUNT;
    static final int BYTES = PrimitiveLoops.BYTES;
    /** Not a divisor of 8, so that values straddle bytes. */
    static final int BITS = PrimitiveLoops.BITS;

    /** By the name of the method that they call. */
    static final Map<String, OpenOutput.Loop> ALL = Map.ofEntries(
            entry("write", PrimitiveWriteLoops::write),
            entry("writeByte", PrimitiveWriteLoops::writeByte),
            entry("writeShort", PrimitiveWriteLoops::writeShort),
            entry("writeInt", PrimitiveWriteLoops::writeInt),
            entry("writeLong", PrimitiveWriteLoops::writeLong),
            entry("writeFloat", PrimitiveWriteLoops::writeFloat),
            entry("writeDouble", PrimitiveWriteLoops::writeDouble),
            entry("writeBit", PrimitiveWriteLoops::writeBit),
            entry("writeBits", PrimitiveWriteLoops::writeBits));

    private PrimitiveWriteLoops() {
    }

    static long write(ImageOutputStream out) throws IOException {
        out.seek(0);
        for (int i = 0; i < COUNT; i++) {
            out.write(i);
        }
        return out.getStreamPosition();
    }

    static long writeByte(ImageOutputStream out) throws IOException {
        out.seek(0);
        for (int i = 0; i < COUNT; i++) {
            out.writeByte(i);
        }
        return out.getStreamPosition();
    }

    static long writeShort(ImageOutputStream out) throws IOException {
        out.seek(0);
        for (int i = 0; i < COUNT; i++) {
            out.writeShort(i);
        }
        return out.getStreamPosition();
    }

    static long writeInt(ImageOutputStream out) throws IOException {
        out.seek(0);
        for (int i = 0; i < COUNT; i++) {
            out.writeInt(i);
        }
        return out.getStreamPosition();
    }

    static long writeLong(ImageOutputStream out) throws IOException {
        out.seek(0);
        for (int i = 0; i < COUNT; i++) {
            out.writeLong(longValue(i));
        }
        return out.getStreamPosition();
    }

    static long writeFloat(ImageOutputStream out) throws IOException {
        out.seek(0);
        for (int i = 0; i < COUNT; i++) {
            out.writeFloat(i);
        }
        return out.getStreamPosition();
    }

    static long writeDouble(ImageOutputStream out) throws IOException {
        out.seek(0);
        for (int i = 0; i < COUNT; i++) {
            out.writeDouble(i);
        }
        return out.getStreamPosition();
    }

    static long writeBit(ImageOutputStream out) throws IOException {
        out.seek(0);
        for (int i = 0; i < COUNT; i++) {
            out.writeBit(bit(i));
        }
        return out.getStreamPosition();
    }

    static long writeBits(ImageOutputStream out) throws IOException {
        out.seek(0);
        for (int i = 0; i < COUNT; i++) {
            out.writeBits(i, BITS);
        }
        return out.getStreamPosition();
    }

    /** Both ends of it count. */
    static long longValue(int i) {
        return (long) i << Integer.SIZE | i;
    }

    /** In no simple pattern. */
    static int bit(int i) {
        return (i ^ i >> 3) & 1;
    }
}
