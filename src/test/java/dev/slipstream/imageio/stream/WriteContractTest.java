package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.slipstream.imageio.testing.Use;
import java.io.IOException;
import java.io.UTFDataFormatException;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;

/** Values, bits, arrays and text, as literal bytes say and as the oracle writes them, wherever windows end. */
class WriteContractTest extends ImageOutputStreamContract {

    private final Random random = new Random(1);

    /** Writes to a new stream and to the oracle; the same must arrive. */
    private void assertWrittenAsByOracle(Use<ImageOutputStream> writing) throws IOException {
        assertOverwrittenAsByOracle(new byte[0], writing);
    }

    private void assertOverwrittenAsByOracle(byte[] existing, Use<ImageOutputStream> writing) throws IOException {
        ReferenceImageStream oracle = new ReferenceImageStream(existing);
        ImageOutputStream out = over(existing);
        writing.of(oracle);
        writing.of(out);
        assertEquals(Outcome.state(oracle), Outcome.state(out));
        assertEquals(oracle.length(), out.length());
        assertWritten(oracle.bytes());
    }

    @Test
    void consecutiveValuesInBothOrders() throws IOException {
        List<StreamValue> row = StreamValue.row(StreamValue.WRITTEN, data().length);
        for (ByteOrder order : ORDERS) {
            ImageOutputStream out = create();
            out.setByteOrder(order);
            int at = 0;
            for (StreamValue value : row) {
                value.writing().of(out);
                at += value.length();
                assertEquals(at, out.getStreamPosition(), value.name());
            }
            assertEquals(at, out.length());
            out.seek(0);
            byte[] expected = StreamValue.bytes(row, order);
            byte[] read = new byte[at];
            out.readFully(read);
            assertArrayEquals(expected, read, "read back");
            assertWritten(expected);
        }
    }

    @Test
    void valuesInBothOrdersOverOldBytesLeaveThoseAround() throws IOException {
        byte[] data = data();
        ImageOutputStream out = over(data);
        for (ByteOrder order : ORDERS) {
            out.setByteOrder(order);
            for (StreamValue value : StreamValue.WRITTEN) {
                for (int at : positions().toArray()) {
                    out.seek(at);
                    value.writing().of(out);
                    System.arraycopy(value.bytes(order), 0, data, at, value.length());
                }
                byte[] read = new byte[data.length];
                out.seek(0);
                out.readFully(read);
                assertArrayEquals(data, read, value.name());
            }
        }
        assertWritten(data);
    }

    @Test
    void everyValueAfterSomeBitsClearsTheRestOfTheirByte() throws IOException {
        int[] places = window == Backing.DEFAULT ? new int[] {0, 8189, 8191} : new int[] {0, 1, 7, 10, 15, 62};
        for (StreamValue value : StreamValue.WRITTEN) {
            for (int at : places) {
                byte[] expected = new byte[at + 20];
                Arrays.fill(expected, (byte) -1);
                ImageOutputStream out = over(expected);
                out.seek(at);
                out.setBitOffset(3);
                value.writing().of(out);
                byte[] written = hex("e0" + value.hex());
                System.arraycopy(written, 0, expected, at, written.length);
                assertEquals(at + written.length, out.getStreamPosition(), value.name());
                assertEquals(0, out.getBitOffset(), value.name());
                assertWritten(expected);
                closeAll();
            }
        }
    }

    @Test
    void nothingPastTheEndWritesNothing() throws IOException {
        ImageOutputStream out = over((byte) 1, (byte) 2);
        out.seek(77);
        for (ArrayKind kind : ArrayKind.values()) {
            kind.write(out, kind.array(2), 1, 0);
        }
        out.writeBytes("");
        out.writeChars("");
        out.writeBits(-1, 0);
        assertEquals(77, out.getStreamPosition());
        assertEquals(2, out.length());
        assertWritten((byte) 1, (byte) 2);
    }

