package dev.slipstream.imageio.bench.jmh.streams;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import javax.imageio.stream.ImageOutputStreamImpl;

/** A stream as an application might write one: only what ImageOutputStreamImpl leaves open, and one array. */
public final class ForeignImageOutputStream extends ImageOutputStreamImpl {

    private final OutputStream out;
    private byte[] bytes = new byte[1024];
    private int length;

    public ForeignImageOutputStream(OutputStream out) {
        this.out = out;
    }

    @Override
    public int read() {
        bitOffset = 0;
        return streamPos < length ? bytes[(int) streamPos++] & 0xFF : -1;
    }

    @Override
    public int read(byte[] target, int offset, int count) {
        bitOffset = 0;
        if (streamPos >= length) {
            return -1;
        }
        int available = (int) Math.min(count, length - streamPos);
        System.arraycopy(bytes, (int) streamPos, target, offset, available);
        streamPos += available;
        return available;
    }

    @Override
    public void write(int value) throws IOException {
        flushBits();
        reserve(1);
        bytes[(int) streamPos++] = (byte) value;
        length = (int) Math.max(length, streamPos);
    }

    @Override
    public void write(byte[] source, int offset, int count) throws IOException {
        flushBits();
        reserve(count);
        System.arraycopy(source, offset, bytes, (int) streamPos, count);
        streamPos += count;
        length = (int) Math.max(length, streamPos);
    }

    @Override
    public long length() {
        return length;
    }

    @Override
    public void close() throws IOException {
        super.close();
        out.write(bytes, 0, length);
    }

    private void reserve(int count) {
        if (streamPos + count > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, (int) streamPos + count));
        }
    }
}
