package dev.slipstream.imageio.gif;

import static dev.slipstream.imageio.gif.LzwDecoder.MOST_CODES;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** The same as {@link PlainLzwCodes}, with four bytes in one load, and strings copied 8 bytes at a time. */
final class LzwCodes {

    private static final VarHandle INTS =
            MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle LONGS =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private LzwCodes() {}

    /** Takes all codes that {@code data} has, as far as there is room for their pixels. */
    static void decode(LzwDecoder state, byte[] data) {
        byte[] pixels = state.pixels;
        int[] begins = state.begins;
        int count = state.count;
        int clear = 1 << state.initialSize;
        int endOfBits = state.endOfBits;
        int most = state.mostDecoded();
        int bit = state.bit;
        int size = state.size;
        int mask = (1 << size) - 1;
        int next = state.next;
        int at = state.decoded;
        boolean isCleared = state.isCleared;
        while (bit + size <= endOfBits && at <= most) {
            int code = (int) INTS.get(data, bit >>> 3) >>> (bit & 7) & mask;
            bit += size;
            if (code > clear + 1) {
                if (isCleared || code > next) {
                    state.isOdd = true;
                    break;
                }
            } else if (code == clear) {
                size = state.initialSize + 1;
                mask = (1 << size) - 1;
                next = clear + 1;
                isCleared = true;
                continue;
            } else if (code > clear) {
                state.isEndOfInformation = true;
                break;
            }
            isCleared = false;
            if (next < MOST_CODES) {
                begins[++next] = at; // the string of the code before ends with the first pixel of this one
                if (next > mask && next < MOST_CODES) {
                    size++;
                    mask = 2 * mask + 1;
                }
            }
            if (code < clear) {
                if (at < count) {
                    pixels[at++] = (byte) code;
                } else {
                    state.hasMore = true;
                }
                continue;
            }
            int from = begins[code];
            int length = begins[code + 1] - from + 1;
            if (length > count - at) {
                length = count - at;
                state.hasMore = true;
            }
            int end = at + length;
            if (at - from >= Long.BYTES) {
                while (at < end) { // and up to 7 bytes more
                    LONGS.set(pixels, at, (long) LONGS.get(pixels, from));
                    at += Long.BYTES;
                    from += Long.BYTES;
                }
                at = end;
            }
            while (at < end) {
                pixels[at++] = pixels[from++];
            }
        }
        state.bit = bit;
        state.size = size;
        state.next = next;
        state.decoded = at;
        state.isCleared = isCleared;
    }
}
