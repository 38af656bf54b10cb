package dev.slipstream.imageio.png.file;

import dev.slipstream.imageio.warmup.WarmUp;

/**
 * Copies samples of at most eight bits, in the order of the file or in reverse.
 *
 * @param isReversed whether the three or four samples of a pixel are reversed: BGR from RGB, ABGR from RGBA
 * @param warmUp of the stage to which the conversion belongs
 */
public record ByteConverter(int bitsPerPixel, boolean isReversed, WarmUp warmUp) implements RowConverter {

    private static final int STEP = 64;

    /** Late in the warm-up, one in four steps is converted as all are later: frequent calls get that compiled. */
    private static final int LAST = 1 << 19;
    private static final int EACH = 4;

    @Override
    public void convert(byte[] row, int from, int pixels, Object to) {
        if (!isReversed) {
            System.arraycopy(row, from, to, 0, (int) (((long) pixels * bitsPerPixel + 7) >> 3));
        } else if (!warmUp.isUnderWay()) {
            convertWide(row, from, 0, pixels, (byte[]) to);
        } else {
            boolean isLast = warmUp.isWithin(LAST);
            for (int i = 0; i < pixels; i += STEP) { // a method that is called often is compiled soon
                int end = Math.min(pixels, i + STEP);
                if (isLast && i % (EACH * STEP) == 0) {
                    convertWide(row, from, i, end, (byte[]) to);
                } else if (bitsPerPixel == 24) {
                    reverse3(row, from, i, end, (byte[]) to);
                } else {
                    reverse4(row, from, i, end, (byte[]) to);
                }
            }
        }
    }

    private void convertWide(byte[] row, int from, int firstPixel, int endPixel, byte[] to) {
        if (bitsPerPixel == 24) {
            WidePixels.reverse3(row, from + 3 * firstPixel, endPixel - firstPixel, to, 3 * firstPixel);
        } else {
            WidePixels.reverse4(row, from + 4 * firstPixel, endPixel - firstPixel, to, 4 * firstPixel);
        }
    }

    private static void reverse3(byte[] row, int from, int firstPixel, int endPixel, byte[] to) {
        int end = 3 * endPixel;
        for (int i = 3 * firstPixel; i < end; i += 3) {
            to[i] = row[from + i + 2];
            to[i + 1] = row[from + i + 1];
            to[i + 2] = row[from + i];
        }
    }

    /** Not a counted loop for the JIT, which would unroll it, and compile nothing else for 100 to 200 ms. */
    private static void reverse4(byte[] row, int from, int firstPixel, int endPixel, byte[] to) {
        int end = 4 * endPixel;
        for (int i = 4 * firstPixel; i != end; i += 4) {
            to[i] = row[from + i + 3];
            to[i + 1] = row[from + i + 2];
            to[i + 2] = row[from + i + 1];
            to[i + 3] = row[from + i];
        }
    }
}
