package dev.slipstream.imageio.bmp;

/**
 * A row in the layout of uncompressed files. It is filled from the left to the right.
 *
 * <p>Pixels are written in groups that may reach beyond the last one, since that is faster: pixels from the position on
 * are undefined. Skipped pixels are set to 0. If the position moves back, the row is completed, and from then on a
 * write changes only its own pixels.
 */
abstract class RleRow {

    static final int END_OF_ROW = 0;
    static final int END_OF_IMAGE = 1;

    /** The escape that moves the position. Larger ones are counts of literals. */
    static final int DELTA = 2;

    /** How many bytes after the last ones may be read and written. */
    static final int SLACK = 16;

    final int width;
    final byte[] row;

    /** The index of the next pixel. */
    int x;

    /** Whether all pixels are defined, and a write may change only its own pixels. */
    boolean isComplete;

    /** Whether the row is requested. In other rows a skip, which may be long, writes nothing. */
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
     * @param end where to stop; an instruction that begins just before may end after it
     * @param limit where the data end; a move that ends after it is not taken
     * @return the index of the next instruction: an escape that leaves the row or is cut off, or {@code end} or
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

    /** Makes another pixel the next one: its index modulo the width, as in the JDK. */
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

    /** The row, with 0 for missing pixels. */
    final byte[] complete() {
        if (!isComplete) {
            skip(width - x);
        }
        return row;
    }
}
