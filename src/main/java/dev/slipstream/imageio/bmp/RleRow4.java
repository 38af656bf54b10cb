package dev.slipstream.imageio.bmp;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/** A row of pixels of 4 bits, two in a byte, the left one in the high bits. */
class RleRow4 extends RleRow {

    private static final int BITS = 4;

    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    RleRow4(BmpHeader header) {
        super(header.width(), header.rowBytes());
    }

    @Override
    int take(byte[] data, int from, int end, int limit) {
        int at = from;
        int to = x;
        while (at < end) {
            int count = data[at] & 0xff;
            int value = data[at + 1] & 0xff;
            if (count > 0) {
                to = run(value, to, Math.min(count, width - to));
                at += 2;
            } else if (value > DELTA) {
                to = literals(data, at + 2, to, Math.min(value, width - to));
                int bytes = (value + 1) >> 1;
                at += 2 + bytes + (bytes & 1);
            } else if (value == DELTA && data[at + 3] == 0 && at + 4 <= limit) {
                x = to;
                moveTo(to + (data[at + 2] & 0xff));
                to = x;
                at += 4;
            } else {
                break;
            }
        }
        x = to;
        return at;
    }

    private int run(int pair, int to, int count) {
        if (isComplete) {
            return setRun(pair, to, count);
        }
        int first = to >> 1;
        long pairs = pair * 0x0101_0101_0101_0101L;
        long begin = before(to) | pairs >>> oddBits(to);
        LONG.set(row, first, begin);
        int end = (to + count + 1) >> 1;
        if (end > first + Long.BYTES) {
            Arrays.fill(row, first + Long.BYTES, end, (byte) begin); // its last byte: only the first one differs
        }
        return to + count;
    }

    private int literals(byte[] data, int at, int to, int count) {
        if (isComplete) {
            return setLiterals(data, at, to, count);
        }
        long before = before(to);
        int shift = oddBits(to);
        int end = (to + count + 1) >> 1;
        for (int i = to >> 1, from = at; i < end; i += Long.BYTES, from += Long.BYTES) {
            long pixels = (long) LONG.get(data, from);
            LONG.set(row, i, before | pixels >>> shift);
            before = pixels << (Long.SIZE - BITS) & -(to & 1);
        }
        return to + count;
    }

    private int setRun(int pair, int to, int count) {
        for (int i = 0; i < count; i++) {
            set(to + i, pair >> oddBits(i + 1) & 0xf);
        }
        return to + count;
    }

    private int setLiterals(byte[] data, int at, int to, int count) {
        for (int i = 0; i < count; i++) {
            set(to + i, data[at + (i >> 1)] >> oddBits(i + 1) & 0xf);
        }
        return to + count;
    }

    /** Sets one pixel, and keeps the other one of its byte. */
    private void set(int pixel, int value) {
        int shift = oddBits(pixel + 1);
        int at = pixel >> 1;
        row[at] = (byte) ((row[at] & 0xf0 >> shift) | value << shift);
    }

    // No branches: a processor cannot predict whether a pixel is the left or the right one of its byte.

    /** The pixel before {@code x}, in the highest bits, if {@code x} is odd; otherwise 0. */
    private long before(int x) {
        return (row[x >> 1] & 0xf0L) << (Long.SIZE - Byte.SIZE) & -(x & 1);
    }

    /** How many bits a pixel before {@code x} takes of the same byte: 4 if {@code x} is odd, otherwise 0. */
    private static int oddBits(int x) {
        return (x & 1) * BITS;
    }

    @Override
    void skip(int count) {
        x = run(0, x, count);
    }
}
