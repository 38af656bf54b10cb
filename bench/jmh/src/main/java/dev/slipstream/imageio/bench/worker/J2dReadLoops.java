package dev.slipstream.imageio.bench.worker;

import static java.util.Map.entry;

import java.io.IOException;
import java.util.Map;
import javax.imageio.stream.ImageInputStream;

/**
 * J2DBench's loops over an input stream. Whatever does not fit into the rest of it is read from the beginning; in the
 * end the stream stands where it stood. Each returns the sum of what it has read, so that no compiler can leave it out.
 *
 * <p>They are written out, one for each method, because each call must have a call site of its own: a shared one would
 * have seen everything.
 */
final class J2dReadLoops {

    interface Loop {
        long run(ImageInputStream in, J2dExtent extent, long times) throws IOException;
    }

    /** By the names of J2DBench. */
    static final Map<String, Loop> ALL = Map.ofEntries(
            entry("read", J2dReadLoops::read),
            entry("readByteArray", J2dReadLoops::readByteArray),
            entry("readFullyByteArray", J2dReadLoops::readFullyByteArray),
            entry("readBit", J2dReadLoops::readBit),
            entry("readByte", J2dReadLoops::readByte),
            entry("readUnsignedByte", J2dReadLoops::readUnsignedByte),
            entry("readShort", J2dReadLoops::readShort),
            entry("readUnsignedShort", J2dReadLoops::readUnsignedShort),
            entry("readInt", J2dReadLoops::readInt),
            entry("readUnsignedInt", J2dReadLoops::readUnsignedInt),
            entry("readFloat", J2dReadLoops::readFloat),
            entry("readLong", J2dReadLoops::readLong),
            entry("readDouble", J2dReadLoops::readDouble),
            entry("skipBytes", J2dReadLoops::skipBytes));

    private J2dReadLoops() {
    }

    private static long read(ImageInputStream in, J2dExtent extent, long times) throws IOException {
        int length = extent.length();
        long sum = 0;
        int pos = 0;
        in.mark();
        for (long i = 0; i < times; i++) {
            if (pos >= length) {
                in.reset();
                in.mark();
                pos = 0;
            }
            sum += in.read();
            pos++;
        }
        in.reset();
        return sum;
    }

    private static long readByteArray(ImageInputStream in, J2dExtent extent, long times) throws IOException {
        int stride = extent.stride();
        byte[] line = new byte[stride];
        int length = extent.length();
        long sum = 0;
        int pos = 0;
        in.mark();
        for (long i = 0; i < times; i++) {
            if (pos + stride > length) {
                in.reset();
                in.mark();
                pos = 0;
            }
            sum += in.read(line);
            pos += stride;
        }
        in.reset();
        return sum;
    }

    private static long readFullyByteArray(ImageInputStream in, J2dExtent extent, long times) throws IOException {
        int stride = extent.stride();
        byte[] line = new byte[stride];
        int length = extent.length();
        long sum = 0;
        int pos = 0;
        in.mark();
        for (long i = 0; i < times; i++) {
            if (pos + stride > length) {
                in.reset();
                in.mark();
                pos = 0;
            }
            in.readFully(line);
            sum += line[0];
            pos += stride;
        }
        in.reset();
        return sum;
    }

    private static long readBit(ImageInputStream in, J2dExtent extent, long times) throws IOException {
        int length = extent.length() * Byte.SIZE;
        long sum = 0;
        int pos = 0;
        in.mark();
        for (long i = 0; i < times; i++) {
            if (pos >= length) {
                in.reset();
                in.mark();
                pos = 0;
            }
            sum += in.readBit();
            pos++;
        }
        in.reset();
        return sum;
    }

    private static long readByte(ImageInputStream in, J2dExtent extent, long times) throws IOException {
        int length = extent.length();
        long sum = 0;
        int pos = 0;
        in.mark();
        for (long i = 0; i < times; i++) {
            if (pos >= length) {
                in.reset();
                in.mark();
                pos = 0;
            }
            sum += in.readByte();
            pos++;
        }
        in.reset();
        return sum;
    }

