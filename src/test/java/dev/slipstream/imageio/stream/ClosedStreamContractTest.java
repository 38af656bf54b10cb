package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.ByteOrder;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.imageio.stream.IIOByteBuffer;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class ClosedStreamContractTest extends ImageInputStreamContract {

    /** Everything that needs the stream. */
    private static Map<String, Executable> calls(ImageInputStream in) {
        Map<String, Executable> calls = new LinkedHashMap<>();
        calls.put("read", in::read);
        calls.put("read(byte[])", () -> in.read(new byte[3]));
        calls.put("read(byte[], off, len)", () -> in.read(new byte[3], 1, 1));
        calls.put("read(byte[], off, 0)", () -> in.read(new byte[3], 1, 0));
        calls.put("readBytes", () -> in.readBytes(new IIOByteBuffer(new byte[0], 0, 0), 3));
        calls.put("readBoolean", in::readBoolean);
        calls.put("readByte", in::readByte);
        calls.put("readUnsignedByte", in::readUnsignedByte);
        calls.put("readShort", in::readShort);
        calls.put("readUnsignedShort", in::readUnsignedShort);
        calls.put("readChar", in::readChar);
        calls.put("readInt", in::readInt);
        calls.put("readUnsignedInt", in::readUnsignedInt);
        calls.put("readLong", in::readLong);
        calls.put("readFloat", in::readFloat);
        calls.put("readDouble", in::readDouble);
        calls.put("readLine", in::readLine);
        calls.put("readUTF", in::readUTF);
        calls.put("readFully(byte[])", () -> in.readFully(new byte[3]));
        calls.put("readFully(byte[], off, len)", () -> in.readFully(new byte[3], 0, 2));
        calls.put("readFully(short[])", () -> in.readFully(new short[3], 0, 2));
        calls.put("readFully(char[])", () -> in.readFully(new char[3], 0, 2));
        calls.put("readFully(int[])", () -> in.readFully(new int[3], 0, 2));
        calls.put("readFully(long[])", () -> in.readFully(new long[3], 0, 2));
        calls.put("readFully(float[])", () -> in.readFully(new float[3], 0, 2));
        calls.put("readFully(double[])", () -> in.readFully(new double[3], 0, 2));
        calls.put("getStreamPosition", in::getStreamPosition);
        calls.put("getBitOffset", in::getBitOffset);
        calls.put("setBitOffset", () -> in.setBitOffset(1));
        calls.put("setBitOffset(8)", () -> in.setBitOffset(8));
        calls.put("readBit", in::readBit);
        calls.put("readBits", () -> in.readBits(3));
        calls.put("readBits(0)", () -> in.readBits(0));
        calls.put("readBits(65)", () -> in.readBits(65));
        calls.put("skipBytes(int)", () -> in.skipBytes(1));
        calls.put("skipBytes(long)", () -> in.skipBytes(1L));
        calls.put("seek", () -> in.seek(0));
        calls.put("seek(-1)", () -> in.seek(-1));
        calls.put("flush", in::flush);
        calls.put("flushBefore", () -> in.flushBefore(0));
        return calls;
    }

    @Test
    void everyCallSaysClosed() throws IOException {
        ImageInputStream in = open(data());
        in.readInt();
        in.setBitOffset(3);
        in.close();
        assertSayClosed(calls(in));
    }

    @Test
    void everyCallSaysClosedOnAStreamThatWasNeverRead() throws IOException {
        ImageInputStream in = open(data());
        in.close();
        assertSayClosed(calls(in));
    }

    @Test
    void secondCloseDoesNothing() throws IOException {
        ImageInputStream in = open(data());
        in.close();
        in.close();
        in.close();
        assertThrows(IOException.class, in::read);
    }

    @Test
    void whatNeedsNoStreamStillAnswers() throws IOException {
        ImageInputStream in = open(data());
        in.seek(20);
        in.flushBefore(10);
        in.close();
        assertEquals(10, in.getFlushedPosition());
        in.setByteOrder(ByteOrder.LITTLE_ENDIAN);
        assertEquals(ByteOrder.LITTLE_ENDIAN, in.getByteOrder());
        assertEquals(-1, in.length());
        assertEquals(backing.isCached(), in.isCached());
        in.readFully(new byte[0]);
    }

    @Test
    void markIsIgnoredAndResetWithoutMarkToo() throws IOException {
        ImageInputStream in = open(data());
        in.close();
        in.mark();
        in.reset();
    }

    @Test
    void resetToAMarkSaysClosed() throws IOException {
        ImageInputStream in = open(data());
        in.mark();
        in.close();
        assertEquals("closed", assertThrows(IOException.class, in::reset).getMessage());
    }
}
