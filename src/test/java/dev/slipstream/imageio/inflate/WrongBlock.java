package dev.slipstream.imageio.inflate;

import java.util.Arrays;
import java.util.zip.Deflater;

/** The errors that may follow a right part of a deflate stream: one for each rule of RFC 1951. */
public enum WrongBlock {
    RESERVED_TYPE("block of the reserved type 3", bits().bits(6, 3)),
    STORED_LENGTH_WITHOUT_COMPLEMENT("stored block of length 0005, whose complement is fff0",
            bits().bits(0, 3).toByte().bits(5, 16).bits(0xfff0, 16)),
    TOO_MANY_LITERALS("287 literal and length codes and 1 distance codes", bits().dynamicBlock(287, 1, 4)),
    TOO_MANY_DISTANCES("257 literal and length codes and 31 distance codes", bits().dynamicBlock(257, 31, 4)),
    OVERSUBSCRIBED_CODE_LENGTHS("code of the code lengths is not complete: OVERSUBSCRIBED",
            bits().dynamicBlock(257, 1, 4).bits(1, 3).bits(1, 3).bits(1, 3).bits(0, 3)),
    INCOMPLETE_CODE_LENGTHS("code of the code lengths is not complete: INCOMPLETE",
            bits().dynamicBlock(257, 1, 4).bits(2, 3).bits(2, 3).bits(2, 3).bits(0, 3)),
    REPETITION_OF_NOTHING("first code length repeats the one before",
            bits().dynamicBlock(257, 1, 4).bits(1, 3).bits(0, 6).bits(1, 3).code(1, 1)),
    REPETITION_BEYOND_THE_CODES("138 equal code lengths from number 138 on, there are only 258",
            zeros(zeros(lengths(), 138), 138)),
    NO_END_OF_BLOCK("no code for the end of the block", zeros(zeros(lengths(), 138), 120)),
    OVERSUBSCRIBED_LITERALS("code of the literals and lengths is not complete: OVERSUBSCRIBED",
            zeros(zeros(lengths().code(0b10, 2).code(0b10, 2).code(0b10, 2), 138), 115).code(0b10, 2).code(0, 1)),
    INCOMPLETE_DISTANCES("code of the distances is not complete: INCOMPLETE",
            dynamic(PrefixCode.ofLengths(2, 2, 2))),
    UNUSED_CODE("code that means neither a literal nor a length",
            zeros(zeros(lengths(), 138), 118).code(0b10, 2).code(0, 1).code(1, 1)),
    LENGTH_286("code that means neither a literal nor a length", literals().code(0b11000110, 8)),
    DISTANCE_30("code that means no distance", literals().code(1, 7).code(30, 5)),
    DISTANCE_BEFORE_THE_BEGINNING("match at a distance of 32768, there are 50 bytes",
            literals().code(1, 7).code(29, 5).bits(8191, 13)),
    END_OF_INPUT("", bits());

    private final String message;
    private final byte[] bytes;

    WrongBlock(String message, BitOutput bits) {
        this.message = message;
        this.bytes = bits.toByteArray();
    }

    /** The message of the decoder. */
    String message() {
        return message;
    }

    byte[] bytes() {
        return bytes.clone();
    }

    private static BitOutput bits() {
        return new BitOutput();
    }

    /** A fixed block with some literals, so that the error is not the first symbol. */
    private static BitOutput literals() {
        BitOutput bits = bits().bits(3, 3);
        for (int i = 0; i < 50; i++) {
            bits.code(0x30 + i, 8);
        }
        return bits;
    }

    /** Code lengths are given by the symbols 0 (code 0), 1 (code 10) and 18 (code 11: many zeros). */
    private static BitOutput lengths() {
        BitOutput bits = bits().dynamicBlock(257, 1, 18);
        for (int symbol : Arrays.copyOf(DeflateWriter.order(), 18)) {
            bits.bits(symbol == 0 ? 1 : symbol == 18 || symbol == 1 ? 2 : 0, 3);
        }
        return bits;
    }

    private static BitOutput zeros(BitOutput bits, int n) {
        return bits.code(0b11, 2).bits(n - 11, 7);
    }

    private static BitOutput dynamic(PrefixCode distances) {
        int[] lengths = new int[257];
        lengths[0] = lengths[DeflateWriter.END_OF_BLOCK] = 1;
        byte[] block = new DeflateWriter().dynamic(true, PrefixCode.ofLengths(lengths), distances).stream();
        return bits().bytes(block, 0, block.length);
    }

    /** A zlib stream that is right for the first {@code right} bytes of the data, and then has {@code after}. */
    public byte[] behind(byte[] data, int right, int level, byte[] after) {
        Deflater deflater = new Deflater(level);
        deflater.setInput(data, 0, right);
        byte[] stream = new byte[data.length + data.length / 1000 + 1000 + bytes.length + after.length];
        int n = deflater.deflate(stream, 0, stream.length, Deflater.SYNC_FLUSH); // ends with a whole byte
        deflater.end();
        System.arraycopy(bytes, 0, stream, n, bytes.length);
        n += bytes.length;
        if (this != END_OF_INPUT) {
            System.arraycopy(after, 0, stream, n, after.length);
            n += after.length;
        }
        return Arrays.copyOf(stream, n);
    }
}
