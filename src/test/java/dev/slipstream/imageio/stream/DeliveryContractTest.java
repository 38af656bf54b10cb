package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;

/** When bytes arrive at their destination, in whatever order they were written. */
class DeliveryContractTest extends ImageOutputStreamContract {

    /** After a flush a file has all bytes; a destination that can only go forward has those that were flushed. */
    private void assertArrived(byte[] written, int flushed) throws IOException {
        assertArrayEquals(destination.isCache() ? Arrays.copyOf(written, flushed) : written, arrived());
    }

    @Test
    void closeBringsEverythingOnceAndNothingIsHandedOverBefore() throws IOException {
        byte[] data = data();
        ImageOutputStream out = create();
        out.write(data);
        out.seek(0);
        assertEquals(data[0], out.readByte());
        out.mark();
        out.reset();
        out.seek(5);
        if (destination.isCache()) {
            assertEquals(0, arrived().length);
        }
        assertWritten(data);
        out.close();
        assertArrayEquals(data, arrived(), "once");
    }

    @Test
    void flushBeforeBringsThatMuchAndMovesNothing() throws IOException {
        byte[] data = data();
        ImageOutputStream out = create();
        out.write(data);
        out.seek(1200);
        out.setBitOffset(2);
        for (int position : new int[] {0, 1, 1, 7, 8, 20, 63, 64, 65, 1023, 1024, 1025, 1200}) {
            out.flushBefore(position);
            assertArrived(data, position);
            assertEquals(position, out.getFlushedPosition());
            assertEquals(1200, out.getStreamPosition());
            assertEquals(2, out.getBitOffset());
        }
        for (int refused : new int[] {-1, 1199, 1201}) {
            assertThrows(IndexOutOfBoundsException.class, () -> out.flushBefore(refused));
            assertThrows(IndexOutOfBoundsException.class, () -> out.skipBytes(-1));
        }
        assertArrived(data, 1200);
        assertWritten(data);
    }

    @Test
    void whatIsNotFlushedYetIsReadAndOverwritten() throws IOException {
        byte[] data = data();
        ImageOutputStream out = create();
        for (int at = 0; at < data.length; at++) {
            out.write(data[at]);
            assertEquals(-1, out.read());
            out.flushBefore(Math.max(at - 3, 0));
            if (at % 5 == 0) {
                out.seek(Math.max(at - 3, 0));
                assertEquals(data[Math.max(at - 3, 0)], out.readByte());
                out.seek(at);
                out.write(data[at] ^= 0x55);
            }
        }
        assertArrived(data, data.length - 4);
        assertWritten(data);
    }

    @Test
    void gapIsZerosIfSomethingIsWrittenAfterIt() throws IOException {
        for (int gap : new int[] {1, 7, 8, 9, 100, 1024, 8192, 100_000}) {
            for (boolean isFlushed : new boolean[] {false, true}) {
                ImageOutputStream out = create();
                out.write(hex("0102030405060708090a0b0c"));
                if (isFlushed) {
                    out.flush(); // frees or recycles the memory that they were in
                }
                out.seek(12 + gap);
                assertEquals(12, out.length(), "nothing is written yet");
                out.write(0x66);
                assertEquals(gap + 13, out.length());
                out.seek(12);
                byte[] zeros = new byte[gap];
                Arrays.fill(zeros, (byte) -1);
                out.readFully(zeros);
                assertArrayEquals(new byte[gap], zeros);
                byte[] expected = Arrays.copyOf(hex("0102030405060708090a0b0c"), gap + 13);
                expected[gap + 12] = 0x66;
                assertWritten(expected);
            }
        }
    }

    @Test
    void gapAfterAFlushedPositionIsZerosIfSomethingIsWritten() throws IOException {
        for (boolean isWritten : new boolean[] {false, true}) {
            ImageOutputStream out = create();
            out.write(new byte[] {1, 2, 3});
            out.seek(2000);
            out.flush();
            assertEquals(3, out.length());
            assertArrived(new byte[] {1, 2, 3}, 3);
            assertEquals(-1, out.read());
            assertThrows(IndexOutOfBoundsException.class, () -> out.seek(1999));
            byte[] expected = Arrays.copyOf(new byte[] {1, 2, 3}, isWritten ? 2002 : 3);
            if (isWritten) {
                out.writeShort(0x0405);
                expected[2000] = 4;
                expected[2001] = 5;
            }
            assertEquals(expected.length, out.length());
            assertWritten(expected);
        }
    }

    @Test
    void seekPastTheEndAloneWritesNothing() throws IOException {
        byte[] data = data();
        ImageOutputStream out = over(data);
        for (long past : new long[] {data.length + 1, data.length + 100_000, 1L << 32, destination.largestPosition()}) {
            out.seek(past);
            assertEquals(past, out.getStreamPosition());
            assertEquals(-1, out.read());
            assertEquals(data.length, out.length());
        }
        assertWritten(data);
    }

    @Test
    void largeAndSmallWritesArriveInOrder() throws IOException {
        byte[] large = new byte[150_000];
        new Random(8).nextBytes(large);
        ImageOutputStream out = create();
        out.write(large, 0, 3);
        out.write(large, 3, 99_997);
        out.flushBefore(50_000);
        out.write(large, 100_000, 1);
        out.write(large, 100_001, 40_000);
        out.seek(60_000);
        out.write(large, 60_000, 70_000);
        out.flush();
        assertArrived(Arrays.copyOf(large, 140_001), 130_000);
        out.seek(140_001);
        out.write(large, 140_001, 9_999);
        assertWritten(large);
    }

    @Test
    void lengthIsWhatWasWrittenAndUnknownWhenClosed() throws IOException {
        byte[] data = data();
        ImageOutputStream out = create();
        assertEquals(0, out.length());
        for (int at = 0; at < data.length; at++) {
            out.write(data[at]);
            assertEquals(at + 1, out.length());
        }
        out.seek(3);
        out.write(data[3]);
        out.flush();
        assertEquals(data.length, out.length());
        out.close();
        assertEquals(-1, out.length());
    }

    @Test
    void whatIsCachedSaysWhere() throws IOException {
        ImageOutputStream out = create();
        for (int i = 0; i < 200; i++) {
            assertEquals(destination.isCache(), out.isCached());
            assertEquals(out.isCached(), out.isCachedMemory() ^ out.isCachedFile());
            out.write(new byte[100]);
        }
        boolean spills = destination == Destination.STREAM_THAT_SPILLS_TO_A_FILE;
        assertEquals(spills, out.isCachedFile());
        out.flush();
        assertFalse(out.isCachedFile(), "all has been handed over");
        out.close();
        assertFalse(out.isCachedFile());
    }

    @Test
    void emptyStreamLeavesAnEmptyDestination() throws IOException {
        ImageOutputStream out = create();
        out.flush();
        assertEquals(0, arrived().length);
        assertWritten();
    }

    @Test
    void streamThatIsFlushedAllTheTimeKeepsWritingFor200Windows() throws IOException {
        ImageOutputStream out = create();
        byte[] piece = new byte[window == Backing.DEFAULT ? 8192 : 64];
        byte[] all = new byte[200 * piece.length];
        for (int i = 0; i < 200; i++) {
            Arrays.fill(piece, (byte) i);
            System.arraycopy(piece, 0, all, i * piece.length, piece.length);
            out.write(piece);
            out.flush();
            assertEquals((long) (i + 1) * piece.length, out.getFlushedPosition());
        }
        assertWritten(all);
    }
}
