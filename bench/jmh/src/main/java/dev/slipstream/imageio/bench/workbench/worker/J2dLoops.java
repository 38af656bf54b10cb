package dev.slipstream.imageio.bench.workbench.worker;

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.util.Map;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;

/** J2DBench's tests of open streams, by their names: what each calls over and over, and how many bytes that takes. */
final class J2dLoops {

    /** A test. */
    interface Loop<S extends ImageInputStream> {

        /** Returns the sum of what was read, if anything was. */
        long run(S stream, J2dExtent extent, long times) throws IOException;
    }

    /** One call of an input stream, which may fill a scanline. */
    interface Read {

        long from(ImageInputStream in, byte[] line) throws IOException;
    }

    /** One call of an output stream, which may write a scanline. */
    interface Write {

        void to(ImageOutputStream out, byte[] line) throws IOException;
    }

    private static final int SCANLINE = 0;

    static final Map<String, Loop<ImageInputStream>> INPUT = Map.ofEntries(
            read("read", 1, (in, line) -> in.read()),
            read("readByteArray", SCANLINE, (in, line) -> in.read(line)),
            read("readFullyByteArray", SCANLINE, (in, line) -> {
                in.readFully(line);
                return line[0];
            }),
            read("readBit", 1, (in, line) -> in.readBit()),
            read("readByte", 1, (in, line) -> in.readByte()),
            read("readUnsignedByte", 1, (in, line) -> in.readUnsignedByte()),
            read("readShort", 2, (in, line) -> in.readShort()),
            read("readUnsignedShort", 2, (in, line) -> in.readUnsignedShort()),
            read("readInt", 4, (in, line) -> in.readInt()),
            read("readUnsignedInt", 4, (in, line) -> in.readUnsignedInt()),
            read("readFloat", 4, (in, line) -> Float.floatToRawIntBits(in.readFloat())),
            read("readLong", 8, (in, line) -> in.readLong()),
            read("readDouble", 8, (in, line) -> Double.doubleToRawLongBits(in.readDouble())),
            read("skipBytes", SCANLINE, (in, line) -> in.skipBytes(line.length)));

    static final Map<String, Loop<ImageOutputStream>> OUTPUT = Map.ofEntries(
            write("write", 1, (out, line) -> out.write(0)),
            write("writeByteArray", SCANLINE, (out, line) -> out.write(line)),
            write("writeBit", 1, (out, line) -> out.writeBit(0)),
            write("writeByte", 1, (out, line) -> out.writeByte(0)),
            write("writeShort", 2, (out, line) -> out.writeShort(0)),
            write("writeInt", 4, (out, line) -> out.writeInt(0)),
            write("writeFloat", 4, (out, line) -> out.writeFloat(0)),
            write("writeLong", 8, (out, line) -> out.writeLong(0)),
            write("writeDouble", 8, (out, line) -> out.writeDouble(0)));

    private J2dLoops() {
    }

    private static Map.Entry<String, Loop<ImageInputStream>> read(String name, int step, Read call) {
        return Map.entry(name, copy(J2dReadLoop.class, Read.class, call, step, name));
    }

    private static Map.Entry<String, Loop<ImageOutputStream>> write(String name, int step, Write call) {
        return Map.entry(name, copy(J2dWriteLoop.class, Write.class, call, step, name));
    }

    /** Of a class of the same code that the compiler knows nothing of yet. */
    @SuppressWarnings("unchecked")
    private static <S extends ImageInputStream, C> Loop<S> copy(Class<? extends Loop<S>> loop, Class<C> type, C call,
            int step, String name) {
        try (InputStream code = loop.getResourceAsStream(loop.getSimpleName() + ".class")) {
            Class<?> copy = MethodHandles.lookup().defineHiddenClass(code.readAllBytes(), true).lookupClass();
            return (Loop<S>) copy.getDeclaredConstructor(type, int.class, int.class)
                    .newInstance(call, step, name.endsWith("Bit") ? Byte.SIZE : 1);
        } catch (IOException | ReflectiveOperationException e) {
            throw new IllegalStateException("No copy of " + loop, e);
        }
    }
}
