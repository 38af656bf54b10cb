package dev.slipstream.imageio.bmp;

import dev.slipstream.imageio.writer.PixelRows;

/** For pixels of less than eight bits, the first in the highest bits of a byte. */
final class BitPacker extends RowPacker {

    private final int bits;

    BitPacker(WrittenRegion region, int bits) {
        super(region);
        this.bits = bits;
    }

    @Override
    void pack(PixelRows image, int y, byte[] file, int at) {
        if (region.stepX() == 1) {
            int bytes = (int) (((long) region.width() * bits + 7) >> 3);
            System.arraycopy(image.elements(region.x(), y, region.width()), 0, file, at, bytes);
        } else {
            pack(image.samples(region.x(), y, region.span()), region.stepX(), file, at, region.width());
        }
    }

    private void pack(int[] samples, int step, byte[] file, int at, int count) {
        int collected = 0;
        int free = Byte.SIZE;
        int to = at;
        for (int i = 0, from = 0; i < count; i++, from += step) {
            free -= bits;
            collected |= samples[from] << free;
            if (free == 0) {
                file[to++] = (byte) collected;
                collected = 0;
                free = Byte.SIZE;
            }
        }
        if (free < Byte.SIZE) {
            file[to] = (byte) collected;
        }
    }
}
