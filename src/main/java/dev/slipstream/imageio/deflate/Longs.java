package dev.slipstream.imageio.deflate;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Eight bytes of an array as a long, the first one the lowest. In one place, since a young JVM takes a tenth of a
 * millisecond to link a VarHandle to each class that uses it.
 */
final class Longs {

    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private Longs() {}

    static long get(byte[] bytes, int index) {
        return (long) LONG.get(bytes, index);
    }

    static void set(byte[] bytes, int index, long value) {
        LONG.set(bytes, index, value);
    }
}
