package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.EOFException;
import java.io.IOException;
import java.util.Random;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;

class PositionContractTest extends ImageInputStreamContract {

    @Test
    void seekAnywhereAndRead() throws IOException {
        byte[] data = data();
        ImageInputStream in = open(data);
        Random random = new Random(3);
        for (int i = 0; i < 300; i++) {
            int at = random.nextInt(data.length);
            in.seek(at);
            assertEquals(at, in.getStreamPosition());
            assertEquals(data[at] & 0xff, in.read(), "byte " + at);
            assertEquals(at + 1, in.getStreamPosition());
        }
    }

    @Test
    void backwardsByteForByte() throws IOException {
        byte[] data = data();
        ImageInputStream in = open(data);
        for (int at = data.length - 1; at >= 0; at--) {
            in.seek(at);
            assertEquals(data[at], in.readByte(), "byte " + at);
        }
    }

    @Test
    void seekPastEndThenReadIsEof() throws IOException {
        byte[] data = data();
        ImageInputStream in = open(data);
        int end = data.length;
        for (long past : new long[] {end, end + 1, end + 100_000, 1L << 31, 1L << 32, 1L << 40}) {
            in.seek(past);
            assertEquals(-1, in.read());
            assertEquals(-1, in.read(new byte[10]));
            assertThrows(EOFException.class, in::readInt);
            assertEquals(past, in.getStreamPosition());
        }
        in.seek(3);
        assertEquals(data[3], in.readByte());
    }

    @Test
    void largestPositionThereIs() throws IOException {
        byte[] data = data();
        ImageInputStream in = open(data);
        long largest = backing.largestPosition();
        in.seek(largest);
        assertEquals(largest, in.getStreamPosition());
        assertEquals(-1, in.read());
        assertEquals(-1, in.read(new byte[10]));
        assertThrows(EOFException.class, in::readLong);
        assertThrows(EOFException.class, () -> in.readFully(new int[9000], 0, 9000));
        assertEquals(largest, in.getStreamPosition());
        in.seek(0);
        assertEquals(data[0], in.readByte());
    }

    @Test
    void negativeSeekIsRefusedAndMovesNothing() throws IOException {
        ImageInputStream in = open(data());
        in.seek(5);
        in.setBitOffset(3);
        assertThrows(IndexOutOfBoundsException.class, () -> in.seek(-1));
        assertThrows(IndexOutOfBoundsException.class, () -> in.seek(Long.MIN_VALUE));
        assertEquals(5, in.getStreamPosition());
        assertEquals(3, in.getBitOffset());
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
        assertEquals(0, in.skipBytes(0));
        assertEquals(1_000_000, in.skipBytes(1_000_000));
        assertEquals(1_000_052, in.getStreamPosition());
        assertEquals(-1, in.read());
        assertEquals(1L << 33, in.skipBytes(1L << 33));
        assertEquals(-1, in.read());
    }

    @Test
    void skipBytesBeforeTheStartIsRefusedAndMovesNothing() throws IOException {
        ImageInputStream in = open(data());
        in.seek(10);
        assertThrows(IndexOutOfBoundsException.class, () -> in.skipBytes(-11));
        assertThrows(IndexOutOfBoundsException.class, () -> in.skipBytes(-11L));
        assertThrows(IndexOutOfBoundsException.class, () -> in.skipBytes(Long.MAX_VALUE), "beyond the largest long");
        assertEquals(10, in.getStreamPosition());
    }

    @Test
    void marksNest() throws IOException {
        byte[] data = data();
        ImageInputStream in = open(data);
        in.seek(3);
        in.setBitOffset(5);
        in.mark();
        in.seek(150);
        in.mark();
        in.readInt();
        in.mark();
        in.seek(1_000_000);
        in.reset();
        assertEquals(154, in.getStreamPosition());
        assertEquals(0, in.getBitOffset());
        in.reset();
        assertEquals(150, in.getStreamPosition());
        in.reset();
        assertEquals(3, in.getStreamPosition());
        assertEquals(5, in.getBitOffset());
        in.reset();
        assertEquals(3, in.getStreamPosition(), "a reset without a mark does nothing");
        assertEquals(5, in.getBitOffset());
        assertEquals(data[3], in.readByte());
    }

    @Test
    void marksManyDeep() throws IOException {
        byte[] data = data();
        ImageInputStream in = open(data);
        for (int i = 0; i < 100; i++) {
            in.mark();
            assertEquals(data[i], in.readByte());
        }
        for (int i = 99; i >= 0; i--) {
            in.reset();
            assertEquals(i, in.getStreamPosition());
        }
    }

    @Test
    void flushForbidsWhatLiesBefore() throws IOException {
        byte[] data = data();
        ImageInputStream in = open(data);
        assertEquals(0, in.getFlushedPosition());
        in.seek(100);
        in.setBitOffset(2);
        in.flushBefore(60);
        assertEquals(60, in.getFlushedPosition());
        assertEquals(100, in.getStreamPosition());
        assertEquals(2, in.getBitOffset());
        assertThrows(IndexOutOfBoundsException.class, () -> in.seek(59));
        assertEquals(100, in.getStreamPosition());
        in.seek(60);
        assertEquals(data[60], in.readByte());
        in.flush();
        assertEquals(61, in.getFlushedPosition());
        assertThrows(IndexOutOfBoundsException.class, () -> in.skipBytes(-1));
        assertEquals(data[61], in.readByte());
    }

    @Test
    void flushMayNotGoBackNorAhead() throws IOException {
        ImageInputStream in = open(data());
        in.seek(50);
        in.flushBefore(40);
        in.flushBefore(40);
        assertThrows(IndexOutOfBoundsException.class, () -> in.flushBefore(39));
        assertThrows(IndexOutOfBoundsException.class, () -> in.flushBefore(51));
        assertThrows(IndexOutOfBoundsException.class, () -> in.flushBefore(-1));
        assertEquals(40, in.getFlushedPosition());
        in.flushBefore(50);
        assertEquals(50, in.getFlushedPosition());
    }

    @Test
    void everythingCanBeReadWhileFlushingAllTheWay() throws IOException {
        byte[] data = data();
        ImageInputStream in = open(data);
        for (int i = 0; i < data.length; i++) {
            assertEquals(data[i], in.readByte(), "byte " + i);
            in.flushBefore(Math.max(i - 3, 0));
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
