package dev.slipstream.imageio.bench.jmh.streams;

import java.io.IOException;
import java.util.Arrays;
import javax.imageio.stream.ImageOutputStreamImpl;

/** A stream as an application might write one: only what ImageOutputStreamImpl leaves open, over one array. */
final class ForeignImageOutputStream extends ImageOutputStreamImpl {

    private final byte[] bytes;
    private int length;

    ForeignImageOutputStream(int mostBytes) {
        bytes = new byte[mostBytes];
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
        write(new byte[] {(byte) value}, 0, 1);
    }

    @Override
    public void write(byte[] source, int offset, int count) throws IOException {
        flushBits();
        System.arraycopy(source, offset, bytes, (int) streamPos, count);
        streamPos += count;
        length = (int) Math.max(length, streamPos);
    }

    byte[] written() {
        return Arrays.copyOf(bytes, length);
    }
}
