package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.slipstream.imageio.testing.Use;
import java.io.EOFException;
import java.io.IOException;
import java.lang.reflect.Array;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import javax.imageio.stream.IIOByteBuffer;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Values, bits, arrays and lines, as literal bytes say and as the oracle reads them, wherever windows end. */
@Tag("long")
class ReadContractTest extends ImageInputStreamContract {

    @Test
    void valuesInBothOrdersForwardsAndBackwards() throws IOException {
        List<StreamValue> row = StreamValue.row(StreamValue.READ, data().length);
        for (ByteOrder order : ORDERS) {
            ImageInputStream in = open(StreamValue.bytes(row, order));
            in.setByteOrder(order);
            int at = 0;
            for (StreamValue value : row) {
                assertRead(value, at, in);
                at += value.length();
            }
            for (int i = row.size() - 1; i >= 0; i--) {
                at -= row.get(i).length();
                in.seek(at);
                assertRead(row.get(i), at, in);
            }
        }
    }

    private static void assertRead(StreamValue value, int at, ImageInputStream in) throws IOException {
        in.setBitOffset(at % 8);
        assertEquals(new Outcome(value.value()), Outcome.of(value.reading(), in), value + " at " + at);
        assertEquals(at + value.length(), in.getStreamPosition(), value + " at " + at);
        assertEquals(0, in.getBitOffset(), value + " at " + at);
    }

    /** A value that is cut off is an EOFException, and leaves the stream at its end. */
    @Test
    void everyReadAroundTheEnd() throws IOException {
        byte[] data = data();
        ImageInputStream in = open(data);
        ImageInputStream oracle = new ReferenceImageStream(data);
        for (StreamValue value : StreamValue.READ) {
            for (int before : new int[] {9, 8, 7, 6, 5, 4, 3, 2, 1, 0, -1, -1_000_000}) {
                assertAsOracle(value + " read " + before + " bytes before the end", oracle, in, stream -> {
                    stream.seek(data.length - before);
                    stream.setBitOffset(3);
                    return value.reading().of(stream);
                });
            }
        }
    }

    @Test
    void seekPastEndThenReadIsEof() throws IOException {
        byte[] data = data();
        ImageInputStream in = open(data);
        int end = data.length;
        long largest = backing.largestPosition();
        for (long past : new long[] {end, end + 1, end + 100_000, 1L << 31, 1L << 32, end + (1L << 31),
            end + (1L << 32) - 5, end + (1L << 32) + 5, 1L << 40, largest}) {
            if (past <= largest) {
                in.seek(past);
                assertEquals(-1, in.read());
                assertEquals(-1, in.read(new byte[10]));
                assertThrows(EOFException.class, in::readLong);
                assertThrows(EOFException.class, () -> in.readFully(new int[9000], 0, 9000));
                assertEquals(past, in.getStreamPosition());
            }
        }
        in.seek(3);
        assertEquals(data[3], in.readByte());
    }

    @Test
    void whatIsRefusedMovesNothing() throws IOException {
        byte[] data = data();
        List<Use<ImageInputStream>> refused = List.of(in -> in.seek(-1), in -> in.seek(39),
                in -> in.seek(Long.MIN_VALUE),
                in -> in.skipBytes(-11), in -> in.skipBytes(-11L), in -> in.skipBytes(Long.MAX_VALUE),
                in -> in.flushBefore(39), in -> in.flushBefore(51), in -> in.flushBefore(-1),
                in -> in.setBitOffset(-1), in -> in.setBitOffset(8));
        ImageInputStream in = open(data);
        in.seek(50);
        in.flushBefore(40);
        in.setBitOffset(3);
        for (Use<ImageInputStream> use : refused) {
            assertThrows(RuntimeException.class, () -> use.of(in));
            assertEquals(50, in.getStreamPosition());
            assertEquals(3, in.getBitOffset());
            assertEquals(40, in.getFlushedPosition());
        }
        in.setBitOffset(0);
        assertEquals(data[50], in.readByte());
    }

    @Test
    void nothingIsInAnEmptyStream() throws IOException {
        ImageInputStream in = open();
        ImageInputStream oracle = new ReferenceImageStream(new byte[0]);
        for (StreamValue value : StreamValue.READ) {
            assertAsOracle(value.name(), oracle, in, value.reading());
        }
        assertEquals(0, in.read(new byte[0]));
        assertEquals(-1, in.read(new byte[1]));
        assertEquals(0, in.getStreamPosition());
    }

