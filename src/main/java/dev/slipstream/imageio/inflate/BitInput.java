package dev.slipstream.imageio.inflate;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** The compressed bytes as bits, the lowest of a byte first. */
final class BitInput {

    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    byte[] bytes = {};

    /** The first byte of the present array that was given. Bits that were taken before may be of an older one. */
    private int first;

    /** The next byte to take. */
    int index;

    /** Behind the last byte there is. */
    int limit;

    /** Bits that have been taken out of the bytes and not been used, the next one lowest; 0 from {@link #count} on. */
    long bits;
    int count;

    /** Bytes that came in arrays before the present one, less the index at which that one began. */
    private long before;

    /** Where {@link #isWithinLimit} goes back to. */
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

    /** Bytes of the present array that have been used, the last perhaps in part; less than 0 if the bits are older. */
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

    /** Goes to a bit of the present array, of which {@code position} are before that one. */
    void seek(int position) {
        index = (position + 7) >>> 3;
        count = -position & 7;
        bits = count == 0 ? 0 : (bytes[index - 1] & 0xffL) >>> (Byte.SIZE - count);
    }

    void mark() {
        markedIndex = index;
        markedBits = bits;
        markedCount = count;
    }

    /** Whether all bits taken since the mark are of the input. If not, goes back to the mark. */
    boolean isWithinLimit() {
        isOverrun = index > limit;
        if (isOverrun) {
            index = markedIndex;
            bits = markedBits;
            count = markedCount;
        }
        return !isOverrun;
    }

    /** Whether {@link #isWithinLimit} has been false for the present input. */
    boolean isOverrun() {
        return isOverrun;
    }

    /** How many bytes have been used, the last perhaps in part. */
    long position() {
        return before + index - (count >> 3);
    }

    /** Takes bytes until there are {@code n} bits, at most 56; false if there are not so many. */
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

    /** Uses {@code n} bits, at most 31, that are there. */
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
