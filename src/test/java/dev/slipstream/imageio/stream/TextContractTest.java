package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.EOFException;
import java.io.IOException;
import java.io.UTFDataFormatException;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.IntStream;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;

class TextContractTest extends ImageInputStreamContract {

    private ImageInputStream openText(String text) throws IOException {
        return open(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    @Test
    void linesWithEveryEnd() throws IOException {
        ImageInputStream in = openText("one\ntwo\rthree\r\n\n\r\r\nfour");
        assertEquals("one", in.readLine());
        assertEquals(4, in.getStreamPosition());
        assertEquals("two", in.readLine());
        assertEquals(8, in.getStreamPosition());
        assertEquals("three", in.readLine());
        assertEquals(15, in.getStreamPosition());
        assertEquals("", in.readLine());
        assertEquals("", in.readLine());
        assertEquals(17, in.getStreamPosition());
        assertEquals("", in.readLine());
        assertEquals("four", in.readLine());
        assertNull(in.readLine());
        assertEquals(23, in.getStreamPosition());
    }

    @Test
    void lineEndsWhereverAWindowOrBlockEnds() throws IOException {
        int[] ends = window == Backing.DEFAULT ? new int[] {1024, 8192} : new int[] {window, 2 * window};
        int[] lengths = IntStream.of(ends).flatMap(end -> IntStream.rangeClosed(end - 3, end + 1)).toArray();
        for (int length : lengths) {
            for (String end : new String[] {"\n", "\r", "\r\n", "\n\r"}) {
                String line = "a".repeat(length);
                ImageInputStream in = openText(line + end + "b\r");
                assertEquals(line, in.readLine());
                assertEquals(length + (end.equals("\r\n") ? 2 : 1), in.getStreamPosition(), length + " and its end");
                if (end.equals("\n\r")) {
                    assertEquals("", in.readLine());
                }
                assertEquals("b", in.readLine());
                assertNull(in.readLine());
            }
        }
    }

    @Test
    void lineAtTheEndNeedsNoEnd() throws IOException {
        ImageInputStream in = openText("the last line is longer than a window or two");
        assertEquals("the last line is longer than a window or two", in.readLine());
        assertNull(in.readLine());
    }

    @Test
    void carriageReturnAtTheVeryEnd() throws IOException {
        ImageInputStream in = openText("line\r");
        assertEquals("line", in.readLine());
        assertEquals(5, in.getStreamPosition());
        assertNull(in.readLine());
    }

    @Test
    void noLineInAnEmptyStreamOrBehindTheEnd() throws IOException {
        ImageInputStream in = openText("");
        assertNull(in.readLine());
        in.seek(100);
        assertNull(in.readLine());
        assertEquals(100, in.getStreamPosition());
    }

    @Test
    void lineIsLatin1AndResetsTheBitOffset() throws IOException {
        StringBuilder all = new StringBuilder();
        for (char c = 0; c < 256; c++) {
            all.append(c == '\n' || c == '\r' ? 'x' : c);
        }
        ImageInputStream in = openText(all + "\n");
        in.setBitOffset(5);
        assertEquals(all.toString(), in.readLine());
        assertEquals(0, in.getBitOffset());
    }

    @Test
    void readingGoesOnBehindTheLine() throws IOException {
        ImageInputStream in = openText("P6\r\n\1\2\3\4\5\6\7\10");
        assertEquals("P6", in.readLine());
        assertEquals(0x0102030405060708L, in.readLong());
        in.seek(1);
        assertEquals("6", in.readLine());
    }

    @Test
    void modifiedUtf8OfEveryLength() throws IOException {
        String[] strings = {
            "", "plain", "caf\u00e9 \u20ac \ud83d\ude00 \0 longer than a window", "\u07ff\u0800\uffff",
                    "\u00fc".repeat(4500)
        };
        ImageInputStream in = open(utf(strings));
        for (String string : strings) {
            assertEquals(string, in.readUTF());
        }
        assertThrows(EOFException.class, in::readUTF);
    }

    @Test
    void utfIsBigEndianAndTheOrderIsRestored() throws IOException {
        ImageInputStream in = open(utf("abc", "def"));
        in.setByteOrder(ByteOrder.LITTLE_ENDIAN);
        in.setBitOffset(3);
        assertEquals("abc", in.readUTF());
        assertEquals(ByteOrder.LITTLE_ENDIAN, in.getByteOrder());
        assertEquals(0, in.getBitOffset());
        assertEquals(5, in.getStreamPosition());
        assertEquals("def", in.readUTF());
    }

    @Test
    void orderIsRestoredAfterAnErrorToo() throws IOException {
        ImageInputStream in = open((byte) 0, (byte) 2, (byte) 0xff, (byte) 0xff, (byte) 0);
        in.setByteOrder(ByteOrder.LITTLE_ENDIAN);
        assertThrows(UTFDataFormatException.class, in::readUTF);
        assertEquals(ByteOrder.LITTLE_ENDIAN, in.getByteOrder());
        assertEquals(4, in.getStreamPosition());
        assertThrows(EOFException.class, in::readUTF);
        assertEquals(ByteOrder.LITTLE_ENDIAN, in.getByteOrder());
    }

    @Test
    void utfThatIsCutOffIsEndOfFileAndLeavesTheStreamAtTheEnd() throws IOException {
        byte[] whole = utf("a string that is longer than some windows");
        for (int size = 0; size < whole.length; size++) {
            ImageInputStream in = open(Arrays.copyOf(whole, size));
            assertThrows(EOFException.class, in::readUTF);
            assertEquals(size, in.getStreamPosition());
        }
    }
}
