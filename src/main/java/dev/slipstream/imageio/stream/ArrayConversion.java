package dev.slipstream.imageio.stream;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Turns bytes into arrays of other values, and back. All take {@code n} values; {@code index} is that of their first
 * byte, {@code off} that of the first value.
 *
 * <p>Plain loops, which allocate nothing: views of a {@code ByteBuffer} cost 20 to 190 ns a call, and pay only for many
 * shorts before JDK 20 (JDK-8290034), which does not vectorise that loop. The bytes have an index of their own: with
 * {@code index + i * 2} C2 of JDK 25 did not vectorise all loops ({@code bench jmh J2dInputs}, {@code readFullyInts}).
 */
final class ArrayConversion {

    private static final VarHandle SHORT = BigEndian.SHORT;
    private static final VarHandle SHORT_LE = littleEndian(short[].class);
    private static final VarHandle CHAR = MethodHandles.byteArrayViewVarHandle(char[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle CHAR_LE = littleEndian(char[].class);
    private static final VarHandle INT = BigEndian.INT;
    private static final VarHandle INT_LE = littleEndian(int[].class);
    private static final VarHandle LONG = BigEndian.LONG;
    private static final VarHandle LONG_LE = littleEndian(long[].class);

    /** The number of shorts or chars from which on a view is worth making. */
    private static final int MANY = Runtime.version().feature() < 20 ? 96 : Integer.MAX_VALUE;

    /** As {@code Objects.checkFromIndexSize}, with the JDK's streams' message, where the array has a name. */
    static void checkRange(int off, int len, int length, char array) {
        if ((off | len | (length - len - off)) < 0) {
            throw new IndexOutOfBoundsException("off < 0 || len < 0 || off + len > " + array + ".length! off " + off
                    + ", len " + len + ", length " + length);
        }
    }

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

    static void toChars(byte[] from, int index, char[] to, int off, int n, ByteOrder order) {
        if (n >= MANY) {
            ByteBuffer.wrap(from, index, n * Character.BYTES).order(order).asCharBuffer().get(to, off, n);
        } else if (isBig(order)) {
            for (int i = off, p = index, end = off + n; i < end; i++, p += Character.BYTES) {
                to[i] = (char) CHAR.get(from, p);
            }
        } else {
            for (int i = off, p = index, end = off + n; i < end; i++, p += Character.BYTES) {
                to[i] = (char) CHAR_LE.get(from, p);
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

    static void toLongs(byte[] from, int index, long[] to, int off, int n, ByteOrder order) {
        if (isBig(order)) {
            for (int i = off, p = index, end = off + n; i < end; i++, p += Long.BYTES) {
                to[i] = (long) LONG.get(from, p);
            }
        } else {
            for (int i = off, p = index, end = off + n; i < end; i++, p += Long.BYTES) {
                to[i] = (long) LONG_LE.get(from, p);
            }
        }
    }

    static void toFloats(byte[] from, int index, float[] to, int off, int n, ByteOrder order) {
        if (isBig(order)) {
            for (int i = off, p = index, end = off + n; i < end; i++, p += Float.BYTES) {
                to[i] = Float.intBitsToFloat((int) INT.get(from, p));
            }
        } else {
            for (int i = off, p = index, end = off + n; i < end; i++, p += Float.BYTES) {
                to[i] = Float.intBitsToFloat((int) INT_LE.get(from, p));
            }
        }
    }

    static void toDoubles(byte[] from, int index, double[] to, int off, int n, ByteOrder order) {
        if (isBig(order)) {
            for (int i = off, p = index, end = off + n; i < end; i++, p += Double.BYTES) {
                to[i] = Double.longBitsToDouble((long) LONG.get(from, p));
            }
        } else {
            for (int i = off, p = index, end = off + n; i < end; i++, p += Double.BYTES) {
                to[i] = Double.longBitsToDouble((long) LONG_LE.get(from, p));
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

    static void fromChars(char[] from, int off, byte[] to, int index, int n, ByteOrder order) {
        if (n >= MANY) {
            ByteBuffer.wrap(to, index, n * Character.BYTES).order(order).asCharBuffer().put(from, off, n);
        } else if (isBig(order)) {
            for (int i = off, p = index, end = off + n; i < end; i++, p += Character.BYTES) {
                CHAR.set(to, p, from[i]);
            }
        } else {
            for (int i = off, p = index, end = off + n; i < end; i++, p += Character.BYTES) {
                CHAR_LE.set(to, p, from[i]);
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

    static void fromLongs(long[] from, int off, byte[] to, int index, int n, ByteOrder order) {
        if (isBig(order)) {
            for (int i = off, p = index, end = off + n; i < end; i++, p += Long.BYTES) {
                LONG.set(to, p, from[i]);
            }
        } else {
            for (int i = off, p = index, end = off + n; i < end; i++, p += Long.BYTES) {
                LONG_LE.set(to, p, from[i]);
            }
        }
    }

    static void fromFloats(float[] from, int off, byte[] to, int index, int n, ByteOrder order) {
        if (hasNaN(from, off, n)) {
            fromNaNs(from, off, to, index, n, order);
        } else if (isBig(order)) {
            for (int i = off, p = index, end = off + n; i < end; i++, p += Float.BYTES) {
                INT.set(to, p, Float.floatToRawIntBits(from[i]));
            }
        } else {
            for (int i = off, p = index, end = off + n; i < end; i++, p += Float.BYTES) {
                INT_LE.set(to, p, Float.floatToRawIntBits(from[i]));
            }
        }
    }

    private static boolean hasNaN(float[] values, int off, int n) {
        for (int i = off, end = off + n; i < end; i++) {
            if (Float.isNaN(values[i])) {
                return true;
            }
        }
        return false;
    }

    /** All NaNs become the canonical one, as in the JDK. That costs more than to look first whether there is any. */
    private static void fromNaNs(float[] from, int off, byte[] to, int index, int n, ByteOrder order) {
        for (int i = off, p = index, end = off + n; i < end; i++, p += Float.BYTES) {
            int bits = Float.floatToIntBits(from[i]);
            INT.set(to, p, isBig(order) ? bits : Integer.reverseBytes(bits));
        }
    }

    static void fromDoubles(double[] from, int off, byte[] to, int index, int n, ByteOrder order) {
        if (hasNaN(from, off, n)) {
            fromNaNs(from, off, to, index, n, order);
        } else if (isBig(order)) {
            for (int i = off, p = index, end = off + n; i < end; i++, p += Double.BYTES) {
                LONG.set(to, p, Double.doubleToRawLongBits(from[i]));
            }
        } else {
            for (int i = off, p = index, end = off + n; i < end; i++, p += Double.BYTES) {
                LONG_LE.set(to, p, Double.doubleToRawLongBits(from[i]));
            }
        }
    }

    private static boolean hasNaN(double[] values, int off, int n) {
        for (int i = off, end = off + n; i < end; i++) {
            if (Double.isNaN(values[i])) {
                return true;
            }
        }
        return false;
    }

    /** All NaNs become the canonical one, as in the JDK. That costs more than to look first whether there is any. */
    private static void fromNaNs(double[] from, int off, byte[] to, int index, int n, ByteOrder order) {
        for (int i = off, p = index, end = off + n; i < end; i++, p += Double.BYTES) {
            long bits = Double.doubleToLongBits(from[i]);
            LONG.set(to, p, isBig(order) ? bits : Long.reverseBytes(bits));
        }
    }
}
