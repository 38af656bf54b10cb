package dev.slipstream.imageio.stream;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Turns bytes into arrays of shorts or ints, and back. All take {@code n} values; {@code index} is that of their first
 * byte, {@code off} that of the first value.
 *
 * <p>Plain loops, which allocate nothing: views of a {@code ByteBuffer} cost 20 to 190 ns a call, and pay only for many
 * shorts before JDK 20 (JDK-8290034), which does not vectorise that loop. The bytes have an index of their own: with
 * {@code index + i * 2} C2 of JDK 25 did not vectorise all loops ({@code bench jmh J2dInputs}, {@code readFullyInts}).
 */
final class ArrayConversion {

    private static final VarHandle SHORT = BigEndian.SHORT;
    private static final VarHandle SHORT_LE = littleEndian(short[].class);
    private static final VarHandle INT = BigEndian.INT;
    private static final VarHandle INT_LE = littleEndian(int[].class);

    /** So many shorts are worth a view. */
    private static final int MANY = Runtime.version().feature() < 20 ? 96 : Integer.MAX_VALUE;

    private ArrayConversion() {}

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
            for (int i = off, p = index, end = off + n; i < end; i++, p += Short.BYTES) {
                to[i] = (short) SHORT.get(from, p);
            }
        } else {
            for (int i = off, p = index, end = off + n; i < end; i++, p += Short.BYTES) {
                to[i] = (short) SHORT_LE.get(from, p);
            }
        }
    }

    static void toInts(byte[] from, int index, int[] to, int off, int n, ByteOrder order) {
        if (isBig(order)) {
            for (int i = off, p = index, end = off + n; i < end; i++, p += Integer.BYTES) {
                to[i] = (int) INT.get(from, p);
            }
        } else {
            for (int i = off, p = index, end = off + n; i < end; i++, p += Integer.BYTES) {
                to[i] = (int) INT_LE.get(from, p);
            }
        }
    }

    static void fromShorts(short[] from, int off, byte[] to, int index, int n, ByteOrder order) {
        if (n >= MANY) {
            ByteBuffer.wrap(to, index, n * Short.BYTES).order(order).asShortBuffer().put(from, off, n);
        } else if (isBig(order)) {
            for (int i = off, p = index, end = off + n; i < end; i++, p += Short.BYTES) {
                SHORT.set(to, p, from[i]);
            }
        } else {
            for (int i = off, p = index, end = off + n; i < end; i++, p += Short.BYTES) {
                SHORT_LE.set(to, p, from[i]);
            }
        }
    }

    static void fromInts(int[] from, int off, byte[] to, int index, int n, ByteOrder order) {
        if (isBig(order)) {
            for (int i = off, p = index, end = off + n; i < end; i++, p += Integer.BYTES) {
                INT.set(to, p, from[i]);
            }
        } else {
            for (int i = off, p = index, end = off + n; i < end; i++, p += Integer.BYTES) {
                INT_LE.set(to, p, from[i]);
            }
        }
    }
}
