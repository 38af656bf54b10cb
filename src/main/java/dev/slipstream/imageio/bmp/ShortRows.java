package dev.slipstream.imageio.bmp;

import dev.slipstream.imageio.writer.PixelRows;

/** Rows of pixels of 16 bits, of which a file has the lower byte first. */
final class ShortRows implements FileRows {

    private final WrittenRegion region;

    ShortRows(WrittenRegion region) {
        this.region = region;
    }

    @Override
    public void put(PixelRows image, int y, byte[] file, int at) {
        put((short[]) image.elements(region.x(), y, region.span()), region.stepX(), file, at, region.width());
    }

    private static void put(short[] row, int step, byte[] file, int at, int count) {
        int to = at;
        for (int i = 0, from = 0; i < count; i++, from += step, to += 2) {
            int pixel = row[from];
            file[to] = (byte) pixel;
            file[to + 1] = (byte) (pixel >> 8);
        }
    }
}
