package dev.slipstream.imageio.png;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** For samples of at most eight bits that stay as they are. */
final class ByteConverters {

    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

    private ByteConverters() {}

    /** The same bytes. */
    static RowConverter copy(int bitsPerPixel) {
        return (row, from, pixels, to) ->
                System.arraycopy(row, from, to, 0, (int) (((long) pixels * bitsPerPixel + 7) >> 3));
    }

    /** The last sample of a pixel first: BGR from RGB, ABGR from RGBA. */
    static RowConverter reversed(int bands) {
        return bands == 3
                ? (row, from, pixels, to) -> reverse3(row, from, pixels, (byte[]) to)
                : (row, from, pixels, to) -> reverse4(row, from, pixels, (byte[]) to);
    }

    private static void reverse3(byte[] row, int from, int pixels, byte[] to) {
        int end = 3 * pixels;
        for (int i = 0; i < end; i += 3) {
            to[i] = row[from + i + 2];
            to[i + 1] = row[from + i + 1];
            to[i + 2] = row[from + i];
        }
    }

    private static void reverse4(byte[] row, int from, int pixels, byte[] to) {
        int end = 4 * pixels;
        for (int i = 0; i < end; i += 4) {
            INT.set(to, i, Integer.reverseBytes((int) INT.get(row, from + i)));
        }
    }
}
