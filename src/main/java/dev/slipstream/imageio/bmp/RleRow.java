package dev.slipstream.imageio.bmp;

/**
 * A row that is being put together from the left to the right, as a file without compression would have it.
 *
 * <p>Pixels are written in groups that may reach beyond the last one, since that is faster: behind the position nothing
 * is defined, and what is skipped is set to 0. If the position is moved back, the row is completed, and from then on
 * nothing but what a pixel consists of is written.
 */
abstract class RleRow {

    /** The escape that moves the position; above it are literals. */
    static final int DELTA = 2;

    /** How many bytes behind the last ones may be read and written. */
    static final int SLACK = 16;

    final int width;
    final byte[] row;

    /** The next pixel. */
    int x;

    /** Whether all pixels are defined, and stay as they are until others are written. */
    boolean isComplete;

    /** Whether somebody will want to have the row: otherwise skipping, which may be far, changes nothing. */
    private boolean isWanted = true;

    RleRow(int width, long rowBytes) {
        this.width = width;
        this.row = new byte[(int) rowBytes + SLACK];
    }

    static RleRow of(BmpHeader header) {
        return switch (header.compression()) {
            case RLE4 -> new RleRow4(header);
            case RLE8 -> new RleRow8(header);
            default -> new RleRow24(header);
        };
    }

    /**
     * Takes runs, literals and moves within the row from index {@code at} on.
     *
     * @param end where to stop; an instruction that begins just before may end behind it
     * @param limit where the data end; a move that ends behind it is not taken
     * @return the index of the next instruction: of an escape that ends the row or is cut off, or {@code end} or
     *     more
     */
    abstract int take(byte[] data, int at, int end, int limit);

    /** Sets pixels to 0; {@code x + count} is at most the width. */
    abstract void skip(int count);

    /** Begins another row. */
    final void begin(boolean willBeWanted) {
        x = 0;
        isComplete = false;
        isWanted = willBeWanted;
    }

    /** Makes another pixel the next one; behind the last one they are counted from the first one on, as in the JDK. */
    final void moveTo(int pixel) {
        int to = pixel < width ? pixel : pixel % width;
        if (isWanted && !isComplete) {
            if (to < x) {
                complete();
                isComplete = true;
            } else if (to > x) {
                skip(to - x);
            }
        }
        x = to;
    }

    /** The row. What is missing of it is 0. */
    final byte[] complete() {
        if (!isComplete) {
            skip(width - x);
        }
        return row;
    }
}
