package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;

class PrimitiveWriteContractTest extends ImageOutputStreamContract {

    private interface Writing {
        void to(ImageOutputStream out, long value) throws IOException;
    }

    private interface Expected {
        void in(ByteBuffer bytes, int position, long value);
    }

    private record Primitive(String name, int size, Writing writing, Expected expected) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static final List<Primitive> PRIMITIVES = List.of(
            new Primitive("write", 1, (out, v) -> out.write((int) v), (b, at, v) -> b.put(at, (byte) v)),
            new Primitive("writeBoolean", 1, (out, v) -> out.writeBoolean(v < 0), (b, at, v) -> b.put(at, bit(v < 0))),
            new Primitive("writeByte", 1, (out, v) -> out.writeByte((int) v), (b, at, v) -> b.put(at, (byte) v)),
            new Primitive(
                    "writeShort", 2, (out, v) -> out.writeShort((int) v), (b, at, v) -> b.putShort(at, (short) v)),
            new Primitive("writeChar", 2, (out, v) -> out.writeChar((int) v), (b, at, v) -> b.putShort(at, (short) v)),
            new Primitive("writeInt", 4, (out, v) -> out.writeInt((int) v), (b, at, v) -> b.putInt(at, (int) v)),
            new Primitive("writeLong", 8, (out, v) -> out.writeLong(v), (b, at, v) -> b.putLong(at, v)),
            new Primitive("writeFloat", 4, (out, v) -> out.writeFloat((float) v),
                    (b, at, v) -> b.putFloat(at, (float) v)),
            new Primitive("writeDouble", 8, (out, v) -> out.writeDouble((double) v),
                    (b, at, v) -> b.putDouble(at, (double) v)));

    private static final List<ByteOrder> ORDERS = List.of(ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN);

    private static byte bit(boolean v) {
        return (byte) (v ? 1 : 0);
    }

    @Test
    void everyPrimitiveInBothOrdersWhereverItLies() throws IOException {
        byte[] data = data();
        byte[] read = new byte[data.length];
        Random random = new Random(1);
        ImageOutputStream out = over(data);
        for (ByteOrder order : ORDERS) {
            out.setByteOrder(order);
            ByteBuffer bytes = ByteBuffer.wrap(data).order(order);
            for (Primitive primitive : PRIMITIVES) {
                for (int at : positions().toArray()) {
                    long value = random.nextLong();
                    out.seek(at);
                    primitive.writing.to(out, value);
                    assertEquals(at + primitive.size, out.getStreamPosition(), primitive + " at " + at);
                    primitive.expected.in(bytes, at, value);
                }
                out.seek(0);
                out.readFully(read);
                assertArrayEquals(data, read, primitive.name);
            }
        }
        assertWritten(data);
    }

    @Test
    void primitivesOneBehindTheOther() throws IOException {
        for (ByteOrder order : ORDERS) {
            ByteBuffer bytes = ByteBuffer.allocate(data().length).order(order);
            Random random = new Random(2);
            ImageOutputStream out = create();
            out.setByteOrder(order);
            int at = 0;
            for (int i = 0; at <= bytes.capacity() - 8; i++) {
                Primitive primitive = PRIMITIVES.get(i * 7 % PRIMITIVES.size());
                long value = random.nextLong();
                primitive.writing.to(out, value);
                primitive.expected.in(bytes, at, value);
                at += primitive.size;
            }
            assertEquals(at, out.getStreamPosition());
            assertEquals(at, out.length());
            assertWritten(Arrays.copyOf(bytes.array(), at));
        }
    }

    @Test
    void valuesAreCutDownToTheirSize() throws IOException {
        ImageOutputStream out = create();
        out.write(0x1ff);
        out.writeByte(-2);
        out.writeShort(0x12345678);
        out.writeChar(0xffff9abc);
        assertWritten(hex("ff fe 5678 9abc"));
    }

    @Test
    void byteOrderIsBigEndianAtFirstAndThenSticks() throws IOException {
        ImageOutputStream out = create();
        assertEquals(ByteOrder.BIG_ENDIAN, out.getByteOrder());
        out.writeInt(0x01020304);
        out.setByteOrder(ByteOrder.LITTLE_ENDIAN);
        out.writeInt(0x01020304);
        assertEquals(0, out.skipBytes(0));
        out.mark();
        out.reset();
        assertEquals(ByteOrder.LITTLE_ENDIAN, out.getByteOrder());
        out.writeLong(0x0102030405060708L);
        out.seek(2);
        assertEquals(0x0403, out.readUnsignedShort());
        out.seek(out.length());
        out.setByteOrder(ByteOrder.BIG_ENDIAN);
        out.writeShort(0x0506);
        assertWritten(hex("01020304 04030201 0807060504030201 0506"));
    }

    /** As in the JDK: the array of floats, too. */
    @Test
    void everyNotANumberIsWrittenAsTheOne() throws IOException {
        float odd = Float.intBitsToFloat(0x7fc00123);
        double peculiar = Double.longBitsToDouble(0x7ff8000000000123L);
        ImageOutputStream out = create();
        out.writeFloat(odd);
        out.writeDouble(peculiar);
        out.writeFloats(new float[] {odd, 1}, 0, 2);
        out.writeDoubles(new double[] {peculiar, 1}, 0, 2);
        assertWritten(hex("7fc00000 7ff8000000000000 7fc00000 3f800000 7ff8000000000000 3ff0000000000000"));
    }
}
