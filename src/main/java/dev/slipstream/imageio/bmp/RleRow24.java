package dev.slipstream.imageio.bmp;

import java.util.Arrays;

/** A row of pixels of 24 bits. */
class RleRow24 extends RleRow {

    private static final int BYTES = 3;

    RleRow24(BmpHeader header) {
        super(header.width(), header.rowBytes());
    }

    @Override
    int take(byte[] data, int from, int end, int limit) {
        int at = from;
        while (at < end) {
            int count = data[at] & 0xff;
            int value = data[at + 1] & 0xff;
            if (count > 0) {
                run(data, at + 1, Math.min(count, width - x));
                at += 1 + BYTES;
            } else if (value > DELTA) {
                int fitting = Math.min(value, width - x);
                System.arraycopy(data, at + 2, row, BYTES * x, BYTES * fitting);
                x += fitting;
                at += 2 + BYTES * value + (value & 1);
            } else if (value == DELTA && data[at + 3] == 0 && at + 4 <= limit) {
                moveTo(x + (data[at + 2] & 0xff));
                at += 4;
            } else {
                break;
            }
        }
        return at;
    }

    private void run(byte[] data, int at, int count) {
        int end = BYTES * (x + count);
        for (int i = BYTES * x; i < end; i += BYTES) {
            row[i] = data[at];
            row[i + 1] = data[at + 1];
            row[i + 2] = data[at + 2];
        }
        x += count;
    }

    @Override
    void skip(int count) {
        Arrays.fill(row, BYTES * x, BYTES * (x + count), (byte) 0);
        x += count;
    }
}
