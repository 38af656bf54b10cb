package dev.slipstream.imageio.png.read;

import static dev.slipstream.imageio.png.read.Unfilter.BEFORE;

import dev.slipstream.imageio.png.file.Lanes;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Undoes Paeth's filter for several scanlines at a time, each one pixel later than the scanline above.
 *
 * <p>Within a row, each pixel waits for the pixel to its left, and the processor waits, too. Meanwhile the pixel below
 * that left one can be computed; the pixels above and above left of it need not be loaded. With 1,000 pixels of 1, 2,
 * 3, 4, 6, 8 bytes a pixel takes 1.8, 3.4, 4.0, 4.0, 7.3, 7.9 ns; in a row alone it takes 3.2, 4.5, 5.6, 5.5,
 * 11.0, 11.0 ns (the loops alone, JDK 17, thread CPU time, least of 120 rounds).
 */
final class PaethRows {

    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle SHORT = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);

    /** The most rows that are unfiltered together. A constant, so that it does not load this class. */
    static final int MOST = 4;

    private PaethRows() {}

    /**
     * Undoes the filter of {@link #MOST} scanlines of one byte a pixel, or of two others. They lie one after the other.
     *
     * @param bpp bytes of a pixel
     * @param raw the scanlines, the first from {@code from} on; the filter type is before each
     * @param rows the first is the row above, unfiltered; the others get the result, {@code length} bytes from
     *     {@link Unfilter#BEFORE} on
     */
    static void unfilter(int bpp, byte[] raw, int from, byte[][] rows, int length) {
        int next = from + 1 + length;
        switch (bpp) {
            case 1 -> four1(raw, from, rows, length);
            case 2 -> two2(0, bpp, raw, from, next, rows[0], rows[1], rows[2], length);
            case 3, 4 -> two4(0, bpp, raw, from, next, rows[0], rows[1], rows[2], length);
            case 6 -> {
                two2(4, bpp, raw, from, next, rows[0], rows[1], rows[2], length);
                two4(0, bpp, raw, from, next, rows[0], rows[1], rows[2], length);
            }
            default -> {
                two4(4, bpp, raw, from, next, rows[0], rows[1], rows[2], length);
                two4(0, bpp, raw, from, next, rows[0], rows[1], rows[2], length);
            }
        }
    }

    // The rows begin one after the other. Until a row has begun, the mask keeps its pixel at zero, which then is the
    // one to the left of its first pixel. After the end of the first row the others are finished. A few bytes that do
    // not matter are read and written on both sides of a row: Unfilter.BEFORE and AFTER are the room for them.

    /** Four rows of one byte a pixel, each in a lane. */
    private static void four1(byte[] raw, int from, byte[][] rows, int length) {
        byte[] above = rows[0];
        byte[] row0 = rows[1];
        byte[] row1 = rows[2];
        byte[] row2 = rows[3];
        byte[] row3 = rows[4];
        int from1 = from + length; // the row begins a byte later, for its filter type, and is one pixel late
        int from2 = from1 + length;
        int from3 = from2 + length;
        long bias = Lanes.bias();
        long left = 0;
        long upperLeft = 0;
        long mask = 0xff;
        for (int i = 0; i < length + 3; i++) {
            long up = (above[BEFORE + i] & 0xffL) | left << 16;
            long filtered = (raw[from + i] & 0xffL) | (raw[from1 + i] & 0xffL) << 16
                    | (raw[from2 + i] & 0xffL) << 32 | (raw[from3 + i] & 0xffL) << 48;
            left = (filtered + Lanes.paeth(left, up, upperLeft, bias)) & mask;
            row0[BEFORE + i] = (byte) left;
            row1[BEFORE + i - 1] = (byte) (left >>> 16);
            row2[BEFORE + i - 2] = (byte) (left >>> 32);
            row3[BEFORE + i - 3] = (byte) (left >>> 48);
            upperLeft = up & mask;
            mask = mask << 16 | 0xff;
        }
    }

    /** Moves two bytes, and two more 32 bits higher, to the lanes; the caller masks the bytes between them. */
    private static long spread(long bytes) {
        return bytes | bytes << 8;
    }

    /** The samples of the two lower lanes, as two bytes. */
    private static short two(long lanes) {
        return (short) (lanes | lanes >>> 8);
    }

    /** Two bytes of each pixel, from {@code first} on, in two lanes for each of two rows. */
    private static void two2(int first, int bpp, byte[] raw, int from0, int from1,
            byte[] above, byte[] row0, byte[] row1, int length) {
        long bias = Lanes.bias();
        long left = 0;
        long upperLeft = 0;
        long mask = 0xff00ff;
        for (int i = first; i < length + bpp; i += bpp) {
            long up = (spread((short) SHORT.get(above, BEFORE + i) & 0xffffL) & 0xff00ff) | left << 32;
            long filtered = spread(((short) SHORT.get(raw, from0 + i) & 0xffffL)
                    | ((short) SHORT.get(raw, from1 + i - bpp) & 0xffffL) << 32) & mask;
            left = (filtered + Lanes.paeth(left, up, upperLeft, bias)) & mask;
            SHORT.set(row0, BEFORE + i, two(left));
            SHORT.set(row1, BEFORE + i - bpp, two(left >>> 32));
            upperLeft = up & mask;
            mask = mask << 32 | 0xff00ff;
        }
    }

    /** Four bytes of each pixel, from {@code first} on. Bytes that are not the pixel's are overwritten later. */
    private static void two4(int first, int bpp, byte[] raw, int from0, int from1,
            byte[] above, byte[] row0, byte[] row1, int length) {
        long mask = Lanes.mask();
        long bias = Lanes.bias();
        long left0 = 0;
        long upperLeft0 = 0;
        long left1 = 0;
        long upperLeft1 = 0;
        long mask1 = 0;
        for (int i = first; i < length + bpp; i += bpp) {
            long up0 = Lanes.ofFour((int) INT.get(above, BEFORE + i), mask);
            long filtered0 = Lanes.ofFour((int) INT.get(raw, from0 + i), mask);
            long filtered1 = Lanes.ofFour((int) INT.get(raw, from1 + i - bpp), mask);
            long pixel0 = (filtered0 + Lanes.paeth(left0, up0, upperLeft0, bias)) & mask;
            left1 = (filtered1 + Lanes.paeth(left1, left0, upperLeft1, bias)) & mask1;
            INT.set(row0, BEFORE + i, Lanes.four(pixel0));
            INT.set(row1, BEFORE + i - bpp, Lanes.four(left1));
            upperLeft0 = up0;
            upperLeft1 = left0;
            left0 = pixel0;
            mask1 = mask;
        }
    }
}
