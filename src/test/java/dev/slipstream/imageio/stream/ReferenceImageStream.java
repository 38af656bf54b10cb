package dev.slipstream.imageio.stream;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Objects;
import javax.imageio.IIOException;
import javax.imageio.stream.ImageOutputStreamImpl;

/**
 * The oracle: the JDK's base class over an array, with the JDK's bugs put right. What is not overridden here is the
 * JDK's behaviour by construction.
 */
final class ReferenceImageStream extends ImageOutputStreamImpl {

    private byte[] bytes;
    private int size;
    private final Deque<long[]> marks = new ArrayDeque<>();
    private boolean closed;
    private long consumed;
    private long returned;

    /** Creates a stream at position 0 of these bytes. */
    ReferenceImageStream(byte[] bytes) {
        this.bytes = bytes.clone();
        this.size = bytes.length;
    }

    /** Where the JDK's cached streams leave their InputStream: after the furthest byte that any read has requested. */
    long consumed() {
        return consumed;
    }

    /** The end of the furthest byte that any read has returned: one past the end does not return what precedes it. */
    long returned() {
        return returned;
    }

    int size() {
        return size;
    }

    /** All bytes, whether they have been flushed or not. */
    byte[] bytes() {
        return Arrays.copyOf(bytes, size);
    }

    /** How many of them an OutputStream has been given: those before the flushed position, also if they came later. */
    int handedOver() {
        return closed ? size : (int) Math.min(flushedPos, size);
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        checkClosed();
        Objects.checkFromIndexSize(off, len, b.length);
        bitOffset = 0;
        consumed = Math.max(consumed, Math.min(streamPos + len, size));
        if (len == 0) {
            return 0;
        }
        if (streamPos >= size) {
            return -1;
        }
        int n = (int) Math.min(len, size - streamPos);
        System.arraycopy(bytes, (int) streamPos, b, off, n);
        streamPos += n;
        returned = Math.max(returned, streamPos);
        return n;
    }

    /** Reads bit by bit, so that there are never more than 64 bits (the JDK shifts up to 71 through a long). */
    @Override
    public long readBits(int numBits) throws IOException {
        checkClosed();
        if (numBits < 0 || numBits > 64) {
            throw new IllegalArgumentException();
        }
        long bits = 0;
        for (int i = 0; i < numBits; i++) {
            bits = bits << 1 | readBit();
        }
        return bits;
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    /** A write of no bytes does nothing, at any position. */
    @Override
    public void write(byte[] b, int off, int len) throws IOException {
        flushBits();
        Objects.checkFromIndexSize(off, len, b.length);
        if (len > 0) {
            int end = Math.toIntExact(streamPos + len);
            if (end > bytes.length) {
                bytes = Arrays.copyOf(bytes, 2 * end);
            }
            System.arraycopy(b, off, bytes, (int) streamPos, len);
            streamPos = end;
            size = Math.max(size, end);
        }
    }

    @Override
    public void mark() {
        if (!closed) {
            marks.push(new long[] {streamPos, bitOffset});
        }
    }

    /** Position and bit offset of a mark are removed together (the JDK's bit offset stays). */
    @Override
    public void reset() throws IOException {
        long[] mark = marks.poll();
        if (mark == null) {
            return;
        }
        if (mark[0] < flushedPos) {
            throw new IIOException("flushed mark");
        }
        seek(mark[0]);
        setBitOffset((int) mark[1]);
    }

    @Override
    public long length() {
        return closed ? -1 : size;
    }

    @Override
    public void close() throws IOException {
        if (!closed) {
            closed = true;
            super.close();
        }
    }
}
