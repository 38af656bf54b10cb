package dev.slipstream.imageio.bmp;

import dev.slipstream.imageio.writer.PixelRows;

/** For pixels of one byte, or of three in any order. The file has blue first. */
final class BytePacker extends RowPacker {

    /** Where the bytes of a pixel are in the image, in the file's order. */
    private final int[] offsets;

    private final boolean isCopied;

    /** {@code bandOffsets}: of the one band, or of red, green and blue. */
    BytePacker(WrittenRegion region, int[] bandOffsets) {
        super(region);
        int bands = bandOffsets.length;
        this.offsets = new int[bands];
        boolean isInOrder = true;
        for (int i = 0; i < bands; i++) {
            offsets[i] = bandOffsets[bands - 1 - i];
            isInOrder &= offsets[i] == i;
        }
        this.isCopied = isInOrder && region.stepX() == 1;
    }

    @Override
    void pack(PixelRows image, int y, byte[] file, int at) {
        byte[] row = (byte[]) elements(image, y);
        int bands = offsets.length;
        if (isCopied) {
            System.arraycopy(row, 0, file, at, region.width() * bands);
        } else if (bands == 1) {
            pick(row, region.stepX(), file, at, region.width());
        } else {
            swap(row, 3 * region.stepX(), file, at, region.width());
        }
    }

    private static void pick(byte[] row, int step, byte[] file, int at, int count) {
        for (int i = 0, from = 0; i < count; i++, from += step) {
            file[at + i] = row[from];
        }
    }

    private void swap(byte[] row, int step, byte[] file, int at, int count) {
        int blue = offsets[0];
        int green = offsets[1];
        int red = offsets[2];
        int to = at;
        for (int i = 0, from = 0; i < count; i++, from += step, to += 3) {
            file[to] = row[from + blue];
            file[to + 1] = row[from + green];
            file[to + 2] = row[from + red];
        }
    }
}
