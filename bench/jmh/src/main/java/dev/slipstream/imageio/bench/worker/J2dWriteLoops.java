package dev.slipstream.imageio.bench.worker;

import static java.util.Map.entry;

import java.io.IOException;
import java.util.Map;
import javax.imageio.stream.ImageOutputStream;

/** J2DBench's loops over an output stream, written out for the same reason as {@link J2dReadLoops}. */
final class J2dWriteLoops {

    interface Loop {
        void run(ImageOutputStream out, J2dExtent extent, long times) throws IOException;
    }

    /** By the names of J2DBench. */
    static final Map<String, Loop> ALL = Map.ofEntries(
            entry("write", J2dWriteLoops::write),
            entry("writeByteArray", J2dWriteLoops::writeByteArray),
            entry("writeBit", J2dWriteLoops::writeBit),
            entry("writeByte", J2dWriteLoops::writeByte),
            entry("writeShort", J2dWriteLoops::writeShort),
            entry("writeInt", J2dWriteLoops::writeInt),
            entry("writeFloat", J2dWriteLoops::writeFloat),
            entry("writeLong", J2dWriteLoops::writeLong),
            entry("writeDouble", J2dWriteLoops::writeDouble));

    private J2dWriteLoops() {
    }

    private static void write(ImageOutputStream out, J2dExtent extent, long times) throws IOException {
        int length = extent.length();
        int pos = 0;
        out.mark();
        for (long i = 0; i < times; i++) {
            if (pos >= length) {
                out.reset();
                out.mark();
                pos = 0;
            }
            out.write(0);
            pos++;
        }
        out.reset();
    }

    private static void writeByteArray(ImageOutputStream out, J2dExtent extent, long times) throws IOException {
        int stride = extent.stride();
        byte[] line = new byte[stride];
        int length = extent.length();
        int pos = 0;
        out.mark();
        for (long i = 0; i < times; i++) {
            if (pos + stride > length) {
                out.reset();
                out.mark();
                pos = 0;
            }
            out.write(line);
            pos += stride;
        }
        out.reset();
    }

    private static void writeBit(ImageOutputStream out, J2dExtent extent, long times) throws IOException {
        int length = extent.length() * Byte.SIZE;
        int pos = 0;
        out.mark();
        for (long i = 0; i < times; i++) {
            if (pos >= length) {
                out.reset();
                out.mark();
                pos = 0;
            }
            out.writeBit(0);
            pos++;
        }
        out.reset();
    }

    private static void writeByte(ImageOutputStream out, J2dExtent extent, long times) throws IOException {
        int length = extent.length();
        int pos = 0;
        out.mark();
        for (long i = 0; i < times; i++) {
            if (pos >= length) {
                out.reset();
                out.mark();
                pos = 0;
            }
            out.writeByte(0);
            pos++;
        }
        out.reset();
    }

    private static void writeShort(ImageOutputStream out, J2dExtent extent, long times) throws IOException {
        int length = extent.length();
        int pos = 0;
        out.mark();
        for (long i = 0; i < times; i++) {
            if (pos + 2 > length) {
                out.reset();
                out.mark();
                pos = 0;
            }
            out.writeShort(0);
            pos += 2;
        }
        out.reset();
    }

    private static void writeInt(ImageOutputStream out, J2dExtent extent, long times) throws IOException {
        int length = extent.length();
        int pos = 0;
        out.mark();
        for (long i = 0; i < times; i++) {
            if (pos + 4 > length) {
                out.reset();
                out.mark();
                pos = 0;
            }
            out.writeInt(0);
            pos += 4;
        }
        out.reset();
    }

    private static void writeFloat(ImageOutputStream out, J2dExtent extent, long times) throws IOException {
        int length = extent.length();
        int pos = 0;
        out.mark();
        for (long i = 0; i < times; i++) {
            if (pos + 4 > length) {
                out.reset();
                out.mark();
                pos = 0;
            }
            out.writeFloat(0);
            pos += 4;
        }
        out.reset();
    }

    private static void writeLong(ImageOutputStream out, J2dExtent extent, long times) throws IOException {
        int length = extent.length();
        int pos = 0;
        out.mark();
        for (long i = 0; i < times; i++) {
            if (pos + 8 > length) {
                out.reset();
                out.mark();
                pos = 0;
            }
            out.writeLong(0);
            pos += 8;
        }
        out.reset();
    }

    private static void writeDouble(ImageOutputStream out, J2dExtent extent, long times) throws IOException {
        int length = extent.length();
        int pos = 0;
        out.mark();
        for (long i = 0; i < times; i++) {
            if (pos + 8 > length) {
                out.reset();
                out.mark();
                pos = 0;
            }
            out.writeDouble(0);
            pos += 8;
        }
        out.reset();
    }
}
