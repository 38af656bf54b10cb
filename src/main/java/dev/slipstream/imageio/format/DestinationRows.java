package dev.slipstream.imageio.format;

import org.jspecify.annotations.Nullable;

/** Writes rows of a raster, from arrays as {@link #newRow} makes them: like those of its data, or of another layout. */
public interface DestinationRows {

    /** A new array for {@code pixels} pixels of a row. */
    Object newRow(int pixels);

    /** Whether {@link #put} takes any array of the raster's type, and not only those of {@link #newRow}. */
    default boolean takesForeignRows() {
        return false;
    }

    /**
     * A writer of rows from the middle of a block of bytes.
     *
     * @param x the first pixel that is written
     * @param bytes the bytes of each row, which are whole pixels
     * @return null if there is no such writer for this raster
     */
    default @Nullable BlockRows blockRows(int x, int bytes) {
        return null;
    }

    /**
     * Writes pixels.
     *
     * @param x the first pixel of the row {@code y} that is written
     * @param count the number of pixels
     * @param pixels the pixels, from the first bit of the array on
     */
    void put(int x, int y, int count, Object pixels);
}
