package dev.slipstream.imageio.bench.images;

import dev.slipstream.imageio.bmp.RleOutput;
import java.nio.ByteBuffer;

/**
 * BMP's run-length codings of 4, 8 and 24 bits, bottom-up. A pixel is an index, or red, green, blue as one number;
 * {@link Picture#UNDEFINED} ones are skipped by deltas.
 */
final class RunLengthEncoder {
    /** What a row is made of. */
    enum Style {
        RUNS, ABSOLUTE, MIXED
    }

    private static final int MAX_COUNT = 255;

    private final int bits;
    private final Style style;
    private final RleOutput out;

    private RunLengthEncoder(int bits, Style style) {
        this.bits = bits;
        this.style = style;
        this.out = new RleOutput(bits);
    }

    /** Each row ends with an end of line; the last one, if {@code marked}, with the end of the bitmap behind it. */
    static ByteBuffer encode(Picture picture, int bits, Style style, boolean marked) {
        RunLengthEncoder encoder = new RunLengthEncoder(bits, style);
        encoder.rows(picture);
        if (marked) {
            encoder.out.endOfBitmap();
        }
        return ByteBuffer.wrap(encoder.out.toByteArray());
    }

    private void rows(Picture picture) {
        int emptyRows = 0;
        for (int y = picture.height() - 1; y >= 0; y--) {
            int[] row = row(picture, y);
            int end = definedEnd(row);
            if (end == 0) {
                emptyRows++;
                continue;
            }
            if (emptyRows > 0) {
                out.delta(0, emptyRows);
                emptyRows = 0;
            }
            encodeRow(row, end);
            out.endOfLine();
        }
    }

    private static int[] row(Picture picture, int y) {
        int[] row = new int[picture.width()];
        for (int x = 0; x < row.length; x++) {
            for (int band = 0; band < picture.bands(); band++) {
                row[x] = row[x] << 8 | picture.sample(x, y, band);
            }
        }
        return row;
    }

    private static int definedEnd(int[] row) {
        int end = row.length;
        while (end > 0 && row[end - 1] == Picture.UNDEFINED) {
            end--;
        }
        return end;
    }

    private void encodeRow(int[] row, int end) {
        int x = 0;
        while (x < end) {
            int skip = 0;
            while (row[x + skip] == Picture.UNDEFINED) {
                skip++;
            }
            if (skip > 0) {
                out.delta(skip, 0);
                x += skip;
            }
            int run = run(row, x, end);
            int absolute = absolute(row, x, end);
            // Absolute runs of one and two pixels would be escapes.
            if (style == Style.RUNS || absolute < 3 || (style == Style.MIXED && run >= 4)) {
                out.encoded(run, row[x], run > 1 ? row[x + 1] : 0);
                x += run;
            } else {
                out.absolute(row, x, absolute, 0);
                x += absolute;
            }
        }
    }

    /** Pixels from x on that one run can hold: equal ones, or two in turn at 4 bits. */
    private int run(int[] row, int x, int end) {
        int period = bits == 4 ? 2 : 1;
        int run = 1;
        while (x + run < end && run < MAX_COUNT && row[x + run] != Picture.UNDEFINED
                && (run < period || row[x + run] == row[x + run - period])) {
            run++;
        }
        return run;
    }

    private int absolute(int[] row, int x, int end) {
        int count = 0;
        while (x + count < end && count < MAX_COUNT && row[x + count] != Picture.UNDEFINED
            && (style == Style.ABSOLUTE || run(row, x + count, end) < 4)) {
            count++;
        }
        return count;
    }
}
