package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Random;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;

class BitWriteContractTest extends ImageOutputStreamContract {

    /** Bit for bit, so that no more than one is ever in hand. */
    private static void put(byte[] bytes, int firstBit, long value, int count) {
        for (int i = 0; i < count; i++) {
            int bit = firstBit + i;
            int mask = 0x80 >> bit % 8;
            boolean set = (value >> (count - 1 - i) & 1) != 0;
            bytes[bit / 8] = (byte) (set ? bytes[bit / 8] | mask : bytes[bit / 8] & ~mask);
        }
    }

    private void everyCountFromEveryOffset(boolean readingBack) throws IOException {
        byte[] data = data();
        byte[] read = new byte[12];
        Random random = new Random(3);
        ImageOutputStream out = over(data);
        for (int at : positions().filter(at -> at % 5 == 0 || window == Destination.DEFAULT).toArray()) {
            for (int offset = 0; offset < 8; offset++) {
                for (int count = 1; count <= 64; count++) {
                    long value = random.nextLong();
                    String what = count + " bits from bit " + offset + " of byte " + at;
                    put(data, at * 8 + offset, value, count);
                    out.seek(at);
                    out.setBitOffset(offset);
                    out.writeBits(value, count);
                    assertEquals(at + (offset + count) / 8, out.getStreamPosition(), what);
                    assertEquals((offset + count) % 8, out.getBitOffset(), what);
                    if (readingBack) {
                        int from = Math.max(at - 1, 0);
                        out.seek(from);
                        out.readFully(read);
                        assertArrayEquals(Arrays.copyOfRange(data, from, from + 12), read, what);
                    }
                }
            }
        }
        assertWritten(data);
    }

    @Test
    void everyCountFromEveryOffset() throws IOException {
        everyCountFromEveryOffset(false);
    }

    @Test
    void everyCountFromEveryOffsetReadBackAtOnce() throws IOException {
        everyCountFromEveryOffset(true);
    }

    @Test
    void bitForBitThroughTheWholeStream() throws IOException {
        byte[] data = data();
        ImageOutputStream out = create();
        for (int bit = 0; bit < data.length * 8; bit++) {
            assertEquals(bit / 8, out.getStreamPosition());
            assertEquals(bit % 8, out.getBitOffset());
            out.writeBit(data[bit / 8] >> (7 - bit % 8));
        }
        assertEquals(data.length, out.length());
        assertWritten(data);
    }

    @Test
    void bitsOneBehindTheOtherInANewStreamAndOverAnOldOne() throws IOException {
        for (byte[] data : new byte[][] {new byte[data().length], data()}) {
            boolean old = data[0] != 0;
            ImageOutputStream out = old ? over(data) : create();
            Random random = new Random(4);
            int bit = 0;
            for (int count = 1; bit + count <= data.length * 8; bit += count, count = count % 64 + 1) {
                long value = random.nextLong();
                put(data, bit, value, count);
                out.writeBits(value, count);
            }
            assertWritten(old ? data : Arrays.copyOf(data, (bit + 7) / 8));
        }
    }

    @Test
    void bitsAndBytesInTurn() throws IOException {
        ImageOutputStream out = over(hex("ffffffff ffffffff ffffffff"));
        out.writeBits(0, 4);
        out.writeByte(0x12); // pads with zeros
        out.writeBits(0b101, 3);
        out.writeBits(0, 6); // leaves the last bits of its byte
        out.seek(7);
        out.writeBit(0);
        out.seek(9);
        out.setBitOffset(7);
        out.writeBits(0, 2);
        assertWritten(hex("00 12 a0 7f ffffff 7f ff fe 7f ff"));
    }

    @Test
    void partOfAByteAtTheEndIsAByteWithZerosAtOnce() throws IOException {
        ImageOutputStream out = create();
        out.writeBits(0b101, 3);
        assertEquals(1, out.length());
        assertEquals(0, out.getStreamPosition());
        assertEquals(3, out.getBitOffset());
        assertWritten(hex("a0"));
    }

    @Test
    void oneBitIsTheLowestOfTheInt() throws IOException {
        ImageOutputStream out = create();
        for (int bit : new int[] {1, 2, 3, -1, -2, 0, 0x100, 0x101}) {
            out.writeBit(bit);
        }
        assertWritten((byte) 0b1011_0001);
    }

    @Test
    void bitsBehindTheEndAreWrittenBehindAGapOfZeros() throws IOException {
        ImageOutputStream out = over((byte) -1);
        out.seek(100);
        out.setBitOffset(5);
        out.writeBits(-1, 5);
        byte[] expected = new byte[102];
        expected[0] = -1;
        expected[100] = 0x07;
        expected[101] = (byte) 0xc0;
        assertWritten(expected);
    }

    @Test
    void bitsCanBeReadBackAndChanged() throws IOException {
        byte[] data = data();
        ImageOutputStream out = over(data);
        for (int at = 1; at < 60; at += 3) {
            out.seek(at);
            assertEquals((data[at] & 0xff) >> 3, out.readBits(5));
            out.writeBits(0b0110, 4);
            assertEquals(1, out.getBitOffset());
            assertEquals(data[at + 1] >> 6 & 1, out.readBit());
            put(data, at * 8 + 5, 0b0110, 4);
        }
        assertWritten(data);
    }

    @Test
    void byteOrderDoesNotMatter() throws IOException {
        ImageOutputStream out = create();
        out.setByteOrder(ByteOrder.LITTLE_ENDIAN);
        out.writeBits(0x123, 12);
        out.writeBits(0x456789abcdefL, 48);
        out.writeBits(0, 4);
        assertWritten(hex("123456789abcdef0"));
    }

    @Test
    void noBitsWriteAndMoveNothing() throws IOException {
        ImageOutputStream out = over((byte) -1, (byte) -1);
        out.setBitOffset(5);
        out.writeBits(0, 0);
        assertEquals(0, out.getStreamPosition());
        assertEquals(5, out.getBitOffset());
        out.seek(1000);
        out.writeBits(0, 0);
        assertEquals(2, out.length());
        assertWritten(hex("ffff"));
    }

    @Test
    void badCountsAreRefusedAndWriteAndMoveNothing() throws IOException {
        ImageOutputStream out = over((byte) -1, (byte) -1);
        out.setBitOffset(5);
        assertThrows(IllegalArgumentException.class, () -> out.writeBits(0, -1));
        assertThrows(IllegalArgumentException.class, () -> out.writeBits(0, 65));
        assertThrows(IllegalArgumentException.class, () -> out.writeBits(0, Integer.MAX_VALUE));
        assertThrows(IllegalArgumentException.class, () -> out.writeBits(0, Integer.MIN_VALUE));
        assertEquals(0, out.getStreamPosition());
        assertEquals(5, out.getBitOffset());
        assertWritten(hex("ffff"));
    }
}
