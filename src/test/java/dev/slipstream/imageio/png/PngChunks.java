package dev.slipstream.imageio.png;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/** A PNG file as the list of its chunks, to be changed and put together again. */
public final class PngChunks {

    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};

    public final List<Chunk> chunks = new ArrayList<>();

    /** A chunk that may lie about its length, and have a wrong CRC. */
    public record Chunk(String type, byte[] data, int length, int crc) {

        public static Chunk of(String type, byte... data) {
            CRC32 crc = new CRC32();
            crc.update(type.getBytes(StandardCharsets.ISO_8859_1));
            crc.update(data);
            return new Chunk(type, data, data.length, (int) crc.getValue());
        }

        public boolean isData() {
            return type.equals("IDAT");
        }

        public void writeTo(ByteArrayOutputStream out) {
            out.writeBytes(ByteBuffer.allocate(4).putInt(length).array());
            out.writeBytes(type.getBytes(StandardCharsets.ISO_8859_1));
            out.writeBytes(data);
            out.writeBytes(ByteBuffer.allocate(4).putInt(crc).array());
        }
    }

    /** The chunks of an intact file. */
    public static PngChunks of(byte[] file) {
        PngChunks png = new PngChunks();
        ByteBuffer bytes = ByteBuffer.wrap(file).position(SIGNATURE.length);
        while (bytes.hasRemaining()) {
            byte[] data = new byte[bytes.getInt()];
            byte[] type = new byte[4];
            bytes.get(type).get(data);
            png.chunks.add(new Chunk(new String(type, StandardCharsets.ISO_8859_1), data, data.length, bytes.getInt()));
        }
        return png;
    }

    /** A file with this header, and no other chunk so far. */
    public static PngChunks ofSize(int width, int height, int depth, int colourType, boolean interlaced) {
        byte[] header = ByteBuffer.allocate(13).putInt(width).putInt(height).put((byte) depth).put((byte) colourType)
                .put((byte) 0).put((byte) 0).put((byte) (interlaced ? 1 : 0)).array();
        PngChunks png = new PngChunks();
        png.chunks.add(Chunk.of("IHDR", header));
        return png;
    }

    public PngChunks add(String type, byte... data) {
        chunks.add(Chunk.of(type, data));
        return this;
    }

    public PngChunks add(Chunk chunk) {
        chunks.add(chunk);
        return this;
    }

    /** Splits all IDAT chunks into chunks of at most {@code most} bytes. */
    public PngChunks split(int most) {
        List<Chunk> whole = List.copyOf(chunks);
        chunks.clear();
        for (Chunk chunk : whole) {
            byte[] data = chunk.data();
            if (!chunk.isData() || data.length <= most) {
                chunks.add(chunk);
                continue;
            }
            for (int i = 0; i < data.length; i += most) {
                chunks.add(Chunk.of("IDAT", Arrays.copyOfRange(data, i, Math.min(data.length, i + most))));
            }
        }
        return this;
    }

    /** The data of all IDAT chunks, joined. */
    public byte[] data() {
        ByteArrayOutputStream data = new ByteArrayOutputStream();
        chunks.stream().filter(Chunk::isData).forEach(chunk -> data.writeBytes(chunk.data()));
        return data.toByteArray();
    }

    public static byte[] deflated(byte[] data) {
        return deflated(data, false);
    }

    /** {@code isRaw}: whether to leave out the header and the checksum of zlib. */
    public static byte[] deflated(byte[] data, boolean isRaw) {
        Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION, isRaw);
        deflater.setInput(data);
        deflater.finish();
        byte[] out = new byte[data.length + data.length / 1000 + 100];
        int n = deflater.deflate(out);
        deflater.end();
        return Arrays.copyOf(out, n);
    }

    /** The file with these image data in one IDAT chunk, followed by IEND. */
    public byte[] file(byte... zlib) {
        return add("IDAT", zlib).add("IEND").toByteArray();
    }

    public byte[] toByteArray() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(SIGNATURE);
        chunks.forEach(chunk -> chunk.writeTo(out));
        return out.toByteArray();
    }
}
