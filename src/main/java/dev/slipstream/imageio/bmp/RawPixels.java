package dev.slipstream.imageio.bmp;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Pixels whose bits stay where they are. */
final class RawPixels {

    private static final VarHandle SHORT = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

    private RawPixels() {}

    static Object bytes(byte[] row, int from, int bitsPerPixel, int count, Object pixels) {
        if (from == 0) {
            return row;
        }
        System.arraycopy(row, from, pixels, 0, (int) (((long) count * bitsPerPixel + 7) >> 3));
        return pixels;
    }

    static Object shorts(byte[] row, int from, int count, Object pixels) {
        short[] to = (short[]) pixels;
        for (int i = 0; i < count; i++) {
            to[i] = (short) SHORT.get(row, from + i * Short.BYTES);
        }
        return to;
    }

    static Object ints(byte[] row, int from, int count, Object pixels) {
        int[] to = (int[]) pixels;
        for (int i = 0; i < count; i++) {
            to[i] = (int) INT.get(row, from + i * Integer.BYTES);
        }
        return to;
    }
}
