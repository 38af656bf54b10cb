package dev.slipstream.imageio.bmp;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;

/**
 * Pixels of 32 bits that stay as they are. A buffer copies a whole row, even before {@link #convert} is compiled, so
 * that a first large image is no slower than with the JDK's reader. Rows begin at whole pixels of the array.
 */
final class RawInts implements ElementConverter {

    private byte[] viewed = {};
    private IntBuffer view = IntBuffer.allocate(0);

    @Override
    @SuppressWarnings("ReferenceEquality") // the buffer is a view of this very array
    public Object convert(byte[] row, int from, int count, Object pixels) {
        if (row != viewed) {
            viewed = row;
            view = ByteBuffer.wrap(row).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer();
        }
        view.get(from / Integer.BYTES, (int[]) pixels, 0, count);
        return pixels;
    }
}