    @Test
    void whatIsRefusedWritesAndMovesNothing() throws IOException {
        ImageOutputStream out = over((byte) -1, (byte) -1);
        out.setBitOffset(5);
        for (ArrayKind kind : ArrayKind.values()) {
            for (int[] range : Arrays.copyOf(RANGES, RANGES.length - 1)) {
                assertThrows(IndexOutOfBoundsException.class, () -> kind.write(out, kind.array(5), range[0], range[1]),
                        kind + Arrays.toString(range));
            }
            assertThrows(NullPointerException.class, () -> kind.write(out, null, 0, 1), kind.toString());
        }
        for (int bits : new int[] {-1, 65, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            assertThrows(IllegalArgumentException.class, () -> out.writeBits(0, bits), bits + " bits");
        }
        assertThrows(NullPointerException.class, () -> out.writeUTF(null));
        assertThrows(NullPointerException.class, () -> out.writeChars(null));
        assertThrows(NullPointerException.class, () -> out.writeBytes(null));
        for (String longest : new String[] {"x".repeat(65535), "\u20ac".repeat(21845)}) {
            assertThrows(UTFDataFormatException.class, () -> out.writeUTF(longest + '\0'));
        }
        assertEquals(0, out.getStreamPosition());
        assertEquals(5, out.getBitOffset());
        assertWritten((byte) -1, (byte) -1);
    }

    @Test
    void arraysLargerThanAnyWindow() throws IOException {
        int length = window == Backing.DEFAULT ? 100_000 : 3000;
        for (ArrayKind kind : ArrayKind.values()) {
            Object array = kind.random(random, length);
            for (ByteOrder order : ORDERS) {
                assertWrittenAsByOracle(out -> {
                    out.setByteOrder(order);
                    out.writeByte(0x33);
                    kind.write(out, array, 0, length);
                });
                closeAll();
            }
        }
    }

    @Test
    void textLongerThanAnyWindow() throws IOException {
        StringBuilder text = new StringBuilder();
        random.ints(window == Backing.DEFAULT ? 50_000 : 1000, 0, 0x10000).forEach(c -> text.append((char) c));
        for (ByteOrder order : ORDERS) {
            assertWrittenAsByOracle(out -> {
                out.setByteOrder(order);
                out.writeBytes(text.toString());
                out.writeChars(text.toString());
                out.writeUTF(text.substring(0, 1000));
                out.writeShort(1);
            });
        }
    }

    @Test
    void utfOf65535BytesIsTheLongest() throws IOException {
        String[] longest = {"x".repeat(65535), "\u20ac".repeat(21845), "\u00fc".repeat(32767) + 'x'};
        ImageOutputStream out = create();
        for (String string : longest) {
            out.writeUTF(string);
        }
        assertWritten(utf(longest));
    }

    /** Where the bytes go makes a difference to few of them. */
    @Test
    void everyNumberOfBitsFromEveryBit() throws IOException {
        int step = destination == Destination.FILE || destination == Destination.OUTPUT_STREAM ? 1 : 9;
        for (boolean isReadBack : new boolean[] {false, true}) {
            byte[] data = data();
            ReferenceImageStream oracle = new ReferenceImageStream(data);
            ImageOutputStream out = over(data);
            for (int at : positions().filter(at -> at % 5 == 0 || window == Backing.DEFAULT).toArray()) {
                for (int offset = 0; offset < 8; offset++) {
                    for (int count = 1 + (at + offset) % step; count <= 64; count += step) {
                        int bit = offset;
                        int bits = count;
                        long value = random.nextLong();
                        assertAsOracle(bits + " bits from bit " + bit + " of byte " + at, oracle, out, stream -> {
                            stream.seek(at);
                            stream.setBitOffset(bit);
                            stream.writeBits(value, bits);
                            return isReadBack ? stream.read() : "not read";
                        });
                    }
                }
            }
            assertWritten(oracle.bytes());
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

    /** The byte with bits yet to come stays after the flushed position and can be filled. */
    @Test
    void flushBetweenBitsLeavesTheirByteWritable() throws IOException {
        ImageOutputStream out = create();
        for (int i = 0; i < 40; i++) {
            out.writeBits(0b10110, 5);
            out.flush();
            assertEquals(5 * (i + 1) / 8, out.getFlushedPosition());
            assertEquals(5 * (i + 1) % 8, out.getBitOffset());
        }
        assertWritten(hex("b5ad6b5ad6".repeat(5)));
    }
}
