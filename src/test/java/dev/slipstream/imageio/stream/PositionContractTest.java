package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.Use;
import java.io.EOFException;
import java.io.IOException;
import java.util.List;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;

class PositionContractTest extends ImageInputStreamContract {

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
    void skipBytesOnwardsBackAndPastTheEnd() throws IOException {
        byte[] data = data();
        ImageInputStream in = open(data);
        assertEquals(20, in.skipBytes(20));
        assertEquals(data[20], in.readByte());
        assertEquals(-21, in.skipBytes(-21));
        assertEquals(data[0], in.readByte());
        assertEquals(100L, in.skipBytes(100L));
        assertEquals(-50L, in.skipBytes(-50L));
        assertEquals(data[51], in.readByte());
        assertEquals(1L << 31, in.skipBytes(1L << 31));
        assertEquals(52 + (1L << 31), in.getStreamPosition());
        assertEquals(-1, in.read());
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
    void marksNest() throws IOException {
        byte[] data = data();
        ImageInputStream in = open(data);
        for (int i = 0; i < 100; i++) {
            in.setBitOffset(i % 8);
            in.mark();
            assertEquals(data[i], in.readByte());
        }
        for (int i = 99; i >= 0; i--) {
            in.reset();
            assertEquals(i, in.getStreamPosition());
            assertEquals(i % 8, in.getBitOffset());
        }
        in.seek(5);
        in.reset();
        assertEquals(5, in.getStreamPosition(), "a reset without a mark does nothing");
    }

    @Test
    void everythingCanBeReadWhileFlushingAllTheWay() throws IOException {
        byte[] data = data();
        ImageInputStream in = open(data);
        for (int i = 0; i < data.length; i++) {
            assertEquals(data[i], in.readByte(), "byte " + i);
            in.flushBefore(Math.max(i - 3, 0));
            assertEquals(Math.max(i - 3, 0), in.getFlushedPosition());
        }
        in.flush();
        assertEquals(-1, in.read());
        in.seek(data.length + 10);
        in.flush();
        assertEquals(-1, in.read());
    }

    @Test
    void lengthIsTrueOrUnknownUntilTheEndWasSeen() throws IOException {
        byte[] data = data();
        ImageInputStream in = open(data);
        assertEquals(backing.knowsLength() ? data.length : -1, in.length());
        in.seek(10);
        assertEquals(backing.knowsLength() ? data.length : -1, in.length());
        assertEquals(data.length, in.read(new byte[data.length + 10]) + 10);
        assertEquals(-1, in.read());
        assertTrue(in.length() == data.length || (in.length() == -1 && !backing.knowsLength()));
        assertEquals(data.length, in.getStreamPosition());
    }

    @Test
    void whatIsCachedSaysWhere() throws IOException {
        ImageInputStream in = open(data());
        for (int i = 0; i < 3; i++) {
            assertEquals(backing.isCached(), in.isCached());
            assertEquals(in.isCached(), in.isCachedMemory() ^ in.isCachedFile());
            in.seek(60L * i);
            in.read();
        }
    }
}
