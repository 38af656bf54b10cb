package dev.slipstream.imageio.bmp;

import java.util.Random;

/**
 * Encodes run lengths of 4, 8 or 24 bits in random ways: encoded and absolute runs, deltas over skipped pixels, ends of
 * lines, early ends.
 */
final class RleEncoder {

    /** A pixel that the encoder may skip. */
    static final int SKIPPED = -1;

    private static final int MOST = 255;
    private static final int LEAST_ABSOLUTE = 3;

    private final Random random;
    private final int[] pixels;
    private final int width;
    private final int height;
    private final int bits;
    private final RleOutput out;
    private int x;
    private int y;

    /**
     * @param pixels by rows in the order of the file
     * @param bits 4, 8 or 24
     */
    RleEncoder(Random random, int[] pixels, int width, int height, int bits) {
        this.random = random;
        this.pixels = pixels;
        this.width = width;
        this.height = height;
        this.bits = bits;
        this.out = new RleOutput(bits);
    }

    /** Skipped pixels are 0 in the image, except that rows that are skipped as a whole stay as they were. */
    byte[] encode() {
        return encode(random.nextInt(8) > 0);
    }

    /** {@code isEnded}: whether the data have an end. */
    byte[] encode(boolean isEnded) {
        while (y < height) {
            if (skippedFrom(x, y) == width - x) {
                leaveTheRow();
            } else if (skippedFrom(x, y) > 0) {
                delta(Math.min(skippedFrom(x, y), MOST), 0);
            } else {
                run();
            }
        }
        if (isEnded) {
            out.endOfBitmap();
        }
        return out.toByteArray();
    }

    /** Leaves a row at its end, or where only skipped pixels follow. */
    private void leaveTheRow() {
        int rows = emptyRowsBelow();
        if (x < width && rows > 0 && y + rows < height && random.nextBoolean()) {
            delta(0, Math.min(rows, MOST));
            return;
        }
        if (y == height - 1 && random.nextBoolean()) {
            y = height;
            return;
        }
        out.endOfLine();
        x = 0;
        y++;
    }

    /** The number of next rows of skipped pixels. The last one may have other pixels from this column on. */
    private int emptyRowsBelow() {
        int rows = 0;
        for (int row = y + 1; row < height && skippedFrom(0, row) >= x; row++) {
            rows++;
            if (skippedFrom(0, row) < width) {
                break;
            }
        }
        return rows;
    }

    private int skippedFrom(int column, int row) {
        int end = column;
        while (end < width && pixels[row * width + end] == SKIPPED) {
            end++;
        }
        return end - column;
    }

    private void delta(int right, int down) {
        out.delta(right, down);
        x += right;
        y += down;
    }

    private void run() {
        int same = runLength();
        int mixed = mixedLength();
        if (mixed >= LEAST_ABSOLUTE && (same < 3 || random.nextInt(4) == 0)) {
            absolute(LEAST_ABSOLUTE + random.nextInt(Math.min(mixed, MOST) - LEAST_ABSOLUTE + 1));
        } else {
            encoded(1 + random.nextInt(Math.min(same, MOST)));
        }
    }

    /** How many of the next pixels one encoded run can hold: all are equal, or in RLE4 two alternate. */
    private int runLength() {
        int step = bits == 4 ? 2 : 1;
        int end = x + 1;
        while (end < width && at(end) != SKIPPED && (end < x + step || at(end) == at(end - step))) {
            end++;
        }
        return end - x;
    }

    private int mixedLength() {
        int end = x;
        while (end < width && at(end) != SKIPPED) {
            end++;
        }
        return end - x;
    }

    private int at(int column) {
        return pixels[y * width + column];
    }

    private void encoded(int count) {
        out.encoded(count, at(x), count > 1 ? at(x + 1) : random.nextInt(16));
        x += count;
    }

    private void absolute(int count) {
        out.absolute(pixels, y * width + x, count, random.nextInt(256));
        x += count;
    }
}