    private static long readUnsignedByte(ImageInputStream in, J2dExtent extent, long times) throws IOException {
        int length = extent.length();
        long sum = 0;
        int pos = 0;
        in.mark();
        for (long i = 0; i < times; i++) {
            if (pos >= length) {
                in.reset();
                in.mark();
                pos = 0;
            }
            sum += in.readUnsignedByte();
            pos++;
        }
        in.reset();
        return sum;
    }

    private static long readShort(ImageInputStream in, J2dExtent extent, long times) throws IOException {
        int length = extent.length();
        long sum = 0;
        int pos = 0;
        in.mark();
        for (long i = 0; i < times; i++) {
            if (pos + 2 > length) {
                in.reset();
                in.mark();
                pos = 0;
            }
            sum += in.readShort();
            pos += 2;
        }
        in.reset();
        return sum;
    }

    private static long readUnsignedShort(ImageInputStream in, J2dExtent extent, long times) throws IOException {
        int length = extent.length();
        long sum = 0;
        int pos = 0;
        in.mark();
        for (long i = 0; i < times; i++) {
            if (pos + 2 > length) {
                in.reset();
                in.mark();
                pos = 0;
            }
            sum += in.readUnsignedShort();
            pos += 2;
        }
        in.reset();
        return sum;
    }

    private static long readInt(ImageInputStream in, J2dExtent extent, long times) throws IOException {
        int length = extent.length();
        long sum = 0;
        int pos = 0;
        in.mark();
        for (long i = 0; i < times; i++) {
            if (pos + 4 > length) {
                in.reset();
                in.mark();
                pos = 0;
            }
            sum += in.readInt();
            pos += 4;
        }
        in.reset();
        return sum;
    }

    private static long readUnsignedInt(ImageInputStream in, J2dExtent extent, long times) throws IOException {
        int length = extent.length();
        long sum = 0;
        int pos = 0;
        in.mark();
        for (long i = 0; i < times; i++) {
            if (pos + 4 > length) {
                in.reset();
                in.mark();
                pos = 0;
            }
            sum += in.readUnsignedInt();
            pos += 4;
        }
        in.reset();
        return sum;
    }

    private static long readFloat(ImageInputStream in, J2dExtent extent, long times) throws IOException {
        int length = extent.length();
        long sum = 0;
        int pos = 0;
        in.mark();
        for (long i = 0; i < times; i++) {
            if (pos + 4 > length) {
                in.reset();
                in.mark();
                pos = 0;
            }
            sum += Float.floatToRawIntBits(in.readFloat());
            pos += 4;
        }
        in.reset();
        return sum;
    }

    private static long readLong(ImageInputStream in, J2dExtent extent, long times) throws IOException {
        int length = extent.length();
        long sum = 0;
        int pos = 0;
        in.mark();
        for (long i = 0; i < times; i++) {
            if (pos + 8 > length) {
                in.reset();
                in.mark();
                pos = 0;
            }
            sum += in.readLong();
            pos += 8;
        }
        in.reset();
        return sum;
    }

    private static long readDouble(ImageInputStream in, J2dExtent extent, long times) throws IOException {
        int length = extent.length();
        long sum = 0;
        int pos = 0;
        in.mark();
        for (long i = 0; i < times; i++) {
            if (pos + 8 > length) {
                in.reset();
                in.mark();
                pos = 0;
            }
            sum += Double.doubleToRawLongBits(in.readDouble());
            pos += 8;
        }
        in.reset();
        return sum;
    }

    private static long skipBytes(ImageInputStream in, J2dExtent extent, long times) throws IOException {
        int stride = extent.stride();
        int length = extent.length();
        long sum = 0;
        int pos = 0;
        in.mark();
        for (long i = 0; i < times; i++) {
            if (pos + stride > length) {
                in.reset();
                in.mark();
                pos = 0;
            }
            sum += in.skipBytes(stride);
            pos += stride;
        }
        in.reset();
        return sum;
    }
}
