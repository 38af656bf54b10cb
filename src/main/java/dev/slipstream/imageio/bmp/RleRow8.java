package dev.slipstream.imageio.bmp;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/** A row of pixels of 8 bits. */
class RleRow8 extends RleRow {

    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    RleRow8(BmpHeader header) {
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
                to = run(data[at + 1], to, Math.min(count, width - to));
                at += 2;
            } else if (value > DELTA) {
                to = literals(data, at + 2, to, Math.min(value, width - to));
                at += 2 + value + (value & 1);
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

    private int run(byte value, int to, int count) {
        if (count <= SLACK && !isComplete) {
            long eight = (value & 0xff) * 0x0101_0101_0101_0101L;
            LONG.set(row, to, eight);
            LONG.set(row, to + 8, eight);
        } else {
            Arrays.fill(row, to, to + count, value);
        }
        return to + count;
    }

    private int literals(byte[] data, int at, int to, int count) {
        if (count <= SLACK && !isComplete) {
            LONG.set(row, to, (long) LONG.get(data, at));
            LONG.set(row, to + 8, (long) LONG.get(data, at + 8));
        } else {
            System.arraycopy(data, at, row, to, count);
        }
        return to + count;
    }

    @Override
    void skip(int count) {
        x = run((byte) 0, x, count);
    }
}
