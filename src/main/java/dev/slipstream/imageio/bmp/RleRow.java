package dev.slipstream.imageio.bmp;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A row that is being put together from the left to the right, as a file without compression would have it.
 *
 * <p>Pixels are written in groups that may reach beyond the last one, since that is faster: behind the position nothing
 * is defined. What is skipped is taken from a background.
 */
abstract class RleRow {

    /** Escapes up to here move the position, those above are literals. */
    static final int LAST_MOVE = 2;

    /** How many bytes behind the last ones may be read and written. */
    static final int SLACK = 16;

    final int width;
    final byte[] row;

    /** The next pixel. */
    int x;

    /** The pixels before the position was moved back; null if it was not: then skipped pixels are 0. */
    byte @Nullable [] background;

    /** The array for all backgrounds, since every instruction may move back. */
    private byte @Nullable [] copy;

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
     * Takes runs and literals from index {@code at} on.
     *
     * @param end where to stop; an instruction that begins just before may end behind it
     * @return the index of the next instruction: of an escape that moves the position, or {@code end} or more
     */
    abstract int take(byte[] data, int at, int end);

    /** Takes pixels from the background; {@code x + count} is at most the width. */
    abstract void skip(int count);

    /** Takes whole bytes of the row from the background. */
    final void takeBackground(int from, int end) {
        if (background == null) {
            Arrays.fill(row, from, end, (byte) 0);
        } else {
            System.arraycopy(background, from, row, from, end - from);
        }
    }

    /** Begins another row. */
    final void begin() {
        x = 0;
        background = null;
    }

    /** Makes another pixel the next one. */
    void moveTo(int newX) {
        if (newX < x) {
            background = copyOf(complete());
            x = 0;
        }
        skip(newX - x);
    }

    private byte[] copyOf(byte[] complete) {
        byte[] to = copy;
        if (to == null) {
            to = new byte[complete.length];
            copy = to;
        }
        System.arraycopy(complete, 0, to, 0, complete.length);
        return to;
    }

    /** The row. What is missing of it is taken from the background. */
    final byte[] complete() {
        skip(width - x);
        return row;
    }
}
