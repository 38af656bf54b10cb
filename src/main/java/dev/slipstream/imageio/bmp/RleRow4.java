package dev.slipstream.imageio.bmp;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Of pixels of 4 bits, two in a byte, the left one in the high bits. */
final class RleRow4 extends RleRow {

    private static final int BITS = 4;

    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    RleRow4(BmpHeader header) {
        super(header.width(), header.rowBytes());
    }

    @Override
    int bytes(int pixels) {
        return (pixels + 1) >> 1;
    }

    @Override
    int runBytes() {
        return 1;
    }

    @Override
    void run(byte[] data, int at, int count) {
        int from = x >> 1;
        long pairs = (data[at] & 0xff) * 0x0101_0101_0101_0101L;
        long first = before() | pairs >>> oddBits();
        LONG.set(row, from, first);
        int end = (x + count + 1) >> 1;
        if (end > from + Long.BYTES) {
            Arrays.fill(row, from + Long.BYTES, end, (byte) first); // its last byte: all but the first are the same
        }
        x += count;
    }

    @Override
    void literals(byte[] data, int at, int count) {
        long before = before();
        int shift = oddBits();
        int end = (x + count + 1) >> 1;
        for (int to = x >> 1, from = at; to < end; to += Long.BYTES, from += Long.BYTES) {
            long pixels = (long) LONG.get(data, from);
            LONG.set(row, to, before | pixels >>> shift);
            before = pixels << (Long.SIZE - BITS) & -(x & 1);
        }
        x += count;
    }

    // Without branches: whether x is odd cannot be predicted.

    /** If x is odd, the pixel before, in the high bits; otherwise 0. */
    private long before() {
        return (row[x >> 1] & 0xf0L) << (Long.SIZE - Byte.SIZE) & -(x & 1);
    }

    /** The bits of the pixel before that is in the same byte. */
    private int oddBits() {
        return (x & 1) * BITS;
    }

    @Override
    void skip(int count, byte[] background) {
        if (count > 0 && (x & 1) != 0) {
            putLow(background[x >> 1] & 0xf);
        }
        int from = (x + 1) >> 1;
        int end = (x + count + 1) >> 1;
        if (end > from) {
            System.arraycopy(background, from, row, from, end - from);
        }
        x += count;
    }

    /** Writes the right pixel of a byte whose left one is there. */
    private void putLow(int value) {
        int at = x >> 1;
        row[at] = (byte) ((row[at] & 0xf0) | value);
    }
}
