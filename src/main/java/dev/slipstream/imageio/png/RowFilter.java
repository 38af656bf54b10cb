package dev.slipstream.imageio.png;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Undoes the filters of scanlines (PNG specification, section 9): each byte is the sum of what the file has and a prediction
 * from the bytes to the left, above, and above the left.
 *
 * <p>A row is an array that begins with {@link #BEFORE} zero bytes, so that the first pixel has a left neighbour, and ends
 * with {@link #BEHIND} bytes that do not matter, so that the last one can be taken with what is behind it. A filter takes the
 * scanline from where it was decoded, and leaves it there unchanged: the compressed data behind may refer to it.
 */
final class RowFilter {

    static final int NONE = 0;
    static final int SUB = 1;
    static final int UP = 2;
    static final int AVERAGE = 3;
    static final int PAETH = 4;

    /** As many as the longest pixel has. */
    static final int BEFORE = 8;
    static final int BEHIND = 8;

    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    /** The highest bit of each byte of a long, all but the highest, and all but the lowest. */
    private static final long HIGH = 0x8080808080808080L;
    private static final long NOT_HIGH = ~HIGH;
    private static final long NOT_LOW = 0xfefefefefefefefeL;

    private RowFilter() {}

    /** A row of zeros. */
    static byte[] newRow(int bytes) {
        return new byte[BEFORE + bytes + BEHIND];
    }

    /**
     * Undoes one filter.
     *
     * @param filter the byte before the scanline, at most {@link #PAETH}
     * @param bpp bytes of a pixel, at least 1
     * @param raw the scanline, from {@code from} on; {@link #BEHIND} bytes behind it can be read
     * @param above the row above, unfiltered
     * @param row gets the result, {@code length} bytes from {@link #BEFORE} on
     */
    static void unfilter(int filter, int bpp, byte[] raw, int from, byte[] above, byte[] row, int length) {
        switch (filter) {
            case NONE -> System.arraycopy(raw, from, row, BEFORE, length);
            case SUB -> sub(bpp, raw, from, row, length);
            case UP -> up(raw, from, above, row, length);
            case AVERAGE -> average(bpp, raw, from, above, row, length);
            case PAETH -> {
                switch (bpp) {
                    case 1 -> paeth1(raw, from, above, row, length);
                    case 3 -> paeth3(raw, from, above, row, length);
                    case 4 -> paeth4(raw, from, above, row, length);
                    default -> paeth(bpp, raw, from, above, row, length);
                }
            }
            default -> throw new IllegalArgumentException("There is no filter type " + filter);
        }
    }

    /** All bytes of a pixel at once: eight bytes are loaded and stored, and those behind the pixel are overwritten next. */
    private static void sub(int bpp, byte[] raw, int from, byte[] row, int length) {
        long left = 0;
        for (int i = 0; i < length; i += bpp) {
            left = sum((long) LONG.get(raw, from + i), left);
            LONG.set(row, BEFORE + i, left);
        }
    }

    private static void up(byte[] raw, int from, byte[] above, byte[] row, int length) {
        for (int i = 0; i < length; i += Long.BYTES) { // three times as fast as byte by byte
            LONG.set(row, BEFORE + i, sum((long) LONG.get(raw, from + i), (long) LONG.get(above, BEFORE + i)));
        }
    }

    private static void average(int bpp, byte[] raw, int from, byte[] above, byte[] row, int length) {
        long left = 0;
        for (int i = 0; i < length; i += bpp) {
            long up = (long) LONG.get(above, BEFORE + i);
            long mean = (left & up) + (((left ^ up) & NOT_LOW) >>> 1);
            left = sum((long) LONG.get(raw, from + i), mean);
            LONG.set(row, BEFORE + i, left);
        }
    }

    /** The sums of eight pairs of bytes. */
    private static long sum(long a, long b) {
        return ((a & NOT_HIGH) + (b & NOT_HIGH)) ^ ((a ^ b) & HIGH);
    }

    private static void paeth1(byte[] raw, int from, byte[] above, byte[] row, int length) {
        int left = 0;
        int upperLeft = 0;
        for (int i = 0; i < length; i++) {
            int up = above[BEFORE + i] & 0xff;
            left = (raw[from + i] + predictor(left, up, upperLeft)) & 0xff;
            upperLeft = up;
            row[BEFORE + i] = (byte) left;
        }
    }

    private static void paeth3(byte[] raw, int from, byte[] above, byte[] row, int length) {
        int left0 = 0;
        int left1 = 0;
        int left2 = 0;
        int upperLeft0 = 0;
        int upperLeft1 = 0;
        int upperLeft2 = 0;
        for (int i = 0; i < length; i += 3) {
            int up0 = above[BEFORE + i] & 0xff;
            int up1 = above[BEFORE + i + 1] & 0xff;
            int up2 = above[BEFORE + i + 2] & 0xff;
            left0 = (raw[from + i] + predictor(left0, up0, upperLeft0)) & 0xff;
            left1 = (raw[from + i + 1] + predictor(left1, up1, upperLeft1)) & 0xff;
            left2 = (raw[from + i + 2] + predictor(left2, up2, upperLeft2)) & 0xff;
            row[BEFORE + i] = (byte) left0;
            row[BEFORE + i + 1] = (byte) left1;
            row[BEFORE + i + 2] = (byte) left2;
            upperLeft0 = up0;
            upperLeft1 = up1;
            upperLeft2 = up2;
        }
    }

    private static void paeth4(byte[] raw, int from, byte[] above, byte[] row, int length) {
        int left0 = 0;
        int left1 = 0;
        int left2 = 0;
        int left3 = 0;
        int upperLeft0 = 0;
        int upperLeft1 = 0;
        int upperLeft2 = 0;
        int upperLeft3 = 0;
        for (int i = 0; i < length; i += 4) {
            int up0 = above[BEFORE + i] & 0xff;
            int up1 = above[BEFORE + i + 1] & 0xff;
            int up2 = above[BEFORE + i + 2] & 0xff;
            int up3 = above[BEFORE + i + 3] & 0xff;
            left0 = (raw[from + i] + predictor(left0, up0, upperLeft0)) & 0xff;
            left1 = (raw[from + i + 1] + predictor(left1, up1, upperLeft1)) & 0xff;
            left2 = (raw[from + i + 2] + predictor(left2, up2, upperLeft2)) & 0xff;
            left3 = (raw[from + i + 3] + predictor(left3, up3, upperLeft3)) & 0xff;
            row[BEFORE + i] = (byte) left0;
            row[BEFORE + i + 1] = (byte) left1;
            row[BEFORE + i + 2] = (byte) left2;
            row[BEFORE + i + 3] = (byte) left3;
            upperLeft0 = up0;
            upperLeft1 = up1;
            upperLeft2 = up2;
            upperLeft3 = up3;
        }
    }

    private static void paeth(int bpp, byte[] raw, int from, byte[] above, byte[] row, int length) {
        for (int i = BEFORE; i < BEFORE + length; i++) {
            int predictor = predictor(row[i - bpp] & 0xff, above[i] & 0xff, above[i - bpp] & 0xff);
            row[i] = (byte) (raw[from + i - BEFORE] + predictor);
        }
    }

    /**
     * Whichever of left, up and upper left is nearest to left + up - upperLeft, without branches: by comparing what lies
     * between (as stb_image does).
     */
    private static int predictor(int left, int up, int upperLeft) {
        int threshold = 3 * upperLeft - (left + up);
        int low = Math.min(left, up);
        int high = Math.max(left, up);
        int lowOrUpperLeft = high <= threshold ? low : upperLeft;
        return threshold <= low ? high : lowOrUpperLeft;
    }
}
