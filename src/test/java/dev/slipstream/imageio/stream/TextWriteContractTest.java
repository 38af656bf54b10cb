package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.UTFDataFormatException;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;

class TextWriteContractTest extends ImageOutputStreamContract {

    private static String random(int length) {
        StringBuilder text = new StringBuilder();
        new Random(length).ints(length, 0, 0x10000).forEach(c -> text.append((char) c));
        return text.toString();
    }

    @Test
    void modifiedUtf8OfEveryLength() throws IOException {
        String[] strings = {
            "", "plain", "caf\u00e9 \u20ac \ud83d\ude00 \0 longer than a window", "\u007f\u0080\u07ff\u0800\uffff",
            "\u00fc".repeat(4500), random(1000)
        };
        ImageOutputStream out = create();
        for (String string : strings) {
            out.writeUTF(string);
        }
        byte[] expected = utf(strings);
        assertEquals(expected.length, out.getStreamPosition());
        out.seek(0);
        for (String string : strings) {
            assertEquals(string, out.readUTF());
        }
        assertWritten(expected);
    }

    @Test
    void literalModifiedUtf8() throws IOException {
        ImageOutputStream out = create();
        out.writeUTF("A\0\u00e9\u20ac");
        assertWritten(hex("0008 41 c080 c3a9 e282ac"));
    }

    @Test
    void utfIsBigEndianAlwaysAndTheOrderStays() throws IOException {
        ImageOutputStream out = create();
        out.setByteOrder(ByteOrder.LITTLE_ENDIAN);
        out.writeUTF("abc");
        assertEquals(ByteOrder.LITTLE_ENDIAN, out.getByteOrder());
        out.writeShort(1);
        assertWritten(hex("0003 616263 0100"));
    }

    @Test
    void utfOf65535BytesIsTheLongest() throws IOException {
        String[] longest = {"x".repeat(65535), "\u20ac".repeat(21845), "\u00fc".repeat(32767) + 'x'};
        ImageOutputStream out = create();
        for (String string : longest) {
            out.writeUTF(string);
        }
        for (String string : longest) {
            assertThrows(UTFDataFormatException.class, () -> out.writeUTF(string + 'x'));
            assertThrows(UTFDataFormatException.class, () -> out.writeUTF(string + '\0'));
        }
        assertEquals(3 * 65537, out.getStreamPosition());
        assertWritten(utf(longest));
    }

    @Test
    void bytesOfAStringAreTheLowerBytesOfItsChars() throws IOException {
        String text = random(200);
        byte[] expected = new byte[text.length()];
        for (int i = 0; i < expected.length; i++) {
            expected[i] = (byte) text.charAt(i);
        }
        ImageOutputStream out = create();
        out.writeBytes(text);
        assertEquals(200, out.getStreamPosition());
        assertWritten(expected);
    }

    @Test
    void charsOfAStringInBothOrders() throws IOException {
        String text = random(200);
        for (ByteOrder order : new ByteOrder[] {ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN}) {
            ImageOutputStream out = create();
            out.setByteOrder(order);
            out.writeBytes("odd");
            out.writeChars(text);
            boolean big = order == ByteOrder.BIG_ENDIAN;
            byte[] expected = Arrays.copyOf(new byte[] {'o', 'd', 'd'}, 3 + 2 * text.length());
            for (int i = 0; i < text.length(); i++) {
                char c = text.charAt(i);
                expected[3 + 2 * i] = (byte) (big ? c >> 8 : c);
                expected[4 + 2 * i] = (byte) (big ? c : c >> 8);
            }
            assertWritten(expected);
        }
    }

    @Test
    void textThatIsLongerThanManyWindows() throws IOException {
        String text = "0123456789".repeat(window == Destination.DEFAULT ? 5000 : 100);
        int n = text.length();
        ImageOutputStream out = create();
        out.writeBytes(text);
        out.writeChars(text);
        byte[] expected = new byte[3 * n];
        for (int i = 0; i < n; i++) {
            expected[i] = (byte) text.charAt(i);
            expected[n + 2 * i + 1] = expected[i];
        }
        assertWritten(expected);
    }

    @Test
    void textOverOldBytesLeavesThoseBehindIt() throws IOException {
        byte[] data = data();
        ImageOutputStream out = over(data);
        for (int at : positions().filter(at -> at % 7 == 0).toArray()) {
            out.seek(at);
            out.writeBytes("Slipstream");
            System.arraycopy("Slipstream".getBytes(StandardCharsets.US_ASCII), 0, data, at, 10);
        }
        assertWritten(data);
    }

    @Test
    void noTextWritesNothingEvenBehindTheEnd() throws IOException {
        ImageOutputStream out = create();
        out.seek(50);
        out.writeBytes("");
        out.writeChars("");
        assertEquals(0, out.length());
        assertEquals(50, out.getStreamPosition());
        assertWritten();
    }
}
