package dev.slipstream.imageio.deflate;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** How long matches are. */
final class Matches {

    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    /** How far back one may refer. */
    static final int FURTHEST = 32 * 1024;

    private Matches() {}

    /** How many bytes are equal from two indexes on, of which {@code known} are; up to {@code end}. */
    static int length(byte[] data, int earlier, int later, int known, int end) {
        int distance = later - earlier;
        int i = later + known;
        while (i < end) {
            long difference = (long) LONG.get(data, i) ^ (long) LONG.get(data, i - distance);
            if (difference != 0) {
                i += Long.numberOfTrailingZeros(difference) >> 3;
                break;
            }
            i += Long.BYTES;
        }
        return Math.min(i, end) - later;
    }
}
