package dev.slipstream.imageio.bench.images;

import java.io.ByteArrayOutputStream;

/** Bits to bytes, the least significant bit first. */
final class BitWriter {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private long pending;
    private int count;

    /** Writes the lowest {@code n} bits, at most 32. */
    void bits(int value, int n) {
        pending |= (value & ((1L << n) - 1)) << count;
        count += n;
        while (count >= 8) {
            bytes.write((int) pending);
            pending >>>= 8;
            count -= 8;
        }
    }

    /** Fills the current byte with zero bits. */
    void align() {
        if (count > 0) {
            bits(0, 8 - count);
        }
    }

    /** Copies whole bytes; the writer must be aligned. */
    void bytes(byte[] source, int offset, int length) {
        if (count != 0) {
            throw new IllegalStateException("not aligned: " + count + " bits pending");
        }
        bytes.write(source, offset, length);
    }

    byte[] toByteArray() {
        align();
        return bytes.toByteArray();
    }
}
