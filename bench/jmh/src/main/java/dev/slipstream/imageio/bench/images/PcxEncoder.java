package dev.slipstream.imageio.bench.images;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** PCX of three 8-bit planes, and DCX, which is several of them. */
final class PcxEncoder {
    private static final int HEADER = 128;
    private static final int DCX_MAGIC = 0x3ADE68B1;
    private static final int RUN = 0xC0;

    private PcxEncoder() {
    }

    static byte[] encode(Picture picture) {
        int rowBytes = (picture.width() + 1) / 2 * 2;
        ByteBuffer file = buffer(HEADER + picture.height() * rowBytes * 3 * 2);
        file.put((byte) 10).put((byte) 5).put((byte) 1).put((byte) 8).putShort((short) 0).putShort((short) 0)
            .putShort((short) (picture.width() - 1)).putShort((short) (picture.height() - 1)).putShort((short) 72)
                    .putShort((short) 72);
        file.position(65);
        file.put((byte) 3).putShort((short) rowBytes).putShort((short) 1);
        file.position(HEADER);
        for (int y = 0; y < picture.height(); y++) {
            for (int channel = 0; channel < 3; channel++) {
                for (int x = 0; x < rowBytes; x++) {
                    put(x < picture.width() ? picture.sample(x, y, channel) : 0, file);
                }
            }
        }
        return bytes(file);
    }

    /** A level with both upper bits set would be a run: it is sent as a run of one. */
    private static void put(int level, ByteBuffer file) {
        if (level >= RUN) {
            file.put((byte) (RUN | 1));
        }
        file.put((byte) level);
    }

    static byte[] encodePages(Picture... pictures) {
        ByteBuffer pages = buffer(1 << 16);
        int first = 4 + 4 * (pictures.length + 1);
        ByteBuffer index = buffer(first).putInt(DCX_MAGIC);
        for (Picture picture : pictures) {
            index.putInt(first + pages.position());
            pages.put(encode(picture));
        }
        return buffer(first + pages.position()).put(index.array()).put(bytes(pages)).array();
    }

    private static ByteBuffer buffer(int capacity) {
        return ByteBuffer.allocate(capacity).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static byte[] bytes(ByteBuffer written) {
        byte[] bytes = new byte[written.position()];
        written.get(0, bytes);
        return bytes;
    }
}
