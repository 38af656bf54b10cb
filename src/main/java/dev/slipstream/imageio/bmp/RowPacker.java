package dev.slipstream.imageio.bmp;

import dev.slipstream.imageio.writer.PixelRows;

/** Makes rows of a file from rows of an image. */
abstract class RowPacker {

    final WrittenRegion region;

    RowPacker(WrittenRegion region) {
        this.region = region;
    }

    /**
     * Puts the pixels of a row into {@code file} from {@code at} on.
     *
     * @param y of the image
     */
    abstract void pack(PixelRows image, int y, byte[] file, int at);

    /** The elements of a row, from the first pixel that is written to the last. */
    final Object elements(PixelRows image, int y) {
        return image.elements(region.x(), y, region.span());
    }
}
