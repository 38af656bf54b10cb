package dev.slipstream.imageio.png;

import java.nio.ByteBuffer;
import java.util.Arrays;

/** The chunks of a file without its image data: a PNG without pixels. The JDK's reader makes metadata of it. */
final class KeptChunks {

    /** Bytes. Of a file that has more, the JDK's reader makes the metadata at once, which are of the same size. */
    private static final int MOST = 1 << 20;

    /** Length, type and CRC. */
    private static final int AROUND_DATA = 12;

    /** The beginning, and most chunks there are. */
    private static final int SMALLEST = 256;

    private ByteBuffer bytes;

    /** With no chunk but IHDR. */
    KeptChunks(PngHeader header) {
        bytes = ByteBuffer.allocate(SMALLEST);
        header.writeTo(bytes);
    }

    /** Whether there is room for a chunk with so much data. */
    boolean hasRoomFor(int length) {
        return length <= MOST - bytes.position();
    }

    /** Adds a chunk, without its CRC, which nobody looks at. */
    void add(int type, byte[] data) {
        int size = AROUND_DATA + data.length;
        if (size > bytes.remaining()) {
            int length = bytes.position();
            bytes = ByteBuffer.wrap(Arrays.copyOf(bytes.array(), Math.max(2 * length, length + size)));
            bytes.position(length);
        }
        bytes.putInt(data.length).putInt(type).put(data).putInt(0);
    }

    /** A file of all chunks. */
    byte[] toFile() {
        ByteBuffer file = ByteBuffer.allocate(bytes.position() + 2 * AROUND_DATA);
        file.put(bytes.array(), 0, bytes.position());
        file.putInt(0).putInt(ChunkType.IDAT).putInt(0);
        file.putInt(0).putInt(ChunkType.IEND).putInt(0);
        return file.array();
    }
}
