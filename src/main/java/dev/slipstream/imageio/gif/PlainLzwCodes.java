package dev.slipstream.imageio.gif;

import static dev.slipstream.imageio.gif.LzwDecoder.MOST_CODES;

/** Decodes LZW codes, in plain Java: a young process runs this faster than {@link LzwCodes}, which does the same. */
final class PlainLzwCodes {

    /** Strings of fewer bytes are copied byte by byte. */
    private static final int SHORT = 24;

    private PlainLzwCodes() {}

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
            int first = bit >>> 3;
            int bits = (data[first] & 0xff) | (data[first + 1] & 0xff) << 8 | (data[first + 2] & 0xff) << 16;
            int code = bits >>> (bit & 7) & mask;
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
            if (length >= SHORT && from + length <= at) {
                System.arraycopy(pixels, from, pixels, at, length);
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
