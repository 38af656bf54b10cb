package dev.slipstream.imageio.png;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** All bytes of a pixel at once: fastest, once it has been compiled. */
final class WidePixels {

    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

    private WidePixels() {}

    /** Reverses the three bytes of each pixel. All but the last store write a byte more, which is overwritten. */
    static void reverse3(byte[] row, int from, int pixels, byte[] to) {
        int last = 3 * (pixels - 1);
        for (int i = 0; i < last; i += 3) {
            INT.set(to, i, Integer.reverseBytes((int) INT.get(row, from + i)) >>> Byte.SIZE);
        }
        to[last] = row[from + last + 2];
        to[last + 1] = row[from + last + 1];
        to[last + 2] = row[from + last];
    }

    /** Reverses the four bytes of each pixel. */
    static void reverse4(byte[] row, int from, int pixels, byte[] to) {
        int end = 4 * pixels;
        for (int i = 0; i < end; i += 4) {
            INT.set(to, i, Integer.reverseBytes((int) INT.get(row, from + i)));
        }
    }
}
