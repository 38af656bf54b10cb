package dev.slipstream.imageio.bmp;

import java.util.Arrays;

/**
 * A row that is being put together from the left to the right, as a file without compression would have it.
 *
 * <p>Pixels are written in groups that may reach beyond the last one, since that is faster: behind the position nothing is
 * defined. What is skipped is taken from a background.
 */
abstract sealed class RleRow permits RleRow8, RleRow4, RleRow24 {

    /** Escapes up to here move the position, those above are literals. */
    static final int LAST_MOVE = 2;

    /** So many bytes behind the last ones may be read and written. */
    static final int SLACK = 16;

    final int width;
    final byte[] row;

    /** The next pixel. */
    int x;

    /** What pixels are that are not written: 0, or, if the position has been moved back, what they were before. */
    private byte[] background;

    private boolean isBackgroundEmpty = true;

    RleRow(int width, long rowBytes) {
        this.width = width;
        this.row = new byte[(int) rowBytes + SLACK];
        this.background = new byte[(int) rowBytes];
    }

    static RleRow of(BmpHeader header) {
        return switch (header.compression()) {
            case RLE4 -> new RleRow4(header);
            case RLE8 -> new RleRow8(header);
            default -> new RleRow24(header);
        };
    }

    /**
     * Takes runs and literals.
     *
     * @param at the index of the first instruction
     * @param end where to stop, or a little behind: the longest instruction has its bytes even if it begins just before
     * @return the index of the next instruction, which is an escape that moves the position, or at {@code end} or behind
     */
    abstract int take(byte[] data, int at, int end);

    /** Takes pixels from the background; {@code x + count} is at most the width. */
    abstract void skip(int count, byte[] background);

    /** Begins another row. */
    final void begin() {
        x = 0;
        if (!isBackgroundEmpty) {
            Arrays.fill(background, (byte) 0);
            isBackgroundEmpty = true;
        }
    }

    /** Makes another pixel the next one. */
    final void moveTo(int newX) {
        if (newX < x) {
            background = complete().clone();
            isBackgroundEmpty = false;
            x = 0;
        }
        skip(newX - x, background);
    }

    /** The row, of which what is missing is taken from the background. */
    final byte[] complete() {
        skip(width - x, background);
        return row;
    }
}
