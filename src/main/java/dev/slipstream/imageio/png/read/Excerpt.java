package dev.slipstream.imageio.png.read;

import dev.slipstream.imageio.png.file.ChunkBuffer;
import dev.slipstream.imageio.png.file.ChunkType;
import dev.slipstream.imageio.png.file.PngHeader;
import java.util.Arrays;

/** The chunks of a file without its image data: a PNG without pixels. The JDK's reader makes metadata of it. */
final class Excerpt {

    /** In bytes. For a file with more, the JDK's reader makes the metadata at once, which are of the same size. */
    private static final int MOST = 1 << 20;

    /** In bytes: enough for the chunks of most files. */
    private static final int SMALLEST = 256;

    private final ChunkBuffer chunks = new ChunkBuffer(SMALLEST);

    /** With no chunk but IHDR. */
    Excerpt(PngHeader header) {
        header.addTo(chunks);
    }

    /** Whether there is room for a chunk with so much data. */
    boolean hasRoomFor(int length) {
        return length <= MOST - chunks.size();
    }

    /** Adds a chunk, with 0 as the CRC, which is not checked. */
    void add(int type, byte[] data) {
        chunks.ensure(ChunkBuffer.AROUND + data.length);
        chunks.add(data.length);
        chunks.add(type);
        chunks.add(data, 0, data.length);
        chunks.add(0);
    }

    /** A file of all chunks. */
    byte[] toFile() {
        int end = chunks.size();
        byte[] file = Arrays.copyOf(chunks.bytes(), end + 2 * ChunkBuffer.AROUND);
        Arrays.fill(file, end, file.length, (byte) 0);
        ChunkBuffer.put(file, end + Integer.BYTES, ChunkType.IDAT);
        ChunkBuffer.put(file, end + ChunkBuffer.AROUND + Integer.BYTES, ChunkType.IEND);
        return file;
    }
}
