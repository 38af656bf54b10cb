package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.EOFException;
import java.io.IOException;
import java.lang.reflect.Array;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;

class ReadFullyContractTest extends ImageInputStreamContract {

    private static void assertElements(ArrayKind kind, ByteBuffer bytes, int at, Object array, int off, int len) {
        for (int i = 0; i < Array.getLength(array); i++) {
            Object expected = i < off || i >= off + len
                    ? Array.get(kind.array(1), 0)
                    : kind.element(bytes, at + (i - off) * kind.size());
            assertEquals(expected, Array.get(array, i), kind + " element " + i + ", read from " + at);
        }
    }

    @Test
    void everyArrayInBothOrdersFromEverywhere() throws IOException {
        byte[] data = data();
        ImageInputStream in = open(data);
        for (ArrayKind kind : ArrayKind.values()) {
            for (ByteOrder order : List.of(ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN)) {
                in.setByteOrder(order);
                for (int at : positions().toArray()) {
                    in.seek(at);
                    in.setBitOffset(4);
                    Object array = kind.array(15);
                    kind.read(in, array, 2, 11);
                    assertElements(kind, ByteBuffer.wrap(data).order(order), at, array, 2, 11);
                    assertEquals(at + 11 * kind.size(), in.getStreamPosition());
                    assertEquals(0, in.getBitOffset());
                }
            }
        }
    }

    @Test
    void allOfTheDataAtOnce() throws IOException {
        byte[] data = data();
        for (ArrayKind kind : ArrayKind.values()) {
            ImageInputStream in = open(data);
            in.readByte();
            int length = (data.length - 1) / kind.size();
            Object array = kind.array(length);
            kind.read(in, array, 0, length);
            assertElements(kind, ByteBuffer.wrap(data), 1, array, 0, length);
        }
    }

    @Test
    void arrayThatIsCutOffIsEndOfFileAndLeavesTheStreamAtTheEnd() throws IOException {
        byte[] data = data();
        for (ArrayKind kind : ArrayKind.values()) {
            ImageInputStream in = open(data);
            for (int missing = 1; missing <= kind.size() + 1; missing++) {
                in.seek(data.length - 7 * kind.size() + missing);
                in.setBitOffset(3);
                assertThrows(EOFException.class, () -> kind.read(in, kind.array(9), 1, 7), kind.toString());
                assertEquals(data.length, in.getStreamPosition(), kind.toString());
                assertEquals(0, in.getBitOffset());
            }
            in.setBitOffset(3);
            assertThrows(EOFException.class, () -> kind.read(in, kind.array(1), 0, 1), kind.toString());
            assertEquals(0, in.getBitOffset(), kind.toString());
        }
    }

    /** Readers show the part of an image that is there. */
    @Test
    void bytesBeforeTheEndAreInTheArrayAfterAnEndOfFile() throws IOException {
        byte[] data = data();
        ImageInputStream in = open(data);
        in.seek(data.length - 30);
        byte[] read = new byte[50];
        assertThrows(EOFException.class, () -> in.readFully(read));
        assertArrayEquals(java.util.Arrays.copyOfRange(data, data.length - 30, data.length + 20), read);
    }

    @Test
    void wholeByteArray() throws IOException {
        byte[] data = data();
        byte[] read = new byte[data.length];
        ImageInputStream in = open(data);
        in.readFully(read);
        assertArrayEquals(data, read);
        assertThrows(EOFException.class, () -> in.readFully(new byte[1]));
        in.readFully(new byte[0]);
    }

    /** The JDK does not look at the stream at all then. */
    @Test
    void noElementsMoveNothingEvenBehindTheEnd() throws IOException {
        for (ArrayKind kind : ArrayKind.values()) {
            ImageInputStream in = open();
            in.seek(77);
            in.setBitOffset(3);
            kind.read(in, kind.array(2), 1, 0);
            assertEquals(77, in.getStreamPosition(), kind.toString());
            assertEquals(3, in.getBitOffset(), kind.toString());
        }
    }

    @Test
    void rangesOutsideTheArrayAreRefused() throws IOException {
        ImageInputStream in = open(data());
        for (ArrayKind kind : ArrayKind.values()) {
            Object array = kind.array(5);
            for (int[] range : new int[][] {{-1, 2}, {0, -1}, {0, 6}, {3, 3}, {6, 0}, {3, Integer.MAX_VALUE}}) {
                assertThrows(
                        IndexOutOfBoundsException.class,
                        () -> kind.read(in, array, range[0], range[1]),
                        kind + " " + range[0] + ", " + range[1]);
            }
            assertThrows(NullPointerException.class, () -> kind.read(in, null, 0, 1), kind.toString());
        }
        assertEquals(0, in.getStreamPosition());
    }
}
