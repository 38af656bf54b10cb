package dev.slipstream.imageio.bench.images;

import dev.slipstream.imageio.bmp.BmpBuilder;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** A Windows cursor: a 32-bit bitmap without its file header, and a bit mask that leaves everything visible. */
final class CursorEncoder {
    private static final int DIRECTORY = 22;
    private static final int TYPE_CURSOR = 2;

    private CursorEncoder() {
    }

    static byte[] encode(Picture rgba) {
        ByteBuffer pixels = BmpPixels.masked(rgba, BmpMasks.RGBA8888, 32, false, 0).data();
        int mask = (rgba.width() + 31) / 32 * 4 * rgba.height();
        int size = BmpHeader.INFO40.size() + pixels.remaining() + mask;
        ByteBuffer file = ByteBuffer.allocate(DIRECTORY + size).order(ByteOrder.LITTLE_ENDIAN);
        file.putShort((short) 0).putShort((short) TYPE_CURSOR).putShort((short) 1);
        file.put((byte) rgba.width()).put((byte) rgba.height()).putShort((short) 0).putShort((short) 3)
                .putShort((short) 4).putInt(size)
            .putInt(DIRECTORY);
        // The height counts the mask's rows too.
        file.put(new BmpBuilder(BmpHeader.INFO40.size(), 32, rgba.width(), 2 * rgba.height()).resolution(0).header());
        return file.put(pixels).array();
    }
}
