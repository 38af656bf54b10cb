package dev.slipstream.imageio.bmp;

import dev.slipstream.imageio.writer.PixelRows;

/** For pixels of 16 bits. The file has the lower byte first. */
final class ShortPacker extends RowPacker {

    ShortPacker(WrittenRegion region) {
        super(region);
    }

    @Override
    void pack(PixelRows image, int y, byte[] file, int at) {
        pack((short[]) elements(image, y), region.stepX(), file, at, region.width());
    }

    private static void pack(short[] row, int step, byte[] file, int at, int count) {
        int to = at;
        for (int i = 0, from = 0; i < count; i++, from += step, to += 2) {
            int pixel = row[from];
            file[to] = (byte) pixel;
            file[to + 1] = (byte) (pixel >> 8);
        }
    }
}
