package dev.slipstream.imageio.deflate;

import dev.slipstream.imageio.warmup.WarmUp;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;

/** Bits as bytes, the lowest of a byte first, until they are delivered. */
final class BitWriter {

    /** Behind the last byte, as many may be written. */
    static final int MARGIN = 8;

    byte[] bytes = {};

    /** How many bytes are complete. */
    int size;

    /** Bits that are not a whole byte, fewer than 8; 0 from {@link #count} on. */
    long bits;
    int count;

    void reset() {
        size = 0;
        bits = 0;
        count = 0;
    }

    /** Makes room for so many bits and {@link #MARGIN}. */
    void ensure(long n) {
        int needed = Math.toIntExact(size + (count + n + 7) / 8 + MARGIN);
        if (needed > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(needed, Math.min(2 * bytes.length, needed + 8192)));
        }
    }

    /** Adds up to 56 bits; there is room. */
    void add(long value, int n) {
        if (!WarmUp.DEFLATE.isUnderWay()) {
            addWide(value, n);
            return;
        }
        bits |= value << count;
        count += n;
        while (count >= 8) {
            bytes[size++] = (byte) bits;
            bits >>>= 8;
            count -= 8;
        }
    }

    /** The same, in a process that is not young: without asking that for each match, drawings take 2 % less time. */
    void addWide(long value, int n) {
        bits |= value << count;
        count += n;
        Longs.set(bytes, size, bits);
        size += count >> 3;
        bits >>>= count & ~7;
        count &= 7;
    }

    /** Fills the last byte with zeros; there is room. */
    void toByte() {
        add(0, -count & 7);
    }

    /** Adds bytes behind a whole byte; there is room. */
    void addBytes(byte[] source, int offset, int length) {
        System.arraycopy(source, offset, bytes, size, length);
        size += length;
    }

    /** Hands over all whole bytes. */
    void deliver(OutputStream out) throws IOException {
        int n = size;
        size = 0;
        WarmUp.DEFLATE.count(n);
        if (n > 0) {
            out.write(bytes, 0, n);
        }
    }
}
