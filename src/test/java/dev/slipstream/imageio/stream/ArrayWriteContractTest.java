package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.lang.reflect.Array;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;

class ArrayWriteContractTest extends ImageOutputStreamContract {

    private interface Writing {
        void of(Object array, int off, int len, ImageOutputStream out) throws IOException;
    }

    private interface Element {
        void put(ByteBuffer bytes, int position, Object value);
    }

    private interface Filling {
        void element(Object array, int i, Random random);
    }

    private record Kind(Class<?> type, int size, Writing writing, Element element, Filling filling) {

        Object array(int length) {
            Object array = Array.newInstance(type, length);
            Random random = new Random(length);
            for (int i = 0; i < length; i++) {
                filling.element(array, i, random);
            }
            return array;
        }

        /** Elements {@code off} to {@code off + len} as bytes at a position. */
        void put(Object array, int off, int len, byte[] bytes, int at, ByteOrder order) {
            ByteBuffer buffer = ByteBuffer.wrap(bytes).order(order);
            for (int i = 0; i < len; i++) {
                element.put(buffer, at + i * size, Array.get(array, off + i));
            }
        }

        @Override
        public String toString() {
            return type + "[]";
        }
    }

    private static final List<Kind> KINDS = List.of(
            new Kind(byte.class, 1, (a, off, len, out) -> out.write((byte[]) a, off, len),
                    (b, at, v) -> b.put(at, (byte) v), (a, i, random) -> Array.setByte(a, i, (byte) random.nextInt())),
            new Kind(short.class, 2, (a, off, len, out) -> out.writeShorts((short[]) a, off, len),
                    (b, at, v) -> b.putShort(at, (short) v),
                    (a, i, random) -> Array.setShort(a, i, (short) random.nextInt())),
            new Kind(char.class, 2, (a, off, len, out) -> out.writeChars((char[]) a, off, len),
                    (b, at, v) -> b.putChar(at, (char) v),
                    (a, i, random) -> Array.setChar(a, i, (char) random.nextInt())),
            new Kind(int.class, 4, (a, off, len, out) -> out.writeInts((int[]) a, off, len),
                    (b, at, v) -> b.putInt(at, (int) v), (a, i, random) -> Array.setInt(a, i, random.nextInt())),
            new Kind(long.class, 8, (a, off, len, out) -> out.writeLongs((long[]) a, off, len),
                    (b, at, v) -> b.putLong(at, (long) v), (a, i, random) -> Array.setLong(a, i, random.nextLong())),
            new Kind(float.class, 4, (a, off, len, out) -> out.writeFloats((float[]) a, off, len),
                    (b, at, v) -> b.putFloat(at, (float) v),
                    (a, i, random) -> Array.setFloat(a, i, random.nextFloat())),
            new Kind(double.class, 8, (a, off, len, out) -> out.writeDoubles((double[]) a, off, len),
                    (b, at, v) -> b.putDouble(at, (double) v),
                    (a, i, random) -> Array.setDouble(a, i, random.nextDouble())));

    @Test
    void everyArrayInBothOrdersFromEverywhere() throws IOException {
        byte[] data = data();
        ImageOutputStream out = over(data);
        for (Kind kind : KINDS) {
            Object array = kind.array(15);
            for (ByteOrder order : List.of(ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN)) {
                out.setByteOrder(order);
                for (int at : positions().toArray()) {
                    out.seek(at);
                    kind.writing.of(array, 2, 11, out);
                    assertEquals(at + 11 * kind.size, out.getStreamPosition(), kind + " at " + at);
                    kind.put(array, 2, 11, data, at, order);
                    out.seek(at);
                    assertEquals(data[at], out.readByte(), kind + " at " + at);
                    assertEquals(data[at + 1], out.readByte(), kind + " at " + at);
                }
            }
        }
        assertWritten(data);
    }

