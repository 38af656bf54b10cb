package dev.slipstream.imageio.format;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteOrder;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.junit.jupiter.api.Test;

/** A stream and a view of it are used by turns. */
class JdkViewTest {

    private static final byte[] BYTES = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};

    private final ImageInputStream stream = new MemoryCacheImageInputStream(new ByteArrayInputStream(BYTES));

    private static JdkView view(ImageInputStream stream, long position, int... head) {
        byte[] bytes = new byte[head.length];
        for (int i = 0; i < head.length; i++) {
            bytes[i] = (byte) head[i];
        }
        JdkView view = new JdkView();
        view.show(stream, position, bytes);
        return view;
    }

    @Test
    void itHasTheStreamsPositions() throws IOException {
        JdkView view = view(stream, 5);
        assertEquals(5, view.getStreamPosition());
        assertEquals(5, view.read());
        assertEquals(0x0607, view.readShort());
        view.seek(2);
        byte[] bytes = new byte[3];
        view.readFully(bytes);
        assertArrayEquals(new byte[] {2, 3, 4}, bytes);
        assertEquals(5, view.getStreamPosition());
    }

    @Test
    void eachGoesOnWhereItWasWhateverTheOtherDoes() throws IOException {
        JdkView view = view(stream, 0);
        assertEquals(0, view.read());
        stream.seek(9);
        assertEquals(1, view.read());
        assertEquals(2, view.read());
        stream.seek(12);
        byte[] bytes = new byte[2];
        assertEquals(2, view.read(bytes, 0, 2));
        assertArrayEquals(new byte[] {3, 4}, bytes);
        stream.seek(12);
        assertEquals(0x0c0d, stream.readShort());
    }

    @Test
    void flushingTheViewFlushesTheStream() throws IOException {
        JdkView view = view(stream, 0);
        view.seek(8);
        view.flush();
        view.flushBefore(8);
        assertEquals(8, view.getFlushedPosition());
        assertEquals(8, stream.getFlushedPosition());
        assertThrows(IndexOutOfBoundsException.class, () -> view.seek(7));
    }

    @Test
    void theBeginningIsNotOfTheStream() throws IOException {
        stream.seek(6);
        stream.flush();
        JdkView view = view(stream, 4, 93, 94);
        view.mark();
        assertEquals(93, view.read());
        assertEquals(94, view.read());
        stream.seek(9);
        assertEquals(6, view.read());
        view.reset();
        view.seek(5);
        byte[] bytes = new byte[3];
        assertEquals(1, view.read(bytes, 1, 2));
        assertArrayEquals(new byte[] {0, 94, 0}, bytes);
        view.flush();
        assertEquals(6, stream.getFlushedPosition(), "what is flushed already");
        view.seek(8);
        view.flush();
        assertEquals(8, stream.getFlushedPosition());
    }

    @Test
    void itGoesOnWhereTheStreamStands() throws IOException {
        JdkView view = view(stream, 3, 93, 94);
        stream.seek(9);
        view.follow();
        assertEquals(9, view.read());
    }

    @Test
    void marksAndByteOrderAreItsOwn() throws IOException {
        stream.seek(3);
        stream.mark();
        JdkView view = view(stream, 6);
        view.mark();
        view.setByteOrder(ByteOrder.LITTLE_ENDIAN);
        assertEquals(0x0706, view.readShort());
        view.reset();
        view.reset();
        assertEquals(6, view.getStreamPosition(), "more resets than marks");
        assertEquals(ByteOrder.BIG_ENDIAN, stream.getByteOrder());
        stream.reset();
        assertEquals(3, stream.getStreamPosition());
    }

    @Test
    void theStreamStandsWhereTheViewLeavesIt() throws IOException {
        JdkView view = view(stream, 4);
        view.readInt();
        view.seek(10);
        view.leave();
        assertEquals(10, stream.getStreamPosition());
        assertEquals(10, stream.read());
    }

    @Test
    void aViewThatHasNotMovedLeavesTheStreamAlone() throws IOException {
        JdkView view = view(stream, 4);
        view.leave();
        assertEquals(0, stream.getStreamPosition());
        view.readInt();
        view.leave();
        stream.seek(3);
        view.leave();
        assertEquals(3, stream.getStreamPosition());
        stream.close();
        view.leave();
    }

    @Test
    void itEndsWhereTheStreamEnds() throws IOException {
        JdkView view = view(stream, 15);
        assertEquals(15, view.read());
        assertEquals(-1, view.read());
        assertEquals(-1, view.read(new byte[4], 0, 4));
        assertEquals(16, view.getStreamPosition());
        assertEquals(-1, view.length(), "as the stream");
    }

    @Test
    void errorsOfTheStreamAreItsErrors() throws IOException {
        IOException error = new IOException("broken");
        JdkView view = view(new MemoryCacheImageInputStream(new ByteArrayInputStream(BYTES)) {
            @Override
            public int read() throws IOException {
                throw error;
            }
        }, 0);
        assertSame(error, assertThrows(IOException.class, view::read));
        assertEquals(0, view.getStreamPosition());
    }

    @Test
    void closingItLeavesTheStreamOpen() throws IOException {
        JdkView view = view(stream, 0);
        view.close();
        assertThrows(IOException.class, view::read);
        assertEquals(0, stream.read());
    }

    @Test
    void anotherStreamIsShownAsByANewView() throws IOException {
        JdkView view = view(stream, 4);
        view.setByteOrder(ByteOrder.LITTLE_ENDIAN);
        view.readBits(3);
        view.flushBefore(4);
        view.show(new MemoryCacheImageInputStream(new ByteArrayInputStream(new byte[] {9, 8, 7, 6, 5, 4})), 1,
                new byte[0]);
        assertEquals(0, view.getFlushedPosition());
        assertEquals(0, view.getBitOffset());
        assertEquals(0x08070605, view.readInt());
        view.seek(0);
        assertEquals(9, view.read());
    }

    @Test
    void forgottenStreamIsNotRead() throws IOException {
        JdkView view = view(stream, 4);
        view.forget();
        assertThrows(IOException.class, view::read);
        assertEquals(-1, view.length());
    }
}
