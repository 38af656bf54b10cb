package dev.slipstream.imageio.png.write;

import java.io.IOException;
import java.util.Arrays;
import javax.imageio.stream.ImageOutputStreamImpl;

/** A small file in memory. Writing more than {@link #MOST} bytes fails. */
final class SmallFile extends ImageOutputStreamImpl {

    private static final int MOST = 1 << 20;

    private byte[] bytes = new byte[1024];
    private int size;

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] b, int off, int len) throws IOException {
        flushBits();
        if (len > MOST - streamPos) {
            throw new IOException("more than " + MOST + " bytes at byte " + streamPos);
        }
        int end = (int) streamPos + len;
        if (end > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(end, 2 * bytes.length));
        }
        System.arraycopy(b, off, bytes, (int) streamPos, len);
        streamPos = end;
        size = Math.max(size, end);
    }

    @Override
    public int read() {
        bitOffset = 0;
        return streamPos < size ? bytes[(int) streamPos++] & 0xff : -1;
    }

    @Override
    public int read(byte[] b, int off, int len) {
        bitOffset = 0;
        int n = (int) Math.min(len, size - streamPos);
        if (n <= 0) {
            return len == 0 ? 0 : -1;
        }
        System.arraycopy(bytes, (int) streamPos, b, off, n);
        streamPos += n;
        return n;
    }

    byte[] toByteArray() {
        return Arrays.copyOf(bytes, size);
    }
}
