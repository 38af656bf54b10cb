package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.Ask;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;

class PrimitiveContractTest extends ImageInputStreamContract {

    private interface Expected {
        Object at(ByteBuffer bytes, int position);
    }

    private record Primitive(String name, int size, Ask<ImageInputStream, Object> reading, Expected expected) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static final List<Primitive> PRIMITIVES = List.of(
            new Primitive("readBoolean", 1, in -> in.readBoolean(), (b, at) -> b.get(at) != 0),
            new Primitive("readByte", 1, in -> in.readByte(), (b, at) -> b.get(at)),
            new Primitive("readUnsignedByte", 1, in -> in.readUnsignedByte(), (b, at) -> b.get(at) & 0xff),
            new Primitive("readShort", 2, in -> in.readShort(), (b, at) -> b.getShort(at)),
            new Primitive("readUnsignedShort", 2, in -> in.readUnsignedShort(), (b, at) -> b.getShort(at) & 0xffff),
            new Primitive("readChar", 2, in -> in.readChar(), (b, at) -> b.getChar(at)),
            new Primitive("readInt", 4, in -> in.readInt(), (b, at) -> b.getInt(at)),
            new Primitive("readUnsignedInt", 4, in -> in.readUnsignedInt(), (b, at) -> b.getInt(at) & 0xffff_ffffL),
            new Primitive("readLong", 8, in -> in.readLong(), (b, at) -> b.getLong(at)),
            new Primitive("readFloat", 4, in -> Float.floatToRawIntBits(in.readFloat()), (b, at) -> b.getInt(at)),
            new Primitive("readDouble", 8, in -> Double.doubleToRawLongBits(in.readDouble()),
                    (b, at) -> b.getLong(at)));

    private static final List<ByteOrder> ORDERS = List.of(ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN);

    @Test
    void everyPrimitiveInBothOrdersWhereverItLies() throws IOException {
        byte[] data = data();
        ImageInputStream in = open(data);
        for (ByteOrder order : ORDERS) {
            in.setByteOrder(order);
            ByteBuffer bytes = ByteBuffer.wrap(data).order(order);
            for (int at : positions().toArray()) {
                for (Primitive primitive : PRIMITIVES) {
                    in.seek(at);
                    assertEquals(primitive.expected.at(bytes, at), primitive.reading.of(in), primitive + " at " + at);
                    assertEquals(at + primitive.size, in.getStreamPosition(), primitive + " at " + at);
                }
            }
        }
    }

    @Test
    void primitivesOneBehindTheOther() throws IOException {
        byte[] data = data();
        ByteBuffer bytes = ByteBuffer.wrap(data);
        ImageInputStream in = open(data);
        int at = 0;
        for (int i = 0; at <= data.length - 8; i++) {
            Primitive primitive = PRIMITIVES.get(i * 7 % PRIMITIVES.size());
            assertEquals(primitive.expected.at(bytes, at), primitive.reading.of(in), primitive + " at " + at);
            at += primitive.size;
        }
        assertEquals(at, in.getStreamPosition());
    }

    @Test
    void lastValueOfTheDataIsRead() throws IOException {
        byte[] data = data();
        ByteBuffer bytes = ByteBuffer.wrap(data);
        for (Primitive primitive : PRIMITIVES) {
            ImageInputStream in = open(data);
            int at = data.length - primitive.size;
            in.seek(at);
            assertEquals(primitive.expected.at(bytes, at), primitive.reading.of(in), primitive.name);
            assertThrows(EOFException.class, () -> primitive.reading.of(in), primitive.name);
            assertEquals(data.length, in.getStreamPosition(), primitive.name);
        }
    }

    /** The JDK's streams take what is there and stand at the end then. */
    @Test
    void valueThatIsCutOffIsEndOfFileAndLeavesTheStreamAtTheEnd() throws IOException {
        byte[] data = data();
        ImageInputStream in = open(data);
        for (Primitive primitive : PRIMITIVES) {
            for (int left = 0; left < primitive.size; left++) {
                in.seek(data.length - left);
                in.setBitOffset(3);
                assertThrows(EOFException.class, () -> primitive.reading.of(in), primitive + " of " + left);
                assertEquals(data.length, in.getStreamPosition(), primitive + " of " + left);
                assertEquals(0, in.getBitOffset(), primitive + " of " + left);
            }
        }
    }

    @Test
    void everythingIsEndOfFileInAnEmptyStream() throws IOException {
        ImageInputStream in = open();
        for (Primitive primitive : PRIMITIVES) {
            assertThrows(EOFException.class, () -> primitive.reading.of(in), primitive.name);
            assertEquals(0, in.getStreamPosition(), primitive.name);
        }
    }

    @Test
    void everythingIsEndOfFileBehindTheEnd() throws IOException {
        ImageInputStream in = open(data());
        for (Primitive primitive : PRIMITIVES) {
            in.seek(1_000_000);
            assertThrows(EOFException.class, () -> primitive.reading.of(in), primitive.name);
            assertEquals(1_000_000, in.getStreamPosition(), primitive.name);
        }
    }

    @Test
    void everyPrimitiveResetsTheBitOffset() throws IOException {
        ImageInputStream in = open(data());
        for (Primitive primitive : PRIMITIVES) {
            in.seek(5);
            in.setBitOffset(3);
            primitive.reading.of(in);
            assertEquals(0, in.getBitOffset(), primitive.name);
            assertEquals(5 + primitive.size, in.getStreamPosition(), primitive.name);
        }
    }

    @Test
    void byteOrderIsBigEndianAtFirstAndThenSticks() throws IOException {
        ImageInputStream in = open((byte) 1, (byte) 2, (byte) 3, (byte) 4, (byte) 5, (byte) 6);
        assertEquals(ByteOrder.BIG_ENDIAN, in.getByteOrder());
        assertEquals(0x0102, in.readShort());
        in.setByteOrder(ByteOrder.LITTLE_ENDIAN);
        assertEquals(0x0403, in.readShort());
        in.seek(0);
        in.mark();
        in.reset();
        assertEquals(ByteOrder.LITTLE_ENDIAN, in.getByteOrder());
        assertEquals(0x04030201, in.readInt());
        in.seek(4);
        in.setByteOrder(ByteOrder.BIG_ENDIAN);
        assertEquals(0x0506, in.readShort());
    }

    @Test
    void signsAndBooleans() throws IOException {
        ImageInputStream in = open((byte) 0, (byte) 0x80, (byte) 0xff, (byte) 0xff, (byte) 0xff, (byte) 0xff);
        assertFalse(in.readBoolean());
        assertTrue(in.readBoolean());
        assertEquals(-1, in.readByte());
        assertEquals(255, in.readUnsignedByte());
        in.seek(2);
        assertEquals(-1, in.readShort());
        assertEquals(65535, in.readUnsignedShort());
        in.seek(2);
        assertEquals(-1, in.readInt());
        in.seek(2);
        assertEquals(0xffff_ffffL, in.readUnsignedInt());
    }
}
