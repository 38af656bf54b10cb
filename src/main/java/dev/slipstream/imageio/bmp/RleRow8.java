package dev.slipstream.imageio.bmp;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Of pixels of 8 bits. */
final class RleRow8 extends RleRow {

    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    RleRow8(BmpHeader header) {
        super(header.width(), header.rowBytes());
    }

    @Override
    int bytes(int pixels) {
        return pixels;
    }

    @Override
    int runBytes() {
        return 1;
    }

    @Override
    void run(byte[] data, int at, int count) {
        byte value = data[at];
        if (count <= SLACK) {
            long eight = (value & 0xff) * 0x0101_0101_0101_0101L;
            LONG.set(row, x, eight);
            LONG.set(row, x + 8, eight);
        } else {
            Arrays.fill(row, x, x + count, value);
        }
        x += count;
    }

    @Override
    void literals(byte[] data, int at, int count) {
        if (count <= SLACK) {
            LONG.set(row, x, (long) LONG.get(data, at));
            LONG.set(row, x + 8, (long) LONG.get(data, at + 8));
        } else {
            System.arraycopy(data, at, row, x, count);
        }
        x += count;
    }

    @Override
    void skip(int count, byte[] background) {
        System.arraycopy(background, x, row, x, count);
        x += count;
    }
}
