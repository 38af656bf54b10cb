package dev.slipstream.imageio.bmp;

import java.util.Arrays;

/**
 * A row that is being put together from the left to the right, as a file without compression would have it.
 *
 * <p>Pixels are written in groups that may reach beyond the last one, since that is faster: behind the position nothing is
 * defined. What is skipped is taken from a background.
 */
abstract sealed class RleRow permits RleRow8, RleRow4, RleRow24 {

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

    /** Bytes of so many pixels in the data, not padded. */
    abstract int bytes(int pixels);

    /** Bytes of the pixel or pixels that are repeated in a run. */
    abstract int runBytes();

    /** Writes pixels that are all the same, or, of 4 bits, two in turn; {@code x + count} is at most the width. */
    abstract void run(byte[] data, int at, int count);

    /** Writes pixels one after the other, from {@code at} on; {@code x + count} is at most the width. */
    abstract void literals(byte[] data, int at, int count);

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