    /** Where the bytes are from makes a difference to few of them. */
    @Test
    void everyNumberOfBitsFromEveryBit() throws IOException {
        int step = backing == Backing.ARRAY || backing == Backing.STREAM_OF_ONE_BYTE_AT_A_TIME ? 1 : 9;
        byte[] data = data();
        ImageInputStream in = open(data);
        ImageInputStream oracle = new ReferenceImageStream(data);
        IntStream atTheEnd = IntStream.rangeClosed(data.length - 9, data.length);
        for (int at : IntStream.concat(positions().filter(at -> at % 5 == 0), atTheEnd).toArray()) {
            for (int offset = 0; offset < 8; offset++) {
                for (int count = -1 + (at + offset) % step; count <= 65; count += step) {
                    int bit = offset;
                    int bits = count;
                    assertAsOracle(bits + " bits from bit " + bit + " of byte " + at, oracle, in, stream -> {
                        stream.seek(at);
                        stream.setBitOffset(bit);
                        return stream.readBits(bits);
                    });
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
    }

    @Test
    void arraysLargerThanAnyWindow() throws IOException {
        byte[] data = data();
        ImageInputStream in = open(data);
        ImageInputStream oracle = new ReferenceImageStream(data);
        for (ArrayKind kind : ArrayKind.values()) {
            int length = (data.length - 1) / kind.size();
            for (int more = 0; more < 2; more++) { // one that ends with the data, one that is cut off
                Object array = kind.array(length + more);
                assertAsOracle(kind + " of " + Array.getLength(array), oracle, in, stream -> {
                    stream.seek(1);
                    kind.read(stream, array, 0, Array.getLength(array));
                    return ArrayKind.bits(array);
                });
            }
        }
    }

    /** The JDK's readers rely on it. */
    @Test
    void bulkReadFillsWholeArrayLikeJdk_8266435() throws IOException {
        byte[] data = data();
        for (int size : new int[] {1, 7, 8, 9, 20, 100, data.length - 1, data.length, 200_000}) {
            byte[] read = new byte[size];
            ImageInputStream in = open(data);
            assertEquals(Math.min(size, data.length), in.read(read));
            assertArrayEquals(Arrays.copyOf(Arrays.copyOf(data, Math.min(size, data.length)), size), read);
        }
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
        in.readBytes(buffer, 1);
        assertEquals(-1, buffer.getLength(), "as in the JDK");
    }

    private static byte[] content(IIOByteBuffer buffer) {
        return Arrays.copyOfRange(buffer.getData(), buffer.getOffset(), buffer.getOffset() + buffer.getLength());
    }

    @Test
    void lineEndsWhereverAWindowOrBlockEnds() throws IOException {
        int[] ends = window == Backing.DEFAULT ? new int[] {1024, 8192} : new int[] {window, 2 * window};
        for (int length : IntStream.of(ends).flatMap(end -> IntStream.rangeClosed(end - 3, end + 1)).toArray()) {
            for (String end : new String[] {"\n", "\r", "\r\n", "\n\r"}) {
                byte[] text = ("a".repeat(length) + end + "b\r").getBytes(StandardCharsets.ISO_8859_1);
                ImageInputStream in = open(text);
                ImageInputStream oracle = new ReferenceImageStream(text);
                for (int line = 0; line < 4; line++) {
                    assertAsOracle("line " + line + " after " + length, oracle, in, ImageInputStream::readLine);
                }
            }
        }
    }

    @Test
    void utfLongerThanAnyWindowAndCutOff() throws IOException {
        byte[] whole = utf("\u00fc".repeat(4500));
        assertEquals("\u00fc".repeat(4500), open(whole).readUTF());
        for (int size = 0; size < whole.length; size = size * 2 + 1) {
            ImageInputStream in = open(Arrays.copyOf(whole, size));
            in.setByteOrder(ByteOrder.LITTLE_ENDIAN);
            assertThrows(EOFException.class, in::readUTF);
            assertEquals(size, in.getStreamPosition());
            assertEquals(ByteOrder.LITTLE_ENDIAN, in.getByteOrder());
        }
    }

    @Test
    void rangesOutsideTheArrayAreRefusedAndEmptyOnesReadNothing() throws IOException {
        byte[] data = data();
        ImageInputStream in = open(data);
        ImageInputStream oracle = new ReferenceImageStream(data);
        in.seek(1_000_000);
        oracle.seek(1_000_000);
        for (int[] range : RANGES) {
            for (ArrayKind kind : ArrayKind.values()) {
                assertAsOracle(kind + Arrays.toString(range), oracle, in, stream -> {
                    kind.read(stream, kind.array(5), range[0], range[1]);
                    return "read";
                });
            }
            assertAsOracle("read" + Arrays.toString(range), oracle, in,
                    stream -> stream.read(new byte[5], range[0], range[1]));
        }
        for (ArrayKind kind : ArrayKind.values()) {
            assertThrows(NullPointerException.class, () -> kind.read(in, null, 0, 1), kind.toString());
        }
        assertThrows(NullPointerException.class, () -> in.read(null, 0, 1));
        assertThrows(NullPointerException.class, () -> in.readBytes(null, 1));
        assertThrows(IndexOutOfBoundsException.class, () -> in.readBytes(new IIOByteBuffer(new byte[0], 0, 0), -1));
    }
}