    @Test
    void arraysOneBehindTheOtherWithNothingInBetween() throws IOException {
        byte[] expected = new byte[data().length];
        ImageOutputStream out = create();
        int at = 0;
        for (int i = 0; true; i++) {
            Kind kind = KINDS.get(i % KINDS.size());
            int length = i * 13 % 37;
            if (at + length * kind.size > expected.length) {
                break;
            }
            Object array = kind.array(length + 2);
            kind.writing.of(array, 1, length, out);
            kind.put(array, 1, length, expected, at, ByteOrder.BIG_ENDIAN);
            at += length * kind.size;
        }
        assertEquals(at, out.length());
        assertWritten(Arrays.copyOf(expected, at));
    }

    @Test
    void arrayThatIsLargerThanAnyWindow() throws IOException {
        int elements = window == Destination.DEFAULT ? 100_000 : 3000;
        for (Kind kind : KINDS) {
            Object array = kind.array(elements);
            byte[] expected = new byte[1 + elements * kind.size];
            expected[0] = 0x33;
            kind.put(array, 0, elements, expected, 1, ByteOrder.LITTLE_ENDIAN);
            ImageOutputStream out = create();
            out.setByteOrder(ByteOrder.LITTLE_ENDIAN);
            out.writeByte(0x33);
            kind.writing.of(array, 0, elements, out);
            assertEquals(expected.length, out.getStreamPosition());
            assertWritten(expected);
            closeAll();
        }
    }

    /** Nor may the array be changed: its owner goes on using it. */
    @Test
    void arrayMayBeUsedAgainAtOnce() throws IOException {
        for (int size : new int[] {1, 8, 20, 100, 10_000, 100_000}) {
            byte[] bytes = (byte[]) KINDS.get(0).array(size);
            byte[] expected = bytes.clone();
            ImageOutputStream out = create();
            out.write(bytes);
            Arrays.fill(bytes, (byte) 0x11);
            out.write(new byte[] {1, 2, 3, 4, 5, 6, 7, 8, 9});
            out.seek(0);
            out.write(expected[0]);
            for (byte b : bytes) {
                assertEquals(0x11, b);
            }
            byte[] all = Arrays.copyOf(expected, size + 9);
            System.arraycopy(new byte[] {1, 2, 3, 4, 5, 6, 7, 8, 9}, 0, all, size, 9);
            assertWritten(all);
        }
    }

    @Test
    void bytesAndBulksInTurn() throws IOException {
        byte[] data = data();
        ImageOutputStream out = create();
        int at = 0;
        for (int size = 1; at + size <= data.length; size = size * 3 % 97 + 1) {
            out.write(data[at]);
            out.write(data, at + 1, size - 1);
            at += size;
            assertEquals(at, out.getStreamPosition());
        }
        out.write(Arrays.copyOfRange(data, at, data.length));
        assertWritten(data);
    }

    @Test
    void noElementsWriteAndMoveNothingEvenBehindTheEnd() throws IOException {
        ImageOutputStream out = over((byte) 1, (byte) 2);
        out.seek(77);
        for (Kind kind : KINDS) {
            kind.writing.of(kind.array(2), 1, 0, out);
            assertEquals(77, out.getStreamPosition(), kind.toString());
            assertEquals(2, out.length(), kind.toString());
        }
        assertWritten((byte) 1, (byte) 2);
    }

    @Test
    void rangesOutsideTheArrayAreRefusedAndWriteNothing() throws IOException {
        byte[] data = data();
        ImageOutputStream out = over(data);
        out.writeByte(data[0]);
        for (Kind kind : KINDS) {
            Object array = kind.array(5);
            for (int[] range : new int[][] {{-1, 2}, {0, -1}, {0, 6}, {3, 3}, {6, 0}, {3, Integer.MAX_VALUE}}) {
                assertThrows(
                        IndexOutOfBoundsException.class,
                        () -> kind.writing.of(array, range[0], range[1], out),
                        kind + " " + range[0] + ", " + range[1]);
            }
            assertThrows(NullPointerException.class, () -> kind.writing.of(null, 0, 1, out), kind.toString());
        }
        assertEquals(1, out.getStreamPosition());
        assertWritten(data);
    }
}
