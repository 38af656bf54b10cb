package dev.slipstream.imageio.bench.workbench.worker;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;

/** ISO 8859-1 by the shortest of loops: every byte is its character. */
final class SeedLatin1Reader extends Reader {

    private final InputStream in;
    private byte[] bytes = new byte[0];

    SeedLatin1Reader(InputStream in) {
        this.in = in;
    }

    @Override
    public int read(char[] chars, int off, int len) throws IOException {
        if (bytes.length < len) {
            bytes = new byte[len];
        }
        int n = in.read(bytes, 0, len);
        for (int i = 0; i < n; i++) {
            chars[off + i] = (char) (bytes[i] & 0xff);
        }
        return n;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
