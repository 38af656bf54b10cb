package dev.slipstream.imageio.bench.jmh.images;

import javax.imageio.stream.ImageInputStreamImpl;

/** A stream as an application might write one: only what ImageInputStreamImpl leaves open. */
public final class ForeignImageInputStream extends ImageInputStreamImpl {

    private final byte[] bytes;

    public ForeignImageInputStream(byte[] bytes) {
        this.bytes = bytes;
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
    public long length() {
        return bytes.length;
    }
}
