package dev.slipstream.imageio.bmp;

import dev.slipstream.imageio.writer.PixelRows;

/** For pixels of an {@code int} with eight bits of each colour in any place. The file has three bytes. */
final class IntPacker extends RowPacker {

    private final int red;
    private final int green;
    private final int blue;

    /** {@code bitOffsets}: of red, green and blue, from the lowest bit. */
    IntPacker(WrittenRegion region, int[] bitOffsets) {
        super(region);
        this.red = bitOffsets[0];
        this.green = bitOffsets[1];
        this.blue = bitOffsets[2];
    }

    @Override
    void pack(PixelRows image, int y, byte[] file, int at) {
        pack((int[]) elements(image, y), region.stepX(), file, at, region.width());
    }

    private void pack(int[] row, int step, byte[] file, int at, int count) {
        int r = red;
        int g = green;
        int b = blue;
        int to = at;
        for (int i = 0, from = 0; i < count; i++, from += step, to += 3) {
            int pixel = row[from];
            file[to] = (byte) (pixel >> b);
            file[to + 1] = (byte) (pixel >> g);
            file[to + 2] = (byte) (pixel >> r);
        }
    }
}
