package dev.slipstream.imageio.png;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.InflaterInputStream;

/**
 * Decodes wrong image data once more, with the streams that the JDK's reader uses. When that one finds an error depends
 * on how much they decode at a time: no more than there is room for, and than a piece of input gives.
 */
final class JdkInflate {

    private JdkInflate() {}

    /** Whether it decodes {@code length} bytes behind {@code skipped} others, in scanlines of {@code line} bytes. */
    static boolean decodes(ImageData data, long skipped, long length, int line) throws IOException {
        data.rewind();
        try (InputStream inflated = new InflaterInputStream(new Pieces(data));
                DataInputStream in = new DataInputStream(new BufferedInputStream(inflated))) {
            return hasAll(in, skipped, length, line);
        }
    }

    private static boolean hasAll(DataInputStream in, long skipped, long length, int line) {
        byte[] row = new byte[line - 1];
        try {
            long left = skipped;
            for (long n = 1; left > 0 && n > 0; left -= n) {
                n = in.skip(left);
            }
            for (left = length; left > 0; left -= line) {
                in.readByte();
                in.readFully(row, 0, (int) Math.min(row.length, left - 1));
            }
            return true;
        } catch (IOException e) {
            return false; // the caller has the error already
        }
    }

    /** The image data as a stream. A read returns at most the rest of a chunk. */
    private static final class Pieces extends InputStream {

        private final ImageData data;
        private int next;

        Pieces(ImageData data) {
            this.data = data;
        }

        @Override
        public int read() throws IOException {
            byte[] b = new byte[1];
            return read(b, 0, 1) < 0 ? -1 : b[0] & 0xff;
        }

        @Override
        public int read(byte[] b, int off, int len) throws IOException {
            if (next == data.length()) {
                if (!data.next()) {
                    return -1;
                }
                next = 0;
            }
            int n = Math.min(len, data.length() - next);
            System.arraycopy(data.block(), next, b, off, n);
            next += n;
            return n;
        }
    }
}
