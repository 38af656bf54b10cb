package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import javax.imageio.stream.IIOByteBuffer;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;

class BulkReadContractTest extends ImageInputStreamContract {

    @Test
    void readGivesByteForByteAndThenMinusOne() throws IOException {
        byte[] data = data();
        ImageInputStream in = open(data);
        for (int i = 0; i < data.length; i++) {
            assertEquals(data[i] & 0xff, in.read(), "byte " + i);
        }
        assertEquals(-1, in.read());
        assertEquals(-1, in.read());
        assertEquals(data.length, in.getStreamPosition());
    }

    @Test
    void emptyStreamIsAtItsEnd() throws IOException {
        ImageInputStream in = open();
        assertEquals(-1, in.read());
        assertEquals(-1, in.read(new byte[1]));
        assertEquals(0, in.read(new byte[0]));
        assertEquals(0, in.getStreamPosition());
    }

    @Test
    void bulkReadFillsWholeArrayLikeJdk_8266435() throws IOException {
        byte[] data = data();
        for (int size : new int[] {1, 7, 8, 9, 20, 100, data.length - 1, data.length}) {
            byte[] read = new byte[size];
            assertEquals(size, open(data).read(read));
            assertArrayEquals(Arrays.copyOf(data, size), read);
        }
    }

    @Test
    void bulkReadFromAnywhereFillsItsRangeOnly() throws IOException {
        byte[] data = data();
        ImageInputStream in = open(data);
        for (int at : positions().toArray()) {
            in.seek(at);
            byte[] read = new byte[60];
            assertEquals(50, in.read(read, 3, 50));
            byte[] expected = new byte[60];
            System.arraycopy(data, at, expected, 3, 50);
            assertArrayEquals(expected, read, "from " + at);
            assertEquals(at + 50, in.getStreamPosition());
        }
    }

    @Test
    void bulkReadAtTheEndGivesWhatIsThereThenMinusOne() throws IOException {
        byte[] data = data();
        ImageInputStream in = open(data);
        in.seek(data.length - 20);
        byte[] read = new byte[30];
        assertEquals(20, in.read(read));
        assertArrayEquals(Arrays.copyOfRange(data, data.length - 20, data.length + 10), read);
        assertEquals(-1, in.read(read));
        assertEquals(data.length, in.getStreamPosition());
        assertEquals(0, in.read(read, 5, 0));
    }

    @Test
    void moreThanThereIsGivesAll() throws IOException {
        byte[] data = data();
        byte[] read = new byte[200_000];
        ImageInputStream in = open(data);
        assertEquals(data.length, in.read(read));
        assertArrayEquals(Arrays.copyOf(data, read.length), read);
    }

    @Test
    void bytesAndBulksInTurn() throws IOException {
        byte[] data = data();
        ImageInputStream in = open(data);
        int at = 0;
        for (int size = 1; at + size < data.length; size = size * 3 % 97 + 1) {
            assertEquals(data[at] & 0xff, in.read());
            byte[] read = new byte[size - 1];
            assertEquals(size - 1, in.read(read));
            assertArrayEquals(Arrays.copyOfRange(data, at + 1, at + size), read);
            at += size;
        }
    }

    @Test
    void rangesOutsideTheArrayAreRefused() throws IOException {
        ImageInputStream in = open(data());
        byte[] array = new byte[10];
        assertThrows(IndexOutOfBoundsException.class, () -> in.read(array, -1, 5));
        assertThrows(IndexOutOfBoundsException.class, () -> in.read(array, 0, -1));
        assertThrows(IndexOutOfBoundsException.class, () -> in.read(array, 5, 6));
        assertThrows(IndexOutOfBoundsException.class, () -> in.read(array, 11, 0));
        assertThrows(IndexOutOfBoundsException.class, () -> in.read(array, 5, Integer.MAX_VALUE));
        assertThrows(NullPointerException.class, () -> in.read(null, 0, 1));
        assertThrows(NullPointerException.class, () -> in.read(null));
        assertEquals(0, in.read(array, 10, 0));
        assertEquals(0, in.getStreamPosition());
    }

    @Test
    void rangesAreCheckedAtTheEndToo() throws IOException {
        ImageInputStream in = open();
        assertThrows(IndexOutOfBoundsException.class, () -> in.read(new byte[3], 1, 3));
    }

    @Test
    void readBytesSetsUpTheBuffer() throws IOException {
        byte[] data = data();
        ImageInputStream in = open(data);
        IIOByteBuffer buffer = new IIOByteBuffer(new byte[2], 1, 1);
        in.seek(5);
        in.setBitOffset(2);
        in.readBytes(buffer, 100);
        assertArrayEquals(Arrays.copyOfRange(data, 5, 105), content(buffer));
        assertEquals(105, in.getStreamPosition());
        assertEquals(0, in.getBitOffset());
    }

    @Test
    void readBytesAtTheEnd() throws IOException {
        byte[] data = data();
        ImageInputStream in = open(data);
        IIOByteBuffer buffer = new IIOByteBuffer(new byte[0], 0, 0);
        in.seek(data.length - 3);
        in.readBytes(buffer, 10);
        assertArrayEquals(Arrays.copyOfRange(data, data.length - 3, data.length), content(buffer));
        in.readBytes(buffer, 0);
        assertEquals(0, buffer.getLength());
        in.readBytes(buffer, 10);
        assertEquals(-1, buffer.getLength(), "as in the JDK");
    }

    @Test
    void readBytesOfALotWhetherItIsThereOrNot() throws IOException {
        byte[] data = new byte[window == Backing.DEFAULT ? 200_000 : 70_000];
        new Random(8).nextBytes(data);
        ImageInputStream in = open(data);
        IIOByteBuffer buffer = new IIOByteBuffer(new byte[0], 0, 0);
        in.readBytes(buffer, data.length - 1);
        assertArrayEquals(Arrays.copyOf(data, data.length - 1), content(buffer));
        in.seek(100);
        in.readBytes(buffer, 300_000_000);
        assertArrayEquals(Arrays.copyOfRange(data, 100, data.length), content(buffer));
        assertEquals(data.length, in.getStreamPosition());
    }

    @Test
    void readBytesRefusesNegativeLengthAndNoBuffer() throws IOException {
        ImageInputStream in = open(data());
        assertThrows(IndexOutOfBoundsException.class, () -> in.readBytes(new IIOByteBuffer(new byte[0], 0, 0), -1));
        assertThrows(NullPointerException.class, () -> in.readBytes(null, 1));
    }

    private static byte[] content(IIOByteBuffer buffer) {
        return Arrays.copyOfRange(buffer.getData(), buffer.getOffset(), buffer.getOffset() + buffer.getLength());
    }
}
