package dev.slipstream.imageio.bench.worker;

import java.io.IOException;
import javax.imageio.stream.ImageOutputStreamImpl;

/** The same for writing, into an array that is large enough. */
final class J2dForeignOutput extends ImageOutputStreamImpl {

    private final byte[] bytes;

    J2dForeignOutput(int length) {
        this.bytes = new byte[length];
    }

    @Override
    public int read() {
        bitOffset = 0;
        return streamPos < bytes.length ? bytes[(int) streamPos++] & 0xFF : -1;
    }

    @Override
    public int read(byte[] target, int offset, int length) {
        bitOffset = 0;
        if (streamPos >= bytes.length) {
            return -1;
        }
        int count = (int) Math.min(length, bytes.length - streamPos);
        System.arraycopy(bytes, (int) streamPos, target, offset, count);
        streamPos += count;
        return count;
    }

    @Override
    public void write(int value) throws IOException {
        flushBits();
        bytes[(int) streamPos++] = (byte) value;
    }

    @Override
    public void write(byte[] source, int offset, int length) throws IOException {
        flushBits();
        System.arraycopy(source, offset, bytes, (int) streamPos, length);
        streamPos += length;
    }

    @Override
    public long length() {
        return bytes.length;
    }
}
