package dev.slipstream.imageio.png.write;

import dev.slipstream.imageio.png.file.FilterType;
import dev.slipstream.imageio.png.file.Lanes;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Does what {@link Filter} does, for eight bytes at a time: no byte needs the result of another. */
final class WideFilter {

    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    /** Masks: each byte's highest bit, its lowest, all but its lowest; every other byte; each short's lowest bit. */
    private static final long HIGH = 0x8080808080808080L;
    private static final long LOW = 0x0101010101010101L;
    private static final long NOT_LOW = ~LOW;
    private static final long EVEN = 0x00ff00ff00ff00ffL;
    private static final long LANES = 0x0001000100010001L;

    private WideFilter() {}

    /** See {@link Filter#apply}. For all filters except none. */
    static void apply(int filter, int bpp, byte[] rows, int row, int above, int length, byte[] out, int to) {
        switch (filter) {
            case FilterType.SUB -> subtract(rows, row, row - bpp, length, out, to);
            case FilterType.UP -> subtract(rows, row, above, length, out, to);
            case FilterType.AVERAGE -> average(bpp, rows, row, above, length, out, to);
            case FilterType.PAETH -> paeth(bpp, rows, row, above, length, out, to);
            default -> throw new IllegalArgumentException("There is no filter type " + filter);
        }
    }

    private static void subtract(byte[] rows, int row, int predicted, int length, byte[] out, int to) {
        for (int i = 0; i < length; i += Long.BYTES) {
            LONG.set(out, to + i, difference((long) LONG.get(rows, row + i), (long) LONG.get(rows, predicted + i)));
        }
    }

    private static void average(int bpp, byte[] rows, int row, int above, int length, byte[] out, int to) {
        for (int i = 0; i < length; i += Long.BYTES) {
            long mean = mean((long) LONG.get(rows, row - bpp + i), (long) LONG.get(rows, above + i));
            LONG.set(out, to + i, difference((long) LONG.get(rows, row + i), mean));
        }
    }

    private static void paeth(int bpp, byte[] rows, int row, int above, int length, byte[] out, int to) {
        long mask = Lanes.mask();
        long bias = Lanes.bias();
        for (int i = 0; i < length; i += Long.BYTES) {
            long predictor = paeth((long) LONG.get(rows, row - bpp + i), (long) LONG.get(rows, above + i),
                    (long) LONG.get(rows, above - bpp + i), mask, bias);
            LONG.set(out, to + i, difference((long) LONG.get(rows, row + i), predictor));
        }
    }

    /** See {@link Filter#nearestToZero}. */
    static int nearestToZero(int bpp, byte[] rows, int row, int above, int length) {
        long mask = Lanes.mask();
        long bias = Lanes.bias();
        long none = 0;
        long sub = 0;
        long up = 0;
        long average = 0;
        long paeth = 0;
        int step = Filter.step(bpp, length);
        for (int i = 0; i < length; i += step) {
            long b = (long) LONG.get(rows, above + i);
            long a = (long) LONG.get(rows, row - bpp + i);
            long c = (long) LONG.get(rows, above - bpp + i);
            long x = (long) LONG.get(rows, row + i);
            long used = length - i < Long.BYTES ? -1L >>> (8 * (i - length)) : -1L;
            none += sum(x & used);
            sub += magnitude(difference(x, a) & used);
            up += magnitude(difference(x, b) & used);
            average += magnitude(difference(x, mean(a, b)) & used);
            paeth += magnitude(difference(x, paeth(a, b, c, mask, bias)) & used);
        }
        return Filter.least(none, sub, up, average, paeth);
    }

    /** The differences of eight pairs of bytes. */
    private static long difference(long a, long b) {
        return ((a | HIGH) - (b & ~HIGH)) ^ ((a ^ ~b) & HIGH);
    }

    /** The means of eight pairs of bytes, rounded down. */
    private static long mean(long a, long b) {
        return (a & b) + (((a ^ b) & NOT_LOW) >>> 1);
    }

    private static long paeth(long a, long b, long c, long mask, long bias) {
        long even = Lanes.paeth(a & mask, b & mask, c & mask, bias);
        long odd = Lanes.paeth(a >>> 8 & mask, b >>> 8 & mask, c >>> 8 & mask, bias);
        return even | odd << 8;
    }

    /** The sum of eight bytes from 0 to 255. */
    private static long sum(long bytes) {
        return (((bytes & EVEN) + (bytes >>> 8 & EVEN)) * LANES) >>> 48;
    }

    /** The sum of the absolute values of eight bytes. */
    private static long magnitude(long bytes) {
        long negative = (bytes & HIGH) >>> 7;
        long absolute = (bytes ^ negative * 0xff) + negative;
        return sum(absolute);
    }
}
