package dev.slipstream.imageio.bench.jmh;

import static java.util.Map.entry;

import java.io.IOException;
import java.util.Map;
import javax.imageio.stream.ImageInputStream;

/** Reads {@link #COUNT} values of one type, from the beginning on, and returns their sum. */
final class PrimitiveLoops {

    static final int COUNT = 32 * 1024;
    static final int BYTES = COUNT * Long.BYTES;
    /** Not a divisor of 8, so that values straddle bytes. */
    static final int BITS = 7;

    /** By the name of the method that they call. */
    static final Map<String, OpenStream.Loop> ALL = Map.ofEntries(
            entry("read", PrimitiveLoops::read),
            entry("readBoolean", PrimitiveLoops::readBoolean),
            entry("readByte", PrimitiveLoops::readByte),
            entry("readUnsignedByte", PrimitiveLoops::readUnsignedByte),
            entry("readShort", PrimitiveLoops::readShort),
            entry("readUnsignedShort", PrimitiveLoops::readUnsignedShort),
            entry("readChar", PrimitiveLoops::readChar),
            entry("readInt", PrimitiveLoops::readInt),
            entry("readUnsignedInt", PrimitiveLoops::readUnsignedInt),
            entry("readLong", PrimitiveLoops::readLong),
            entry("readFloat", PrimitiveLoops::readFloat),
            entry("readDouble", PrimitiveLoops::readDouble),
            entry("readBit", PrimitiveLoops::readBit),
            entry("readBits", PrimitiveLoops::readBits));

    private PrimitiveLoops() {
    }

    static long read(ImageInputStream in) throws IOException {
        in.seek(0);
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            sum += in.read();
        }
        return sum;
    }

    static long readBoolean(ImageInputStream in) throws IOException {
        in.seek(0);
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            sum += in.readBoolean() ? 1 : 0;
        }
        return sum;
    }

    static long readByte(ImageInputStream in) throws IOException {
        in.seek(0);
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            sum += in.readByte();
        }
        return sum;
    }

    static long readUnsignedByte(ImageInputStream in) throws IOException {
        in.seek(0);
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            sum += in.readUnsignedByte();
        }
        return sum;
    }

    static long readShort(ImageInputStream in) throws IOException {
        in.seek(0);
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            sum += in.readShort();
        }
        return sum;
    }

    static long readUnsignedShort(ImageInputStream in) throws IOException {
        in.seek(0);
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            sum += in.readUnsignedShort();
        }
        return sum;
    }

    static long readChar(ImageInputStream in) throws IOException {
        in.seek(0);
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            sum += in.readChar();
        }
        return sum;
    }

    static long readInt(ImageInputStream in) throws IOException {
        in.seek(0);
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            sum += in.readInt();
        }
        return sum;
    }

    static long readUnsignedInt(ImageInputStream in) throws IOException {
        in.seek(0);
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            sum += in.readUnsignedInt();
        }
        return sum;
    }

    static long readLong(ImageInputStream in) throws IOException {
        in.seek(0);
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            sum += in.readLong();
        }
        return sum;
    }

    static long readFloat(ImageInputStream in) throws IOException {
        in.seek(0);
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            sum += Float.floatToRawIntBits(in.readFloat());
        }
        return sum;
    }

    static long readDouble(ImageInputStream in) throws IOException {
        in.seek(0);
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            sum += Double.doubleToRawLongBits(in.readDouble());
        }
        return sum;
    }

    static long readBit(ImageInputStream in) throws IOException {
        in.seek(0);
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            sum += in.readBit();
        }
        return sum;
    }

    static long readBits(ImageInputStream in) throws IOException {
        in.seek(0);
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            sum += in.readBits(BITS);
        }
        return sum;
    }
}
