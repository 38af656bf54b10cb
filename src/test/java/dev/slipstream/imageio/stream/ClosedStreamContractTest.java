package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.testing.Use;
import java.io.IOException;
import java.nio.ByteOrder;
import java.util.Map;
import javax.imageio.stream.IIOByteBuffer;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;

class ClosedStreamContractTest extends ImageInputStreamContract {

    /** Methods that need an open stream, besides those that read values. */
    private static final Map<String, Use<ImageInputStream>> CALLS = Map.ofEntries(
            Map.entry("read(byte[], off, 0)", in -> in.read(new byte[3], 1, 0)),
            Map.entry("readBytes", in -> in.readBytes(new IIOByteBuffer(new byte[0], 0, 0), 3)),
            Map.entry("getStreamPosition", ImageInputStream::getStreamPosition),
            Map.entry("getBitOffset", ImageInputStream::getBitOffset),
            Map.entry("setBitOffset", in -> in.setBitOffset(1)),
            Map.entry("setBitOffset(8)", in -> in.setBitOffset(8)),
            Map.entry("readBit", ImageInputStream::readBit),
            Map.entry("readBits", in -> in.readBits(3)),
            Map.entry("readBits(0)", in -> in.readBits(0)),
            Map.entry("readBits(65)", in -> in.readBits(65)),
            Map.entry("skipBytes(int)", in -> in.skipBytes(1)),
            Map.entry("skipBytes(long)", in -> in.skipBytes(1L)),
            Map.entry("seek", in -> in.seek(0)),
            Map.entry("seek(-1)", in -> in.seek(-1)),
            Map.entry("flush", ImageInputStream::flush),
            Map.entry("flushBefore", in -> in.flushBefore(0)));

    @Test
    void everyCallSaysClosedWhetherItWasReadOrNot() throws IOException {
        for (boolean isRead : new boolean[] {true, false}) {
            ImageInputStream in = open(data());
            if (isRead) {
                in.readInt();
                in.setBitOffset(3);
            }
            in.close();
            StreamValue.READ.forEach(value -> assertSaysClosed(value.name(), () -> value.reading().of(in)));
            CALLS.forEach((name, call) -> assertSaysClosed(name, () -> call.of(in)));
            in.close();
            in.close();
        }
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
        in.mark();
        in.reset();
    }

    @Test
    void resetToAMarkSaysClosed() throws IOException {
        ImageInputStream in = open(data());
        in.mark();
        in.close();
        assertSaysClosed("reset", in::reset);
    }
}
