package dev.slipstream.imageio.deflate;

import dev.slipstream.imageio.warmup.WarmUp;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;

/** Collects bits as bytes, the lowest of a byte first, until they are delivered. */
final class BitWriter {

    /** How many bytes after the last one may be overwritten. */
    static final int MARGIN = 8;

    byte[] bytes = {};

    /** The number of complete bytes. */
    int size;

    /** The last bits, fewer than 8, which are not a whole byte yet; 0 from {@link #count} on. */
    long bits;
    int count;

    void reset() {
        size = 0;
        bits = 0;
        count = 0;
    }

    /** Makes room for {@code n} bits and {@link #MARGIN}. */
    void ensure(long n) {
        int needed = Math.toIntExact(size + (count + n + 7) / 8 + MARGIN);
        if (needed > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(needed, Math.min(2 * bytes.length, needed + 8192)));
        }
    }

    /** Adds up to 56 bits, for which there must be room. */
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

    /** As {@link #add} after the warm-up, without checking for it: a check for each match makes drawings 2 % slower. */
    void addWide(long value, int n) {
        bits |= value << count;
        count += n;
        Longs.set(bytes, size, bits);
        size += count >> 3;
        bits >>>= count & ~7;
        count &= 7;
    }

    /** Fills the last byte with zeros; there must be room. */
    void toByte() {
        add(0, -count & 7);
    }

    /** Adds bytes, after {@link #toByte}; there must be room. */
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
