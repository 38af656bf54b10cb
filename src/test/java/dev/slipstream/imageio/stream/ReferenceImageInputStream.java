package dev.slipstream.imageio.stream;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Objects;
import javax.imageio.IIOException;
import javax.imageio.stream.ImageInputStreamImpl;

/**
 * The oracle: the JDK's base class over an array, with the JDK's bugs put right. What is not overridden here is the
 * JDK's behaviour by construction.
 */
final class ReferenceImageInputStream extends ImageInputStreamImpl {

    private final byte[] bytes;
    private final Deque<long[]> marks = new ArrayDeque<>();
    private boolean closed;
    private long consumed;
    private long returned;

    ReferenceImageInputStream(byte[] bytes, long position) {
        this.bytes = bytes;
        this.streamPos = position;
        this.consumed = position;
        this.returned = position;
    }

    /** Where the JDK's cached streams leave their InputStream: behind the furthest byte any read has asked for. */
    long consumed() {
        return consumed;
    }

    /** Behind the furthest byte any read has returned: a read behind the end does not return what lies before it. */
    long returned() {
        return returned;
    }

    long size() {
        return bytes.length;
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
        consumed = Math.max(consumed, Math.min(streamPos + len, bytes.length));
        if (len == 0) {
            return 0;
        }
        if (streamPos >= bytes.length) {
            return -1;
        }
        int n = (int) Math.min(len, bytes.length - streamPos);
        System.arraycopy(bytes, (int) streamPos, b, off, n);
        streamPos += n;
        returned = Math.max(returned, streamPos);
        return n;
    }

    /** Bit for bit, so that no more than 64 bits are ever in hand (the JDK shifts up to 71 through a long). */
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
    public void mark() {
        if (!closed) {
            marks.push(new long[] {streamPos, bitOffset});
        }
    }

    /** A mark is one thing, position and bit offset, and leaves the stack as one (the JDK's bit offset stays). */
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
        return closed ? -1 : bytes.length;
    }

    @Override
    public void close() throws IOException {
        if (!closed) {
            closed = true;
            super.close();
        }
    }
}
