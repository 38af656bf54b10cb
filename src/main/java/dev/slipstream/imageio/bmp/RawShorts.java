package dev.slipstream.imageio.bmp;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.ShortBuffer;

/** Pixels of 16 bits that stay as they are. A buffer copies them, as in {@link RawInts}. */
final class RawShorts implements ElementConverter {

    private byte[] viewed = {};
    private ShortBuffer view = ShortBuffer.allocate(0);

    @Override
    @SuppressWarnings("ReferenceEquality") // the buffer is a view of this very array
    public Object convert(byte[] row, int from, int count, Object pixels) {
        if (row != viewed) {
            viewed = row;
            view = ByteBuffer.wrap(row).order(ByteOrder.LITTLE_ENDIAN).asShortBuffer();
        }
        view.get(from / Short.BYTES, (short[]) pixels, 0, count);
        return pixels;
    }
}
