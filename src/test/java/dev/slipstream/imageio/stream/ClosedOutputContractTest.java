package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.UTFDataFormatException;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class ClosedOutputContractTest extends ImageOutputStreamContract {

    private static Map<String, Executable> calls(ImageOutputStream out) {
        Map<String, Executable> calls = new LinkedHashMap<>();
        calls.put("write", () -> out.write(1));
        calls.put("write(byte[])", () -> out.write(new byte[3]));
        calls.put("write(no bytes)", () -> out.write(new byte[0]));
        calls.put("write(byte[], off, len)", () -> out.write(new byte[3], 1, 1));
        calls.put("write(byte[], off, 0)", () -> out.write(new byte[3], 1, 0));
        calls.put("write(100,000 bytes)", () -> out.write(new byte[100_000]));
        calls.put("writeBoolean", () -> out.writeBoolean(true));
        calls.put("writeByte", () -> out.writeByte(1));
        calls.put("writeShort", () -> out.writeShort(1));
        calls.put("writeChar", () -> out.writeChar(1));
        calls.put("writeInt", () -> out.writeInt(1));
        calls.put("writeLong", () -> out.writeLong(1));
        calls.put("writeFloat", () -> out.writeFloat(1));
        calls.put("writeDouble", () -> out.writeDouble(1));
        calls.put("writeBytes", () -> out.writeBytes("x"));
        calls.put("writeChars", () -> out.writeChars("x"));
        calls.put("writeChars(no chars)", () -> out.writeChars(""));
        calls.put("writeUTF", () -> out.writeUTF("x"));
        calls.put("writeShorts", () -> out.writeShorts(new short[3], 0, 2));
        calls.put("writeChars(char[])", () -> out.writeChars(new char[3], 0, 2));
        calls.put("writeInts", () -> out.writeInts(new int[3], 0, 2));
        calls.put("writeLongs", () -> out.writeLongs(new long[3], 0, 2));
        calls.put("writeFloats", () -> out.writeFloats(new float[3], 0, 2));
        calls.put("writeDoubles", () -> out.writeDoubles(new double[3], 0, 2));
        calls.put("writeDoubles(none)", () -> out.writeDoubles(new double[3], 3, 0));
        calls.put("writeBit", () -> out.writeBit(1));
        calls.put("writeBits", () -> out.writeBits(1, 3));
        calls.put("writeBits(0)", () -> out.writeBits(1, 0));
        calls.put("writeBits(65)", () -> out.writeBits(1, 65));
        calls.put("read", out::read);
        calls.put("readInt", out::readInt);
        calls.put("seek", () -> out.seek(0));
        calls.put("flush", out::flush);
        calls.put("flushBefore", () -> out.flushBefore(0));
        calls.put("getStreamPosition", out::getStreamPosition);
        calls.put("getBitOffset", out::getBitOffset);
        return calls;
    }

    @Test
    void everyCallSaysClosedAndNothingMoreArrives() throws IOException {
        byte[] data = data();
        ImageOutputStream out = create();
        out.write(data);
        out.close();
        assertSayClosed(calls(out));
        out.close();
        assertArrayEquals(data, arrived());
    }

    @Test
    void everyCallSaysClosedOnAStreamThatWasNeverWritten() throws IOException {
        ImageOutputStream out = create();
        out.close();
        assertSayClosed(calls(out));
        assertEquals(0, arrived().length);
    }

    @Test
    void everyCallSaysClosedWhenItWasBeingReadAndHadBits() throws IOException {
        ImageOutputStream out = create();
        out.writeLong(0x0102030405060708L);
        out.seek(2);
        out.readBits(3);
        out.close();
        assertSayClosed(calls(out));
        assertArrayEquals(hex("0102030405060708"), arrived());
    }

    @Test
    void everyCallSaysClosedWhenSomeBitsWereWritten() throws IOException {
        ImageOutputStream out = create();
        out.writeBits(-1, 13);
        out.close();
        assertSayClosed(calls(out));
        assertArrayEquals(hex("fff8"), arrived());
    }

    /** As in the JDK: what needs no stream is not refused for being closed. */
    @Test
    void whatIsWrongBeforehandIsSaidFirst() throws IOException {
        ImageOutputStream out = create();
        out.close();
        out.writeBytes("");
        assertThrows(IndexOutOfBoundsException.class, () -> out.writeInts(new int[2], 1, 2));
        assertThrows(UTFDataFormatException.class, () -> out.writeUTF("x".repeat(65536)));
    }

    @Test
    void secondCloseDoesNothing() throws IOException {
        ImageOutputStream out = create();
        out.write(1);
        out.close();
        out.close();
        out.close();
        assertArrayEquals(new byte[] {1}, arrived());
    }
}
