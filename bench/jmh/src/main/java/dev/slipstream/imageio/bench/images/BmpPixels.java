package dev.slipstream.imageio.bench.images;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Stored pixels, and the 8-bit red, green, blue, alpha picture that they stand for. */
record BmpPixels(int bitCount, ByteBuffer data, Picture picture) {

    /** Palette indexes, 1 to 8 bits each, the leftmost pixel in the highest bits. */
    static BmpPixels indexed(Picture indexes, Palette palette, int bits, boolean topDown) {
        int stride = stride(indexes.width(), bits);
        byte[] rows = new byte[stride * indexes.height()];
        for (int y = 0; y < indexes.height(); y++) {
            int row = row(y, indexes.height(), topDown) * stride;
            for (int x = 0; x < indexes.width(); x++) {
                int bit = x * bits;
                rows[row + bit / 8] |= (byte) (indexes.sample(x, y, 0) << (8 - bits - bit % 8));
            }
        }
        return new BmpPixels(bits, ByteBuffer.wrap(rows), colours(indexes, palette));
    }

    /** Pixels of 16, 24 or 32 bits; bits outside of the masks are {@code spare}'s. */
    static BmpPixels masked(Picture rgba, BmpMasks masks, int bits, boolean topDown, int spare) {
        int stride = stride(rgba.width(), bits);
        ByteBuffer rows = ByteBuffer.allocate(stride * rgba.height() + 4).order(ByteOrder.LITTLE_ENDIAN);
        Picture expected = new Picture(rgba.width(), rgba.height(), 4, 8);
        for (int y = 0; y < rgba.height(); y++) {
            int row = row(y, rgba.height(), topDown) * stride;
            for (int x = 0; x < rgba.width(); x++) {
                int pixel = masks.pixel(rgba, x, y);
                for (int channel = 0; channel < 4; channel++) {
                    expected.set(x, y, channel, masks.level(pixel, channel));
                }
                int stored = pixel | spare;
                for (int i = 0; i < bits / 8; i++) {
                    rows.put(row + x * bits / 8 + i, (byte) (stored >> (8 * i)));
                }
            }
        }
        return new BmpPixels(bits, rows.slice(0, stride * rgba.height()), expected);
    }

    /** What a palette makes of indexes. */
    static Picture colours(Picture indexes, Palette palette) {
        Picture picture = new Picture(indexes.width(), indexes.height(), 4, 8);
        for (int y = 0; y < indexes.height(); y++) {
            for (int x = 0; x < indexes.width(); x++) {
                int index = indexes.sample(x, y, 0);
                for (int channel = 0; channel < 3; channel++) {
                    picture.set(x, y, channel, index == Picture.UNDEFINED ? index : palette.level(index, channel));
                }
                picture.set(x, y, Photo.ALPHA, index == Picture.UNDEFINED ? index : 255);
            }
        }
        return picture;
    }

    private static int row(int y, int height, boolean topDown) {
        return topDown ? y : height - 1 - y;
    }

    /** Bytes from one row to the next. */
    static int stride(int width, int bits) {
        return (width * bits + 31) / 32 * 4;
    }
}
