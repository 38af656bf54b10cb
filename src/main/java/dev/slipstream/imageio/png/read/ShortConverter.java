package dev.slipstream.imageio.png.read;

import dev.slipstream.imageio.png.file.RowConverter;
import java.nio.ByteBuffer;

/** Converts samples of 16 bits, big endian in the file, to shorts. */
record ShortConverter(int bands) implements RowConverter {

    @Override
    public void convert(byte[] row, int from, int pixels, Object to) {
        ByteBuffer.wrap(row, from, row.length - from).asShortBuffer().get((short[]) to, 0, pixels * bands);
    }
}
