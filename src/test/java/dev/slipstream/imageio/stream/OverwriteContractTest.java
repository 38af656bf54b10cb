package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.EOFException;
import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;

/** Going back, going ahead, and reading what was written. */
class OverwriteContractTest extends ImageOutputStreamContract {

    /** What every container format does: the length goes in front when it is known. */
    @Test
    void lengthIsFilledInAtTheStart() throws IOException {
        byte[] data = data();
        ImageOutputStream out = create();
        out.writeInt(0);
        out.write(data);
        out.seek(0);
        out.writeInt(data.length);
        assertEquals(4 + data.length, out.length());
        out.seek(out.length());
        out.writeByte(0x77);
        byte[] expected = new byte[4 + data.length + 1];
        expected[2] = (byte) (data.length >> 8);
        expected[3] = (byte) data.length;
        System.arraycopy(data, 0, expected, 4, data.length);
        expected[4 + data.length] = 0x77;
        assertWritten(expected);
    }

    @Test
    void backwardsByteForByte() throws IOException {
        byte[] data = data();
        ImageOutputStream out = create();
        for (int at = data.length - 1; at >= 0; at--) {
            out.seek(at);
            out.write(data[at]);
        }
        assertWritten(data);
    }

    @Test
    void anywhereInAnyOrder() throws IOException {
        byte[] data = data();
        Random random = new Random(5);
        ImageOutputStream out = over(data);
        for (int i = 0; i < 1000; i++) {
            byte[] some = new byte[random.nextInt(20)];
            random.nextBytes(some);
            int at = random.nextInt(data.length - some.length);
            out.seek(at);
            out.write(some);
            System.arraycopy(some, 0, data, at, some.length);
            assertEquals(at + some.length, out.getStreamPosition());
            assertEquals(data.length, out.length());
        }
        assertWritten(data);
    }

    @Test
    void writingAndReadingInTurnAnywhere() throws IOException {
        byte[] data = data();
        Random random = new Random(6);
        ImageOutputStream out = over(data);
        for (int i = 0; i < 2000; i++) {
            byte[] some = new byte[random.nextInt(40)];
            int position = (int) out.getStreamPosition();
            int at = random.nextBoolean() ? position : random.nextInt(data.length);
            if (at != position) {
                out.seek(at);
            }
            int n = Math.min(some.length, data.length - at);
            if (random.nextBoolean()) {
                random.nextBytes(some);
                out.write(some, 0, n);
                System.arraycopy(some, 0, data, at, n);
            } else {
                out.readFully(some, 0, n);
                assertArrayEquals(Arrays.copyOfRange(data, at, at + n), Arrays.copyOf(some, n), n + " bytes at " + at);
            }
            assertEquals(at + n, out.getStreamPosition());
        }
        assertWritten(data);
    }

    /** A write begins where the reading stands, not where it has read ahead to. */
    @Test
    void writeBehindEveryKindOfRead() throws IOException {
        byte[] data = data();
        ImageOutputStream out = over(data);
        int at = 0;
        for (int size = 1; at + size < data.length; size = size * 3 % 97 + 1) {
            switch (size % 4) {
                case 0 -> assertEquals(data[at] & 0xff, out.read());
                case 1 -> assertEquals(data[at] >> 7 & 1, out.readBit());
                case 2 -> assertEquals(1, out.read(new byte[1]));
                default -> assertEquals(1, out.skipBytes(1));
            }
            if (out.getBitOffset() == 1) {
                out.write(new byte[0]); // fills up the byte
                data[at] &= (byte) 0x80;
            }
            byte[] some = new byte[size - 1];
            Arrays.fill(some, (byte) size);
            out.write(some);
            System.arraycopy(some, 0, data, at + 1, some.length);
            at += size;
            assertEquals(at, out.getStreamPosition());
        }
        assertWritten(data);
    }

    @Test
    void whatWasJustWrittenIsReadAtOnceAndTheEndIsTheEnd() throws IOException {
        byte[] data = data();
        ImageOutputStream out = create();
        for (int at = 0; at < data.length; at++) {
            out.write(data[at]);
            if (at % 7 == 0) {
                assertEquals(-1, out.read());
                assertEquals(-1, out.read(new byte[3]));
                assertThrows(EOFException.class, out::readInt);
                out.seek(at);
                assertEquals(data[at], out.readByte());
            }
        }
        assertWritten(data);
    }

