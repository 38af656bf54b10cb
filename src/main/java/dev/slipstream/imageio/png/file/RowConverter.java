package dev.slipstream.imageio.png.file;

/** Converts pixels of the file to pixels of a raster, or the other way round. Chosen once an image. */
public interface RowConverter {

    /**
     * Converts pixels of an unfiltered row, which begin at index {@code from}, to the first ones of a raster's array.
     */
    void convert(byte[] row, int from, int pixels, Object to);
}
