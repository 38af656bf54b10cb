package dev.slipstream.imageio.deflate;

import dev.slipstream.imageio.warmup.WarmUp;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Loads and stores eight bytes of an array as a long, the first byte lowest.
 *
 * <p>During the warm-up, photos are encoded byte by byte without a VarHandle: a fresh JVM takes milliseconds to make
 * one, a tenth of one to link it to each class that uses it, and half a microsecond to call it. This makes a first
 * photo of 250x250 pixels an eighth faster (first {@code ImageIO.write} to a file after registration, median of 9
 * fresh JVMs, JDK 17; 2 %, of 17, JDK 25).
 */
final class Longs {

    /** For hashes: the upper bits of a product depend on all bits of the other factor. */
    static final long MULTIPLIER = 0x9e3779b97f4a7c15L;

    private Longs() {}

    static long get(byte[] bytes, int index) {
        return (long) View.LONG.get(bytes, index);
    }

    /** As {@link #get}, but bytewise during the warm-up. Only for sparse searches: the check takes time. */
    static long getBytewiseAtFirst(byte[] bytes, int index) {
        return WarmUp.DEFLATE.isUnderWay() ? bytewise(bytes, index) : get(bytes, index);
    }

    private static long bytewise(byte[] bytes, int index) {
        return (bytes[index] & 0xffL)
                | (bytes[index + 1] & 0xffL) << 8
                | (bytes[index + 2] & 0xffL) << 16
                | (bytes[index + 3] & 0xffL) << 24
                | (bytes[index + 4] & 0xffL) << 32
                | (bytes[index + 5] & 0xffL) << 40
                | (bytes[index + 6] & 0xffL) << 48
                | (bytes[index + 7] & 0xffL) << 56;
    }

    static void set(byte[] bytes, int index, long value) {
        View.LONG.set(bytes, index, value);
    }

    /** Loaded at the first use of its VarHandle. */
    private static final class View {
        static {
            // JDK 25 compiles as if the only class of VarHandles so far stayed the only one, and forgets all that code
            // when WidePixels loads another one in the middle of a first image.
            MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
        }

        private static final VarHandle LONG =
                MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    }
}
