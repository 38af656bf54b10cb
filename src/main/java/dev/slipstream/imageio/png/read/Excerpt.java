package dev.slipstream.imageio.png.read;

import dev.slipstream.imageio.png.file.ChunkBuffer;
import dev.slipstream.imageio.png.file.ChunkType;
import dev.slipstream.imageio.png.file.PngHeader;
import java.util.Arrays;

/** The chunks of a file without its image data. The JDK's reader makes the metadata of this PNG without pixels. */
final class Excerpt {

    /** In bytes. If a file has more, the JDK's reader makes its metadata immediately: they take the same memory. */
    private static final int MOST = 1 << 20;

    /** In bytes: enough for the chunks of most files. */
    private static final int SMALLEST = 256;

    private final ChunkBuffer chunks = new ChunkBuffer(SMALLEST);

    /** An excerpt with no chunk but IHDR. */
    Excerpt(PngHeader header) {
        header.addTo(chunks);
    }

    /** Whether there is room for a chunk with {@code length} bytes of data. */
    boolean hasRoomFor(int length) {
        return length <= MOST - chunks.size();
    }

    /** Adds a chunk. Its CRC is 0: the JDK's reader does not check it. */
    void add(int type, byte[] data) {
        chunks.ensure(ChunkBuffer.AROUND + data.length);
        chunks.add(data.length);
        chunks.add(type);
        chunks.add(data, 0, data.length);
        chunks.add(0);
    }

    /** A file of all chunks, with an empty IDAT and IEND. */
    byte[] toFile() {
        int end = chunks.size();
        byte[] file = Arrays.copyOf(chunks.bytes(), end + 2 * ChunkBuffer.AROUND);
        Arrays.fill(file, end, file.length, (byte) 0);
        ChunkBuffer.put(file, end + Integer.BYTES, ChunkType.IDAT);
        ChunkBuffer.put(file, end + ChunkBuffer.AROUND + Integer.BYTES, ChunkType.IEND);
        return file;
    }
}
