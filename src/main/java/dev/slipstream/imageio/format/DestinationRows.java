package dev.slipstream.imageio.format;

import org.jspecify.annotations.Nullable;

/** Writes rows of a raster. They come in arrays like those of its data, or of another raster of the same layout. */
public interface DestinationRows {

    /** An array for so many pixels of a row. */
    Object newRow(int pixels);

    /** Whether it takes any array of the raster's type, and not only those of {@link #newRow}. */
    default boolean takesForeignRows() {
        return false;
    }

    /**
     * A writer of rows out of the middle of a block of bytes.
     *
     * @param x the first pixel that is written
     * @param bytes of each row, which are whole pixels
     * @return null if this writer takes no such rows
     */
    default @Nullable BlockRows blockRows(int x, int bytes) {
        return null;
    }

    /**
     * Writes pixels.
     *
     * @param x the first pixel of the row {@code y} that is written
     * @param count how many
     * @param pixels these, from the first bit of the array on
     */
    void put(int x, int y, int count, Object pixels);
}
