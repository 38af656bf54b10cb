package dev.slipstream.imageio.bench.images;

import dev.slipstream.imageio.png.PngChunks.Chunk;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;

/** A PNG file as a row of chunks, right or wrong. */
final class PngChunks {
    static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    static final byte[] NONE = {};

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    static PngChunks signed() {
        return new PngChunks().raw(SIGNATURE);
    }

    static byte[] header(int width, int height, int depth, int colourType, int interlace) {
        return header(width, height, depth, colourType, 0, 0, interlace);
    }

    static byte[] header(int width, int height, int depth, int colourType, int compression, int filter, int interlace) {
        return ByteBuffer.allocate(13).putInt(width).putInt(height).put((byte) depth).put((byte) colourType)
                .put((byte) compression)
            .put((byte) filter).put((byte) interlace).array();
    }

    PngChunks chunk(String type, byte[] data) {
        return chunk(type, data, data.length, 0);
    }

    /** A chunk that lies about its length, or whose CRC differs from the right one by {@code crcChange}. */
    PngChunks chunk(String type, byte[] data, int length, int crcChange) {
        int crc = Chunk.of(type, data).crc();
        new Chunk(type, data, length, crc ^ crcChange).writeTo(out);
        return this;
    }

    /** As many chunks as it takes if each holds {@code most} bytes. */
    PngChunks chunks(String type, byte[] data, int most) {
        for (int from = 0; from < data.length; from += most) {
            chunk(type, Arrays.copyOfRange(data, from, Math.min(data.length, from + most)));
        }
        return this;
    }

    PngChunks end() {
        return chunk("IEND", NONE);
    }

    PngChunks raw(byte[] bytes) {
        out.writeBytes(bytes);
        return this;
    }

    byte[] toByteArray() {
        return out.toByteArray();
    }
}
