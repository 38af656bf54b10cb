package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;

class ArrayWriteContractTest extends ImageOutputStreamContract {

    private final Random random = new Random(1);

    @Test
    void everyArrayInBothOrdersFromEverywhere() throws IOException {
        byte[] data = data();
        ImageOutputStream out = over(data);
        for (ArrayKind kind : ArrayKind.values()) {
            Object array = kind.random(random, 15);
            for (ByteOrder order : List.of(ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN)) {
                out.setByteOrder(order);
                for (int at : positions().toArray()) {
                    out.seek(at);
                    kind.write(out, array, 2, 11);
                    assertEquals(at + 11 * kind.size(), out.getStreamPosition(), kind + " at " + at);
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
            ArrayKind kind = ArrayKind.values()[i % ArrayKind.values().length];
            int length = i * 13 % 37;
            if (at + length * kind.size() > expected.length) {
                break;
            }
            Object array = kind.random(random, length + 2);
            kind.write(out, array, 1, length);
            kind.put(array, 1, length, expected, at, ByteOrder.BIG_ENDIAN);
            at += length * kind.size();
        }
        assertEquals(at, out.length());
        assertWritten(Arrays.copyOf(expected, at));
    }

    @Test
    void arrayThatIsLargerThanAnyWindow() throws IOException {
        int elements = window == Destination.DEFAULT ? 100_000 : 3000;
        for (ArrayKind kind : ArrayKind.values()) {
            Object array = kind.random(random, elements);
            byte[] expected = new byte[1 + elements * kind.size()];
            expected[0] = 0x33;
            kind.put(array, 0, elements, expected, 1, ByteOrder.LITTLE_ENDIAN);
            ImageOutputStream out = create();
            out.setByteOrder(ByteOrder.LITTLE_ENDIAN);
            out.writeByte(0x33);
            kind.write(out, array, 0, elements);
            assertEquals(expected.length, out.getStreamPosition());
            assertWritten(expected);
            closeAll();
        }
    }

    /** Nor may the array be changed: its owner goes on using it. */
    @Test
    void arrayMayBeUsedAgainAtOnce() throws IOException {
        for (int size : new int[] {1, 8, 20, 100, 10_000, 100_000}) {
            byte[] bytes = (byte[]) ArrayKind.BYTE.random(random, size);
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
        for (ArrayKind kind : ArrayKind.values()) {
            kind.write(out, kind.random(random, 2), 1, 0);
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
        for (ArrayKind kind : ArrayKind.values()) {
            Object array = kind.random(random, 5);
            for (int[] range : new int[][] {{-1, 2}, {0, -1}, {0, 6}, {3, 3}, {6, 0}, {3, Integer.MAX_VALUE}}) {
                assertThrows(
                        IndexOutOfBoundsException.class,
                        () -> kind.write(out, array, range[0], range[1]),
                        kind + " " + range[0] + ", " + range[1]);
            }
            assertThrows(NullPointerException.class, () -> kind.write(out, null, 0, 1), kind.toString());
        }
        assertEquals(1, out.getStreamPosition());
        assertWritten(data);
    }
}
