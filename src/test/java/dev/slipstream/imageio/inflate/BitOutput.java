package dev.slipstream.imageio.inflate;

import java.io.ByteArrayOutputStream;

/** Collects bits as bytes, the least significant bit first. */
public final class BitOutput {

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private long pending;
    private int count;

    /** A number, the lowest bit first; at most 32 bits. */
    public BitOutput bits(int value, int n) {
        pending |= (value & ((1L << n) - 1)) << count;
        count += n;
        while (count >= Byte.SIZE) {
            bytes.write((int) pending);
            pending >>>= Byte.SIZE;
            count -= Byte.SIZE;
        }
        return this;
    }

    /** A Huffman code, the highest bit first. */
    public BitOutput code(int code, int n) {
        return bits(Integer.reverse(code) >>> (Integer.SIZE - n), n);
    }

    /** Fills the current byte with zero bits. */
    public BitOutput toByte() {
        return bits(0, (Byte.SIZE - count) % Byte.SIZE);
    }

    /** Adds whole bytes, after {@link #toByte} or other whole bytes. */
    public BitOutput bytes(byte[] source, int offset, int length) {
        if (count != 0) {
            throw new IllegalStateException("not at a byte: " + count + " bits pending");
        }
        bytes.write(source, offset, length);
        return this;
    }

    /** Begins a last block with codes of its own. */
    BitOutput dynamicBlock(int literals, int distances, int codeLengths) {
        return bits(1, 1).bits(2, 2).bits(literals - 257, 5).bits(distances - 1, 5).bits(codeLengths - 4, 4);
    }

    public byte[] toByteArray() {
        toByte();
        return bytes.toByteArray();
    }
}
