package dev.slipstream.imageio.stream;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Turns bytes into arrays of other values. All take {@code n} values from {@code from[index]} on to {@code to[off]} on.
 *
 * <p>Plain loops, which allocate nothing: views of a {@code ByteBuffer} cost 20 to 190 ns a call (JDK 25 and 17, 8 values),
 * and pay only for many shorts before JDK 20 (JDK-8290034), which does not vectorise that loop (1024 shorts on JDK 17:
 * 400 ns, as a view 69 ns; on JDK 25: 30 ns, as a view 60 ns). JMH, {@code BulkReads} in {@code bench/jmh}.
 */
final class ArrayConversion {

    private static final VarHandle SHORT = bigEndian(short[].class);
    private static final VarHandle SHORT_LE = littleEndian(short[].class);
    private static final VarHandle CHAR = bigEndian(char[].class);
    private static final VarHandle CHAR_LE = littleEndian(char[].class);
    private static final VarHandle INT = bigEndian(int[].class);
    private static final VarHandle INT_LE = littleEndian(int[].class);
    private static final VarHandle LONG = bigEndian(long[].class);
    private static final VarHandle LONG_LE = littleEndian(long[].class);

    /** So many shorts or chars are worth a view. */
    private static final int MANY = Runtime.version().feature() < 20 ? 96 : Integer.MAX_VALUE;

    private ArrayConversion() {}

    private static VarHandle bigEndian(Class<?> array) {
        return MethodHandles.byteArrayViewVarHandle(array, ByteOrder.BIG_ENDIAN);
    }

    private static VarHandle littleEndian(Class<?> array) {
        return MethodHandles.byteArrayViewVarHandle(array, ByteOrder.LITTLE_ENDIAN);
    }

    private static boolean isBig(ByteOrder order) {
        return order == ByteOrder.BIG_ENDIAN;
    }

    static void toShorts(byte[] from, int index, short[] to, int off, int n, ByteOrder order) {
        if (n >= MANY) {
            ByteBuffer.wrap(from, index, n * Short.BYTES).order(order).asShortBuffer().get(to, off, n);
        } else if (isBig(order)) {
            for (int i = 0; i < n; i++) {
                to[off + i] = (short) SHORT.get(from, index + i * Short.BYTES);
            }
        } else {
            for (int i = 0; i < n; i++) {
                to[off + i] = (short) SHORT_LE.get(from, index + i * Short.BYTES);
            }
        }
    }

    static void toChars(byte[] from, int index, char[] to, int off, int n, ByteOrder order) {
        if (n >= MANY) {
            ByteBuffer.wrap(from, index, n * Character.BYTES).order(order).asCharBuffer().get(to, off, n);
        } else if (isBig(order)) {
            for (int i = 0; i < n; i++) {
                to[off + i] = (char) CHAR.get(from, index + i * Character.BYTES);
            }
        } else {
            for (int i = 0; i < n; i++) {
                to[off + i] = (char) CHAR_LE.get(from, index + i * Character.BYTES);
            }
        }
    }

    static void toInts(byte[] from, int index, int[] to, int off, int n, ByteOrder order) {
        if (isBig(order)) {
            for (int i = 0; i < n; i++) {
                to[off + i] = (int) INT.get(from, index + i * Integer.BYTES);
            }
        } else {
            for (int i = 0; i < n; i++) {
                to[off + i] = (int) INT_LE.get(from, index + i * Integer.BYTES);
            }
        }
    }

    static void toLongs(byte[] from, int index, long[] to, int off, int n, ByteOrder order) {
        if (isBig(order)) {
            for (int i = 0; i < n; i++) {
                to[off + i] = (long) LONG.get(from, index + i * Long.BYTES);
            }
        } else {
            for (int i = 0; i < n; i++) {
                to[off + i] = (long) LONG_LE.get(from, index + i * Long.BYTES);
            }
        }
    }

    static void toFloats(byte[] from, int index, float[] to, int off, int n, ByteOrder order) {
        if (isBig(order)) {
            for (int i = 0; i < n; i++) {
                to[off + i] = Float.intBitsToFloat((int) INT.get(from, index + i * Float.BYTES));
            }
        } else {
            for (int i = 0; i < n; i++) {
                to[off + i] = Float.intBitsToFloat((int) INT_LE.get(from, index + i * Float.BYTES));
            }
        }
    }

    static void toDoubles(byte[] from, int index, double[] to, int off, int n, ByteOrder order) {
        if (isBig(order)) {
            for (int i = 0; i < n; i++) {
                to[off + i] = Double.longBitsToDouble((long) LONG.get(from, index + i * Double.BYTES));
            }
        } else {
            for (int i = 0; i < n; i++) {
                to[off + i] = Double.longBitsToDouble((long) LONG_LE.get(from, index + i * Double.BYTES));
            }
        }
    }
}
