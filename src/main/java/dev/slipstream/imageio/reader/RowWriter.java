package dev.slipstream.imageio.reader;

import org.jspecify.annotations.Nullable;

/**
 * Takes pixels for the rows of a raster, in arrays as the raster, or another that is in its place, has them in its
 * data.
 */
public interface RowWriter {

    /** An array for so many pixels of a row. */
    Object newRow(int pixels);

    /** Whether it takes any array of the raster's type, though it has not made one before. */
    default boolean takesForeignRows() {
        return false;
    }

    /**
     * What takes rows out of the middle of a block of bytes.
     *
     * @param x the first pixel that is written
     * @param bytes of each row, which are whole pixels
     * @return null if pixels come only in arrays of their own
     */
    default @Nullable BlockRows blockRows(int x, int bytes) {
        return null;
    }

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
