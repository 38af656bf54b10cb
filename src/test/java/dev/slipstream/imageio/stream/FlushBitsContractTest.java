package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.slipstream.imageio.testing.Use;
import java.io.IOException;
import java.io.UTFDataFormatException;
import java.util.Arrays;
import java.util.List;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;

/** What becomes of a byte of which only some bits were written. */
class FlushBitsContractTest extends ImageOutputStreamContract {

    private record Write(String name, Use<ImageOutputStream> writing, String bytes) {}

    private static final List<Write> WRITES = List.of(
            new Write("write", out -> out.write(0x12), "12"),
            new Write("writeByte", out -> out.writeByte(0x12), "12"),
            new Write("writeBoolean", out -> out.writeBoolean(true), "01"),
            new Write("writeShort", out -> out.writeShort(0x1234), "1234"),
            new Write("writeChar", out -> out.writeChar(0x1234), "1234"),
            new Write("writeInt", out -> out.writeInt(0x12345678), "12345678"),
            new Write("writeLong", out -> out.writeLong(0x12), "0000000000000012"),
            new Write("writeFloat", out -> out.writeFloat(1), "3f800000"),
            new Write("writeDouble", out -> out.writeDouble(1), "3ff0000000000000"),
            new Write("writeBytes", out -> out.writeBytes("ab"), "6162"),
            new Write("writeChars", out -> out.writeChars("ab"), "00610062"),
            new Write("writeUTF", out -> out.writeUTF("ab"), "00026162"),
            new Write("write(byte[])", out -> out.write(new byte[] {1, 2, 3}), "010203"),
            new Write("write(byte[], off, len)", out -> out.write(new byte[] {1, 2, 3}, 1, 1), "02"),
            new Write("writeShorts", out -> out.writeShorts(new short[] {1, 2}, 0, 2), "00010002"),
            new Write("writeChars(char[])", out -> out.writeChars(new char[] {1, 2}, 0, 2), "00010002"),
            new Write("writeInts", out -> out.writeInts(new int[] {1, 2}, 1, 1), "00000002"),
            new Write("writeLongs", out -> out.writeLongs(new long[] {1, 2}, 1, 1), "0000000000000002"),
            new Write("writeFloats", out -> out.writeFloats(new float[] {1}, 0, 1), "3f800000"),
            new Write("writeDoubles", out -> out.writeDoubles(new double[] {1}, 0, 1), "3ff0000000000000"),
            new Write("writeUTF of nothing", out -> out.writeUTF(""), "0000"),
            new Write("write of no bytes", out -> out.write(new byte[0]), ""),
            new Write("write of an empty range", out -> out.write(new byte[3], 3, 0), ""),
            new Write("writeChars of nothing", out -> out.writeChars(""), ""),
            new Write("writeShorts of none", out -> out.writeShorts(new short[1], 1, 0), ""),
            new Write("writeChars of none", out -> out.writeChars(new char[1], 0, 0), ""),
            new Write("writeInts of none", out -> out.writeInts(new int[0], 0, 0), ""),
            new Write("writeLongs of none", out -> out.writeLongs(new long[1], 0, 0), ""),
            new Write("writeFloats of none", out -> out.writeFloats(new float[1], 0, 0), ""),
            new Write("writeDoubles of none", out -> out.writeDoubles(new double[1], 1, 0), ""));

    /** Around the ends of the windows. */
    private int[] places() {
        return window == Destination.DEFAULT ? new int[] {0, 8189, 8191} : new int[] {0, 1, 7, 10, 15, 62};
    }

    @Test
    void everyWriteBehindSomeBitsClearsTheRestOfTheirByte() throws IOException {
        for (Write write : WRITES) {
            for (int at : places()) {
                byte[] expected = new byte[at + 20];
                Arrays.fill(expected, (byte) -1);
                ImageOutputStream out = over(expected);
                out.seek(at);
                out.setBitOffset(3);
                write.writing.of(out);
                byte[] written = hex("e0" + write.bytes);
                System.arraycopy(written, 0, expected, at, written.length);
                assertEquals(at + written.length, out.getStreamPosition(), write.name);
                assertEquals(0, out.getBitOffset(), write.name);
                assertWritten(expected);
                closeAll();
            }
        }
    }

