package dev.slipstream.imageio.png.file;

/** Converts pixels of the file to pixels of a raster, or the reverse. Chosen once for each image. */
public interface RowConverter {

    /**
     * Converts pixels of an unfiltered row, from index {@code from} on, to the first elements of a raster's array.
     */
    void convert(byte[] row, int from, int pixels, Object to);
}
