package dev.slipstream.imageio.reader;

/**
 * Takes pixels for the rows of a raster, in arrays as the raster, or another that is in its place, has them in its
 * data.
 */
public interface RowWriter {

    /** An array for so many pixels of a row. */
    Object newRow(int pixels);

    /**
     * Writes pixels.
     *
     * @param x the first pixel of the row {@code y} that is written
     * @param period from one to the next
     * @param count how many
     * @param pixels these, from the first bit of the array on
     */
    void put(int x, int y, int period, int count, Object pixels);
}
