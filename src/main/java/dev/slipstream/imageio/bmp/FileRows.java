package dev.slipstream.imageio.bmp;

import dev.slipstream.imageio.writer.PixelRows;

/** Makes rows of a file from rows of an image. */
interface FileRows {

    /**
     * Puts the pixels of a row into {@code file} from {@code at} on.
     *
     * @param y of the image
     */
    void put(PixelRows image, int y, byte[] file, int at);
}
