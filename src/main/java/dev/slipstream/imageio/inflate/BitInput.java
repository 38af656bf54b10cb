package dev.slipstream.imageio.inflate;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Reads the compressed bytes as bits, the lowest of a byte first. */
final class BitInput {

    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    byte[] bytes = {};

    /** The first byte of the present array that is input. Bits may still be left of an older array. */
    private int first;

    /** The next byte to take. */
    int index;

    /** The end of the input in the present array. */
    int limit;

    /** Bits that were taken from the bytes and are not used yet, the next one lowest; 0 from {@link #count} on. */
    long bits;
    int count;

    /** Bytes that were taken from older arrays, minus {@link #first}. */
    private long before;

    /** The state to which {@link #isWithinLimit} returns. */
    private int markedIndex;
    private long markedBits;
    private int markedCount;

    private boolean isOverrun;

    void reset() {
        bytes = new byte[0];
        first = 0;
        index = 0;
        limit = 0;
        bits = 0;
        count = 0;
        before = 0;
    }

    void append(byte[] b, int off, int len) {
        before += index - off;
        bytes = b;
        first = off;
        index = off;
        limit = off + len;
        isOverrun = false;
    }

    /** Used bytes of the present array, the last perhaps in part; less than 0 if bits of an older array are left. */
    int used() {
        return index - first - (count >> 3);
    }

    void shorten(int len) {
        limit = first + len;
        while (index > limit) {
            index--;
            count -= Byte.SIZE;
        }
        bits &= (1L << count) - 1;
    }

    int first() {
        return first;
    }

    /** Goes to a bit of the present array: {@code position} counts from the array's first bit. */
    void seek(int position) {
        index = (position + 7) >>> 3;
        count = -position & 7;
        bits = count == 0 ? 0 : (bytes[index - 1] & 0xffL) >>> (Byte.SIZE - count);
    }

    /** Whether the next bit is there, and belongs to the present array. */
    boolean isInArray() {
        return bitPosition() >= 0 && (index < limit || count > 0);
    }

    /** The next bit, counted from the first one of the present array; less than 0 if it belongs to an older array. */
    int bitPosition() {
        return (index - first) * Byte.SIZE - count;
    }

    /** Begins with a bit of the present array, which is the first one; {@code position} bytes were used before it. */
    void begin(int bit, long position) {
        seek(bit);
        before = position - index;
    }

    void mark() {
        markedIndex = index;
        markedBits = bits;
        markedCount = count;
    }

    /** Whether all bits used since the mark belong to the input. If not, goes back to the mark. */
    boolean isWithinLimit() {
        isOverrun = index > limit;
        if (isOverrun) {
            index = markedIndex;
            bits = markedBits;
            count = markedCount;
        }
        return !isOverrun;
    }

    /** Whether {@link #isWithinLimit} has returned false for the present input. */
    boolean isOverrun() {
        return isOverrun;
    }

    /** How many bytes of the stream have been used, the last perhaps in part. */
    long position() {
        return before + index - (count >> 3);
    }

    /** Takes bytes until there are {@code n} bits, at most 56; false if the input has fewer. */
    boolean has(int n) {
        if (count < n) {
            takeBytes(n);
        }
        return count >= n;
    }

    private void takeBytes(int n) {
        if (limit - index >= Long.BYTES) {
            bits |= (long) LONG.get(bytes, index) << count;
            index += (63 - count) >> 3;
            count |= 56;
            bits &= (1L << count) - 1;
        }
        while (count < n && index < limit) {
            bits |= (bytes[index++] & 0xffL) << count;
            count += Byte.SIZE;
        }
    }

    /** Uses {@code n} bits, at most 31; the caller has made sure that they are there. */
    int take(int n) {
        int value = (int) bits & ((1 << n) - 1);
        drop(n);
        return value;
    }

    void drop(int n) {
        bits >>>= n;
        count -= n;
    }

    void dropToByte() {
        drop(count & 7);
    }
}
