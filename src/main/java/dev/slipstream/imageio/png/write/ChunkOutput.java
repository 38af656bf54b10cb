package dev.slipstream.imageio.png.write;

import dev.slipstream.imageio.png.file.ChunkBuffer;
import dev.slipstream.imageio.png.file.ChunkType;
import java.io.IOException;
import java.io.OutputStream;
import javax.imageio.stream.ImageOutputStream;

/**
 * Writes a file to a stream. Bytes are collected in a buffer. The buffer is written and flushed when it has enough
 * image data for a chunk, and at the end. A small file is written at once.
 *
 * <p>The compressed image data become IDAT chunks of at most {@link #IDAT_SIZE} bytes.
 */
public final class ChunkOutput extends OutputStream {

    /** The size of the IDAT chunks of the JDK's writer. */
    static final int IDAT_SIZE = 1 << 15;

    /** Data that cannot be compressed grow by less than this and a 256th. */
    private static final int OVERHEAD = 64;

    private final ImageOutputStream stream;

    /** The most bytes of image data in a chunk. */
    private final int idatSize;

    private final ChunkBuffer buffer;

    /** Whether the stream has failed. */
    private boolean isFailed;

    /**
     * Begins the image data.
     *
     * @param before the bytes of the file before the image data
     * @param rawBytes the length of the image data before compression
     */
    public ChunkOutput(ImageOutputStream stream, byte[] before, long rawBytes) {
        this.stream = stream;
        this.idatSize = (int) Math.min(IDAT_SIZE, rawBytes + (rawBytes >> 8) + OVERHEAD);
        this.buffer = new ChunkBuffer(before.length + ChunkBuffer.AROUND + idatSize + ChunkBuffer.AROUND);
        buffer.add(before, 0, before.length);
        buffer.begin(ChunkType.IDAT);
    }

    @Override
    public void write(int value) throws IOException {
        write(new byte[] {(byte) value}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        int from = offset;
        int left = length;
        while (left > 0) {
            if (buffer.length() == idatSize) {
                buffer.end();
                passOn();
                buffer.begin(ChunkType.IDAT);
            }
            int n = Math.min(left, idatSize - buffer.length());
            buffer.add(bytes, from, n);
            from += n;
            left -= n;
        }
    }

    /** Ends the image data, and the file if {@code isWhole}, and writes the rest. */
    public void finish(boolean isWhole) throws IOException {
        buffer.end();
        if (isWhole) {
            buffer.begin(ChunkType.IEND);
            buffer.end();
        }
        passOn();
    }

    /** Writes the buffer to the stream and flushes it, as the JDK's writer does after every chunk. */
    private void passOn() throws IOException {
        isFailed = true;
        stream.write(buffer.bytes(), 0, buffer.size());
        stream.flushBefore(stream.getStreamPosition());
        isFailed = false;
        buffer.clear();
    }

    /** Whether the stream has failed. */
    public boolean isFailed() {
        return isFailed;
    }
}