    @Test
    void bitsThatWereWrittenStay() throws IOException {
        for (int at : places()) {
            byte[] expected = new byte[at + 3];
            expected[at] = (byte) 0xb0;
            expected[at + 1] = 0x12;
            expected[at + 2] = (byte) 0x80;
            ImageOutputStream out = create();
            out.seek(at);
            out.writeBits(0b1011, 4);
            out.writeByte(0x12);
            out.writeBit(1);
            assertWritten(expected);
        }
    }

    @Test
    void bitOffsetBehindTheEndBecomesAByteOfZeros() throws IOException {
        ImageOutputStream out = create();
        out.setBitOffset(7);
        out.write(0x12);
        out.seek(4);
        out.setBitOffset(1);
        out.write(new byte[0]);
        assertEquals(5, out.getStreamPosition());
        assertWritten(hex("0012 0000 00"));
    }

    /** The JDK's has no byte to write then. */
    @Test
    void writeBytesOfNothingLeavesTheBits() throws IOException {
        ImageOutputStream out = over((byte) -1);
        out.setBitOffset(3);
        out.writeBytes("");
        assertEquals(0, out.getStreamPosition());
        assertEquals(3, out.getBitOffset());
        assertWritten((byte) -1);
    }

    @Test
    void seekReadMarkAndFlushWriteNoBits() throws IOException {
        ImageOutputStream out = over(hex("ffffffffff"));
        out.writeBits(0, 2);
        out.seek(1);
        out.writeBits(0, 2);
        assertEquals(0x3f, out.read()); // the byte of which two bits were written
        out.writeBits(0, 2);
        out.mark();
        out.flush();
        assertEquals(2, out.getStreamPosition());
        assertEquals(2, out.getBitOffset());
        out.seek(3);
        out.reset();
        assertEquals(2, out.getBitOffset());
        out.writeBits(0, 2);
        out.setBitOffset(0);
        out.skipBytes(1);
        out.writeByte(0x12);
        assertWritten(hex("3f3f0f12ff"));
    }

    /** The byte with bits yet to come stays behind the flushed position and can be filled. */
    @Test
    void flushBetweenBitsLeavesTheirByteWritable() throws IOException {
        ImageOutputStream out = create();
        for (int i = 0; i < 40; i++) {
            out.writeBits(0b10110, 5);
            out.flush();
            assertEquals(5 * (i + 1) / 8, out.getFlushedPosition());
            assertEquals(5 * (i + 1) % 8, out.getBitOffset());
        }
        assertWritten(hex("b5ad6b5ad6 b5ad6b5ad6 b5ad6b5ad6 b5ad6b5ad6 b5ad6b5ad6"));
    }

    @Test
    void refusedWritesLeaveBitsAndPositionAlone() throws IOException {
        ImageOutputStream out = over((byte) -1, (byte) -1);
        out.setBitOffset(3);
        assertThrows(NullPointerException.class, () -> out.write((byte[]) null));
        assertThrows(IndexOutOfBoundsException.class, () -> out.write(new byte[2], 1, 2)); // after the bits in the JDK
        assertThrows(NullPointerException.class, () -> out.writeUTF(null));
        assertThrows(NullPointerException.class, () -> out.writeChars(null));
        assertThrows(NullPointerException.class, () -> out.writeBytes(null));
        assertThrows(IndexOutOfBoundsException.class, () -> out.writeInts(new int[2], 1, 2));
        assertThrows(UTFDataFormatException.class, () -> out.writeUTF("x".repeat(65536)));
        assertEquals(0, out.getStreamPosition());
        assertEquals(3, out.getBitOffset());
        assertWritten((byte) -1, (byte) -1);
    }
}
