package dev.slipstream.imageio.inflate;

import java.io.ByteArrayOutputStream;

/** Writes hand-made deflate streams. */
final class BitOutput {

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private int pending;
    private int count;

    /** A number, the lowest bit first. */
    BitOutput bits(int value, int n) {
        for (int i = 0; i < n; i++) {
            pending |= ((value >> i) & 1) << count;
            if (++count == Byte.SIZE) {
                bytes.write(pending);
                pending = 0;
                count = 0;
            }
        }
        return this;
    }

    /** A Huffman code, the highest bit first. */
    BitOutput code(int code, int n) {
        return bits(Integer.reverse(code) >>> (Integer.SIZE - n), n);
    }

    BitOutput toByte() {
        return bits(0, (Byte.SIZE - count) % Byte.SIZE);
    }

    /** The beginning of a last block with codes of its own. */
    BitOutput dynamicBlock(int literals, int distances, int codeLengths) {
        return bits(1, 1).bits(2, 2).bits(literals - 257, 5).bits(distances - 1, 5).bits(codeLengths - 4, 4);
    }

    byte[] toByteArray() {
        toByte();
        return bytes.toByteArray();
    }
}
