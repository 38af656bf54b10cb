package dev.slipstream.imageio.bench.images;

import java.nio.ByteBuffer;

/** SGI images of three 8-bit channels, one plane after the other, from the bottom row up. */
final class SgiEncoder {
    private static final int HEADER = 512;
    private static final int CHANNELS = 3;
    private static final int MAX_LITERALS = 127;

    private SgiEncoder() {
    }

    static byte[] encode(Picture picture, boolean runLengths) {
        int width = picture.width();
        int height = picture.height();
        int rowBytes = runLengths ? width + width / MAX_LITERALS + 2 : width;
        int tables = runLengths ? 2 * 4 * height * CHANNELS : 0;
        ByteBuffer file = ByteBuffer.allocate(HEADER + tables + rowBytes * height * CHANNELS);
        file.putShort((short) 474).put((byte) (runLengths ? 1 : 0)).put((byte) 1).putShort((short) 3)
                .putShort((short) width)
            .putShort((short) height).putShort((short) CHANNELS).putInt(0).putInt(255);
        file.position(HEADER + tables);
        for (int i = 0; i < height * CHANNELS; i++) {
            int start = file.position();
            row(picture, height - 1 - i % height, i / height, runLengths, file);
            if (runLengths) {
                file.putInt(HEADER + 4 * i, start)
                        .putInt(HEADER + 4 * (height * CHANNELS + i), file.position() - start);
            }
        }
        return file.array();
    }

    private static void row(Picture picture, int y, int channel, boolean runLengths, ByteBuffer file) {
        for (int x = 0; x < picture.width(); x++) {
            if (runLengths && x % MAX_LITERALS == 0) {
                file.put((byte) (0x80 | Math.min(MAX_LITERALS, picture.width() - x)));
            }
            file.put((byte) picture.sample(x, y, channel));
        }
        if (runLengths) {
            file.put((byte) 0);
        }
    }
}
