package dev.slipstream.imageio.bmp;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Of pixels of 4 bits, two in a byte, the left one in the high bits. */
final class RleRow4 extends RleRow {

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
        int pair = data[at] & 0xff;
        if (isOdd()) {
            putLow(pair >> 4);
            pair = (pair << 4 | pair >> 4) & 0xff;
        }
        int from = (x + 1) >> 1;
        int end = (x + count + 1) >> 1;
        if (end - from <= Long.BYTES) {
            LONG.set(row, from, pair * 0x0101_0101_0101_0101L);
        } else {
            Arrays.fill(row, from, end, (byte) pair);
        }
        x += count;
    }

    @Override
    void literals(byte[] data, int at, int count) {
        int from = x >> 1;
        int bytes = bytes(count);
        if (isOdd()) {
            shiftedLiterals(data, at, from, bytes);
        } else if (bytes <= Long.BYTES) {
            LONG.set(row, from, (long) LONG.get(data, at));
        } else {
            System.arraycopy(data, at, row, from, bytes);
        }
        x += count;
    }

    private void shiftedLiterals(byte[] data, int at, int from, int bytes) {
        int high = row[from] & 0xf0;
        for (int i = 0; i < bytes; i++) {
            int pair = data[at + i] & 0xff;
            row[from + i] = (byte) (high | pair >> 4);
            high = pair << 4 & 0xf0;
        }
        row[from + bytes] = (byte) high;
    }

    @Override
    void skip(int count, byte[] background) {
        if (count > 0 && isOdd()) {
            putLow(background[x >> 1] & 0xf);
        }
        int from = (x + 1) >> 1;
        int end = (x + count + 1) >> 1;
        if (end > from) {
            System.arraycopy(background, from, row, from, end - from);
        }
        x += count;
    }

    private boolean isOdd() {
        return (x & 1) != 0;
    }

    /** Writes the right pixel of a byte whose left one is there. */
    private void putLow(int value) {
        int at = x >> 1;
        row[at] = (byte) ((row[at] & 0xf0) | value);
    }
}
