package dev.slipstream.imageio.png.file;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Converts all bytes of a pixel at the same time, which is the fastest form once it has been compiled. */
public final class WidePixels {

    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private WidePixels() {}

    /** Reverses the three bytes of each pixel. An int has a byte more, which the next pixel overwrites. */
    static void reverse3(byte[] row, int from, int pixels, byte[] to, int at) {
        int last = 3 * (pixels - 1);
        for (int i = 0; i < last; i += 3) {
            INT.set(to, at + i, Integer.reverseBytes((int) INT.get(row, from + i)) >>> Byte.SIZE);
        }
        to[at + last] = row[from + last + 2];
        to[at + last + 1] = row[from + last + 1];
        to[at + last + 2] = row[from + last];
    }

    /** Reverses the four bytes of each pixel. */
    static void reverse4(byte[] row, int from, int pixels, byte[] to, int at) {
        int last = 4 * (pixels - 1);
        for (int i = 0; i < last; i += 8) {
            LONG.set(to, at + i, Long.rotateLeft(Long.reverseBytes((long) LONG.get(row, from + i)), Integer.SIZE));
        }
        INT.set(to, at + last, Integer.reverseBytes((int) INT.get(row, from + last)));
    }

    /** RGB from ints of RGB. An int has a byte more, which the next pixel overwrites. */
    public static void rgb(int[] row, int pixels, byte[] to) {
        int last = pixels - 1;
        for (int i = 0; i < last; i++) {
            INT.set(to, 3 * i, Integer.reverseBytes(row[i] << Byte.SIZE));
        }
        to[3 * last] = (byte) (row[last] >> 16);
        to[3 * last + 1] = (byte) (row[last] >> 8);
        to[3 * last + 2] = (byte) row[last];
    }

    /** RGBA from ints of ARGB. */
    public static void argb(int[] row, int pixels, byte[] to) {
        for (int i = 0; i < pixels; i++) {
            INT.set(to, 4 * i, Integer.reverseBytes(Integer.rotateLeft(row[i], Byte.SIZE)));
        }
    }
}
