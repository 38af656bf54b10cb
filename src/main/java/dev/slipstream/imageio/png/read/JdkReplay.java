package dev.slipstream.imageio.png.read;

import dev.slipstream.imageio.png.file.ChunkType;
import dev.slipstream.imageio.png.file.PngHeader;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/**
 * Reads image data once more, through the streams that the JDK's reader uses. When the JDK's reader finds an error, and
 * where it leaves the stream, depends on how much these streams inflate at a time: at most the room in their buffer,
 * and at most what one piece of input gives.
 */
final class JdkReplay {

    private JdkReplay() {}

    /**
     * The exception of the JDK's reader; null if it does not fail. The stream is left where that reader leaves it.
     *
     * @param start the stream position of the first chunk's data
     * @param length bytes of the first chunk's data
     * @param runs pairs of numbers: the length of scanlines, negative if they are skipped, and how many there are
     * @param lines the most scanlines to read or skip
     */
    static @Nullable IOException failure(ImageInputStream stream, long start, int length, int[] runs, int lines) {
        Inflater zlib = new Inflater();
        try {
            stream.seek(start);
            InputStream inflated = new InflaterInputStream(new Chunks(stream, length), zlib);
            DataInputStream in = new DataInputStream(new BufferedInputStream(inflated));
            int left = lines;
            for (int i = 0; i < runs.length; i += 2) {
                read(in, runs[i], Math.min(left, runs[i + 1]));
                left -= Math.min(left, runs[i + 1]);
            }
            return null;
        } catch (IOException e) {
            return e;
        } finally {
            zlib.end();
        }
    }

    private static void read(DataInputStream in, int length, int lines) throws IOException {
        byte[] row = new byte[Math.max(0, length - 1)];
        for (int i = 0; i < lines; i++) {
            if (length < 0) {
                in.skipBytes(-length);
            } else {
                in.read(); // the filter type
                in.readFully(row);
            }
        }
    }

    /** The data of all IDAT chunks as a stream. A read returns at most the rest of a chunk. */
    private static final class Chunks extends InputStream {

        private final ImageInputStream stream;
        private int left;
        private boolean hasChunk = true;

        Chunks(ImageInputStream stream, int left) {
            this.stream = stream;
            this.left = left;
        }

        @Override
        public int read() throws IOException {
            byte[] b = new byte[1];
            return read(b, 0, 1) < 0 ? -1 : b[0] & 0xff;
        }

        @Override
        public int read(byte[] b, int off, int len) throws IOException {
            int n = -1;
            while (n <= 0 && hasChunk) {
                n = left == 0 ? -1 : stream.read(b, off, Math.min(len, left));
                if (n > 0) {
                    left -= n;
                } else {
                    nextChunk();
                }
            }
            return n;
        }

        private void nextChunk() {
            byte[] between = new byte[ImageData.BETWEEN];
            try {
                stream.readFully(between);
                left = PngHeader.intAt(between, 4);
                hasChunk = left >= 0 && PngHeader.intAt(between, 8) == ChunkType.IDAT;
            } catch (IOException e) {
                hasChunk = false; // the data end here, as for the JDK's reader
            }
        }
    }
}
