package dev.slipstream.imageio.bench.images;

import java.nio.ByteBuffer;

/**
 * One-dimensional fax coding (T.4) of OS/2 bitmaps, bottom-up, each row behind an end-of-line code. Colour 1 is the
 * fax's white. Runs of at most 8 pixels.
 */
final class Huffman1dEncoder {
    private static final String[] WHITE =
            {"00110101", "000111", "0111", "1000", "1011", "1100", "1110", "1111", "10011"};
    private static final String[] BLACK = {"0000110111", "010", "11", "10", "011", "0011", "0010", "00011", "000101"};
    private static final String END_OF_LINE = "000000000001";
    private static final int END_MARKS = 6;

    private Huffman1dEncoder() {
    }

    static ByteBuffer encode(Picture bits) {
        StringBuilder code = new StringBuilder();
        for (int y = bits.height() - 1; y >= 0; y--) {
            code.append(END_OF_LINE);
            row(bits, y, code);
        }
        code.append(END_OF_LINE.repeat(END_MARKS));
        byte[] bytes = new byte[(code.length() + 7) / 8];
        for (int i = 0; i < code.length(); i++) {
            bytes[i / 8] |= (byte) ((code.charAt(i) - '0') << (7 - i % 8));
        }
        return ByteBuffer.wrap(bytes);
    }

    private static void row(Picture bits, int y, StringBuilder code) {
        int x = 0;
        for (int colour = 1; x < bits.width(); colour ^= 1) {
            int run = 0;
            while (x + run < bits.width() && bits.sample(x + run, y, 0) == colour) {
                run++;
            }
            code.append((colour == 1 ? WHITE : BLACK)[run]);
            x += run;
        }
    }
}