    @Test
    void gapIsZerosIfSomethingIsWrittenBehindIt() throws IOException {
        for (int gap : new int[] {1, 7, 8, 9, 100, 1024, 8192, 100_000}) {
            ImageOutputStream out = create();
            out.write(0x55);
            out.seek(1 + gap);
            assertEquals(1, out.length(), "nothing is written yet");
            out.write(0x66);
            assertEquals(gap + 2, out.length());
            out.seek(1);
            byte[] zeros = new byte[gap];
            Arrays.fill(zeros, (byte) -1);
            out.readFully(zeros);
            assertArrayEquals(new byte[gap], zeros);
            byte[] expected = new byte[gap + 2];
            expected[0] = 0x55;
            expected[gap + 1] = 0x66;
            assertWritten(expected);
        }
    }

    @Test
    void gapsCanBeFilledLater() throws IOException {
        byte[] data = data();
        ImageOutputStream out = create();
        for (int at = 0; at + 20 <= data.length; at += 40) {
            out.seek(at + 10);
            out.write(data, at + 10, 10);
            out.seek(at);
            out.write(data, at, 10);
        }
        for (int at = 20; at < data.length; at += 40) {
            out.seek(at);
            out.write(data, at, Math.min(20, data.length - at));
        }
        assertWritten(data);
    }

    @Test
    void seekBehindTheEndAloneWritesNothing() throws IOException {
        byte[] data = data();
        ImageOutputStream out = over(data);
        for (long past : new long[] {data.length + 1, data.length + 100_000, 1L << 32, destination.largestPosition()}) {
            out.seek(past);
            assertEquals(past, out.getStreamPosition());
            assertEquals(-1, out.read());
            assertEquals(data.length, out.length());
        }
        assertWritten(data);
    }

    @Test
    void bytesThatWereWrittenAreNotInTheGapAgain() throws IOException {
        ImageOutputStream out = create();
        out.write(new byte[] {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12});
        out.flush(); // frees or recycles them
        out.seek(30);
        out.write(13);
        byte[] expected = new byte[31];
        for (int i = 0; i < 12; i++) {
            expected[i] = (byte) (i + 1);
        }
        expected[30] = 13;
        assertWritten(expected);
    }

    @Test
    void negativeOrFlushedSeekIsRefusedAndMovesNothing() throws IOException {
        ImageOutputStream out = create();
        out.writeInt(0x01020304);
        out.writeBits(0, 3);
        out.flushBefore(2);
        assertThrows(IndexOutOfBoundsException.class, () -> out.seek(1));
        assertThrows(IndexOutOfBoundsException.class, () -> out.seek(-1));
        assertThrows(IndexOutOfBoundsException.class, () -> out.skipBytes(-3));
        assertEquals(4, out.getStreamPosition());
        assertEquals(3, out.getBitOffset());
        out.seek(2);
        out.writeByte(0x77);
        assertWritten(hex("0102770400"));
    }

    @Test
    void marksNestWhileWriting() throws IOException {
        ImageOutputStream out = create();
        out.writeInt(0x01020304);
        out.mark();
        out.writeBits(-1, 5);
        out.mark();
        out.seek(100);
        out.mark();
        out.reset();
        assertEquals(100, out.getStreamPosition());
        out.reset();
        assertEquals(4, out.getStreamPosition());
        assertEquals(5, out.getBitOffset());
        out.writeBits(0b101, 3);
        assertEquals(0, out.getBitOffset());
        out.reset();
        assertEquals(4, out.getStreamPosition());
        assertEquals(0, out.getBitOffset());
        assertEquals(0xfd, out.read());
        out.reset();
        out.write(0x66);
        assertWritten(hex("01020304 fd 66"));
    }

    @Test
    void longerFileIsNotTruncated() throws IOException {
        byte[] data = data();
        ImageOutputStream out = over(data);
        assertEquals(data.length, out.length());
        out.writeUTF("shorter");
        System.arraycopy(hex("0007 73686f72746572"), 0, data, 0, 9);
        assertEquals(data.length, out.length());
        assertEquals(data[9], out.readByte());
        assertWritten(data);
    }

    @Test
    void windowFullOfOldBytesTakesNewOnesInTheMiddle() throws IOException {
        byte[] data = data();
        ImageOutputStream out = over(data);
        for (int at : positions().toArray()) {
            out.seek(at);
            out.writeBit(1); // looks at what is there
            out.seek(at + 3);
            out.writeShort(at);
            data[at] |= (byte) 0x80;
            data[at + 3] = (byte) (at >> 8);
            data[at + 4] = (byte) at;
        }
        assertWritten(data);
    }
}
