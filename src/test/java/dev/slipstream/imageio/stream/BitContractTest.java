package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.EOFException;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.ByteOrder;
import java.util.Arrays;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;

class BitContractTest extends ImageInputStreamContract {

    private static long expected(byte[] data, int at, int bitOffset, int count) {
        int end = Math.min(at + 9, data.length);
        BigInteger bytes = new BigInteger(1, Arrays.copyOfRange(data, at, end));
        return bytes.shiftRight((end - at) * 8 - bitOffset - count)
                .and(BigInteger.ONE.shiftLeft(count).subtract(BigInteger.ONE))
                .longValue();
    }

    @Test
    void everyCountFromEveryOffset() throws IOException {
        byte[] data = data();
        ImageInputStream in = open(data);
        for (int at : positions().filter(at -> at % 5 == 0 || window == Backing.DEFAULT).toArray()) {
            for (int offset = 0; offset < 8; offset++) {
                for (int count = 1; count <= 64; count++) {
                    in.seek(at);
                    in.setBitOffset(offset);
                    String what = count + " bits from bit " + offset + " of byte " + at;
                    assertEquals(expected(data, at, offset, count), in.readBits(count), what);
                    assertEquals(at + (offset + count) / 8, in.getStreamPosition(), what);
                    assertEquals((offset + count) % 8, in.getBitOffset(), what);
                }
            }
        }
    }

    @Test
    void bitForBitThroughTheWholeStream() throws IOException {
        byte[] data = data();
        ImageInputStream in = open(data);
        for (int bit = 0; bit < data.length * 8; bit++) {
            assertEquals(bit / 8, in.getStreamPosition());
            assertEquals(bit % 8, in.getBitOffset());
            assertEquals(data[bit / 8] >> (7 - bit % 8) & 1, in.readBit(), "bit " + bit);
        }
        assertThrows(EOFException.class, in::readBit);
        assertEquals(data.length, in.getStreamPosition());
    }

    @Test
    void bitsOneBehindTheOther() throws IOException {
        byte[] data = data();
        ImageInputStream in = open(data);
        int bit = 0;
        for (int count = 1; bit + count <= data.length * 8; bit += count, count = count % 64 + 1) {
            assertEquals(expected(data, bit / 8, bit % 8, count), in.readBits(count), count + " bits from bit " + bit);
        }
    }

    @Test
    void lastBitsOfTheData() throws IOException {
        byte[] data = data();
        ImageInputStream in = open(data);
        for (int count = 1; count <= 64; count++) {
            int bit = data.length * 8 - count;
            in.seek(bit / 8);
            in.setBitOffset(bit % 8);
            assertEquals(expected(data, bit / 8, bit % 8, count), in.readBits(count), count + " bits");
            assertEquals(data.length, in.getStreamPosition());
            assertEquals(0, in.getBitOffset());
        }
    }

    @Test
    void bitsThatAreCutOffAreEndOfFileAndLeaveTheStreamAtTheEnd() throws IOException {
        byte[] data = data();
        ImageInputStream in = open(data);
        for (int count = 1; count <= 64; count++) {
            int bit = data.length * 8 - count + 1;
            int bits = count;
            in.seek(bit / 8);
            in.setBitOffset(bit % 8);
            assertThrows(EOFException.class, () -> in.readBits(bits), bits + " bits");
            assertEquals(data.length, in.getStreamPosition(), bits + " bits");
            assertEquals(0, in.getBitOffset(), bits + " bits");
        }
    }

    @Test
    void byteOrderDoesNotMatter() throws IOException {
        ImageInputStream in = open(new byte[] {0x12, 0x34, 0x56, 0x78, (byte) 0x9a, 0, 0, 0, 0, 0});
        in.setByteOrder(ByteOrder.LITTLE_ENDIAN);
        assertEquals(0x123, in.readBits(12));
        assertEquals(0x456, in.readBits(12));
        assertEquals(0, in.readBit());
    }

    @Test
    void noBitsAreZeroAndMoveNothing() throws IOException {
        ImageInputStream in = open(data());
        in.seek(3);
        in.setBitOffset(5);
        assertEquals(0, in.readBits(0));
        assertEquals(3, in.getStreamPosition());
        assertEquals(5, in.getBitOffset());
        in.seek(1_000_000);
        assertEquals(0, in.readBits(0));
    }

    @Test
    void badCountsAndOffsetsAreRefused() throws IOException {
        ImageInputStream in = open(data());
        in.setBitOffset(2);
        assertThrows(IllegalArgumentException.class, () -> in.readBits(-1));
        assertThrows(IllegalArgumentException.class, () -> in.readBits(65));
        assertThrows(IllegalArgumentException.class, () -> in.setBitOffset(-1));
        assertThrows(IllegalArgumentException.class, () -> in.setBitOffset(8));
        assertEquals(2, in.getBitOffset());
        assertEquals(0, in.getStreamPosition());
    }

    @Test
    void everyReadAndSeekResetsTheBitOffset() throws IOException {
        ImageInputStream in = open(data());
        in.setBitOffset(1);
        in.read();
        assertEquals(0, in.getBitOffset());
        in.setBitOffset(2);
        in.read(new byte[3]);
        assertEquals(0, in.getBitOffset());
        in.setBitOffset(3);
        in.seek(0);
        assertEquals(0, in.getBitOffset());
        in.setBitOffset(4);
        in.skipBytes(1);
        assertEquals(0, in.getBitOffset());
        in.setBitOffset(5);
        in.read(new byte[3], 1, 0);
        assertEquals(0, in.getBitOffset());
        in.seek(1_000_000);
        in.setBitOffset(6);
        assertEquals(-1, in.read());
        assertEquals(0, in.getBitOffset());
    }
}
