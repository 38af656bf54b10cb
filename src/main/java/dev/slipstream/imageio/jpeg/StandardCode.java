package dev.slipstream.imageio.jpeg;

import java.util.Arrays;
import javax.imageio.plugins.jpeg.JPEGHuffmanTable;

/** One of the typical Huffman codes of the standard's annex K, to write with. */
final class StandardCode {

    /** For the components that are quantized as the first one, and for the others. */
    static final StandardCode[] DC = {
        new StandardCode(JPEGHuffmanTable.StdDCLuminance), new StandardCode(JPEGHuffmanTable.StdDCChrominance)
    };
    static final StandardCode[] AC = {
        new StandardCode(JPEGHuffmanTable.StdACLuminance), new StandardCode(JPEGHuffmanTable.StdACChrominance)
    };

    /** How many codes of each length there are, and the symbols, as in a file. */
    final byte[] table;

    /** By symbol: the code from bit 8 on, and its length below; 0 if there is none. */
    final int[] codes = new int[256];

    private StandardCode(JPEGHuffmanTable standard) {
        short[] lengths = standard.getLengths();
        short[] symbols = standard.getValues();
        table = Arrays.copyOf(bytes(lengths), 16 + symbols.length);
        System.arraycopy(bytes(symbols), 0, table, 16, symbols.length);
        int code = 0;
        int next = 0;
        for (int length = 1; length <= lengths.length; length++) {
            for (int i = lengths[length - 1]; i > 0; i--) {
                codes[symbols[next++]] = code++ << 8 | length;
            }
            code <<= 1;
        }
    }

    private static byte[] bytes(short[] values) {
        byte[] bytes = new byte[values.length];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) values[i];
        }
        return bytes;
    }
}
