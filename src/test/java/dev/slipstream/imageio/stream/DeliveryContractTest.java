package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Arrays;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;

/** When what was written comes to its destination. */
class DeliveryContractTest extends ImageOutputStreamContract {

    /** A file has all of it after a flush; what can only be written onwards has what was flushed, and no more. */
    private void assertArrived(byte[] written, int flushed) throws IOException {
        assertArrayEquals(destination.isCache() ? Arrays.copyOf(written, flushed) : written, arrived());
    }

    @Test
    void closeBringsEverything() throws IOException {
        byte[] data = data();
        ImageOutputStream out = create();
        out.write(data);
        out.seek(5);
        out.close();
        assertArrayEquals(data, arrived());
        out.close();
        assertArrayEquals(data, arrived(), "once");
    }

    @Test
    void nothingIsHandedOverBeforeItIsFlushed() throws IOException {
        byte[] data = data();
        ImageOutputStream out = create();
        out.write(data);
        out.seek(0);
        assertEquals(data[0], out.readByte());
        out.mark();
        out.reset();
        out.seek(data.length);
        if (destination.isCache()) {
            assertEquals(0, arrived().length);
        }
        assertWritten(data);
    }

    @Test
    void flushBringsWhatLiesBeforeThePosition() throws IOException {
        byte[] data = data();
        ImageOutputStream out = create();
        out.write(data, 0, 10);
        out.flush();
        assertArrived(Arrays.copyOf(data, 10), 10);
        out.write(data, 10, data.length - 10);
        out.seek(200);
        out.flush();
        assertArrived(data, 200);
        out.seek(data.length - 1);
        out.flush();
        assertArrived(data, data.length - 1);
        assertWritten(data);
    }

    @Test
    void flushBeforeBringsThatMuchAndMovesNothing() throws IOException {
        byte[] data = data();
        ImageOutputStream out = create();
        out.write(data);
        out.seek(1200);
        out.setBitOffset(2);
        int[] flushed = {0, 1, 1, 7, 8, 20, 63, 64, 65, 1023, 1024, 1025, 1200};
        for (int position : flushed) {
            out.flushBefore(position);
            assertArrived(data, position);
            assertEquals(position, out.getFlushedPosition());
            assertEquals(1200, out.getStreamPosition());
            assertEquals(2, out.getBitOffset());
        }
        assertWritten(data);
    }

    @Test
    void writingGoesOnWhereItStoodAfterAnyFlush() throws IOException {
        byte[] data = data();
        ImageOutputStream out = create();
        for (int at = 0; at < data.length; at++) {
            out.write(data[at]);
            out.flushBefore(Math.max(at - 3, 0));
            if (at % 5 == 0) {
                out.seek(at);
                assertEquals(data[at], out.readByte());
            }
        }
        assertArrived(data, data.length - 4);
        assertWritten(data);
    }

    @Test
    void whatIsNotFlushedYetCanBeOverwritten() throws IOException {
        byte[] data = data();
        byte[] expected = data.clone();
        ImageOutputStream out = create();
        out.write(data);
        for (int flushed = 0; flushed + 30 < data.length; flushed += 17) {
            out.seek(flushed + 3);
            out.writeInt(flushed);
            for (int i = 0; i < 4; i++) {
                expected[flushed + 3 + i] = (byte) (flushed >> (24 - 8 * i));
            }
            out.flushBefore(flushed);
            assertArrived(expected, flushed);
        }
        assertWritten(expected);
    }

    @Test
    void flushMayNotGoBackNorAheadAndBringsNothingThen() throws IOException {
        byte[] data = data();
        ImageOutputStream out = create();
        out.write(data);
        out.seek(50);
        out.flushBefore(40);
        assertThrows(IndexOutOfBoundsException.class, () -> out.flushBefore(39));
        assertThrows(IndexOutOfBoundsException.class, () -> out.flushBefore(51));
        assertThrows(IndexOutOfBoundsException.class, () -> out.flushBefore(-1));
        assertEquals(40, out.getFlushedPosition());
        assertArrived(data, 40);
        assertWritten(data);
    }

    @Test
    void gapBehindAFlushedPositionIsZerosIfSomethingIsWritten() throws IOException {
        for (boolean written : new boolean[] {false, true}) {
            ImageOutputStream out = create();
            out.write(new byte[] {1, 2, 3});
            out.seek(2000);
            out.flush();
            assertEquals(3, out.length());
            assertArrived(new byte[] {1, 2, 3}, 3);
            assertEquals(-1, out.read());
            assertThrows(IndexOutOfBoundsException.class, () -> out.seek(1999));
            if (written) {
                out.write(4);
                out.write(5);
            }
            byte[] expected = Arrays.copyOf(new byte[] {1, 2, 3}, written ? 2002 : 3);
            if (written) {
                expected[2000] = 4;
                expected[2001] = 5;
            }
            assertEquals(expected.length, out.length());
            assertWritten(expected);
        }
    }

    @Test
    void largeAndSmallWritesArriveInOrder() throws IOException {
        byte[] large = new byte[150_000];
        for (int i = 0; i < large.length; i++) {
            large[i] = (byte) (i * 31 + (i >> 8));
        }
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
        assertEquals(data.length, out.length());
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
        byte[] piece = new byte[window == Destination.DEFAULT ? 8192 : 64];
        for (int i = 0; i < 200; i++) {
            Arrays.fill(piece, (byte) i);
            out.write(piece);
            out.flush();
            assertEquals((long) (i + 1) * piece.length, out.getFlushedPosition());
        }
        out.close();
        byte[] arrived = arrived();
        assertEquals(200 * piece.length, arrived.length);
        for (int i = 0; i < arrived.length; i++) {
            assertTrue(arrived[i] == (byte) (i / piece.length), "byte " + i);
        }
    }
}
