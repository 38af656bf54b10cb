package dev.slipstream.imageio.bench.workbench.worker;

import java.io.InputStream;
import java.util.Objects;

/** Bytes like a socket's: the stream knows no length, and nobody knows its class. */
final class SeedInputStream extends InputStream {

    private final byte[] bytes;
    private int next;

    SeedInputStream(byte[] bytes) {
        this.bytes = bytes;
    }

    @Override
    public int read() {
        return next < bytes.length ? bytes[next++] & 0xff : -1;
    }

    @Override
    public int read(byte[] b, int off, int len) {
        Objects.checkFromIndexSize(off, len, b.length);
        if (next == bytes.length && len > 0) {
            return -1;
        }
        int n = Math.min(len, bytes.length - next);
        System.arraycopy(bytes, next, b, off, n);
        next += n;
        return n;
    }
}
