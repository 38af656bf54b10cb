package dev.slipstream.imageio.jpeg;

import java.util.Arrays;

/** A Huffman code of a file. The symbols have a run of zeros in the higher four bits, a size in the lower ones. */
final class HuffmanTable {

    /** How many bits are looked up at once. With 9 or 11, photos take as long. */
    static final int BITS = 10;

    /** Has no codes. */
    static final HuffmanTable NONE = new HuffmanTable();

    private final byte[] symbols;

    /**
     * By the next bits: in bits 0 to 5 how many of them are used, in 8 to 11 the run, in 12 to 15 the size, in 16 to 31
     * the value, if all its bits are among them: then they are used, and the size is not given. 0 for a longer code.
     */
    final int[] entries = new int[1 << BITS];

    /** By length: the first 16 bits that are no code of up to this length, and how far symbols are from codes. */
    private final int[] limits = new int[17];
    private final int[] offsets = new int[17];

    private HuffmanTable() {
        symbols = new byte[0];
    }

    /** Reads how many codes there are of each of 16 lengths, and then their symbols. */
    HuffmanTable(byte[] bytes, int from) throws Unfit {
        symbols = Arrays.copyOfRange(bytes, from + 16, from + 16 + symbols(bytes, from));
        int code = 0;
        int index = 0;
        for (int length = 1; length <= 16; length++) {
            offsets[length] = index - code;
            for (int i = bytes[from + length - 1] & 0xff; i > 0; i--, index++, code++) {
                if (length <= BITS && code < 1 << length) {
                    fill(code, length, symbols[index] & 0xff);
                }
            }
            if (code >= 1 << length) {
                throw new Unfit("a code of ones only");
            }
            limits[length] = code << (16 - length);
            code <<= 1;
        }
    }

    /** How many symbols the table at an index has. */
    static int symbols(byte[] bytes, int from) {
        int sum = 0;
        for (int i = 0; i < 16; i++) {
            sum += bytes[from + i] & 0xff;
        }
        return sum;
    }

    private void fill(int code, int length, int symbol) {
        int size = symbol & 15;
        int free = BITS - length;
        int first = code << free;
        int entry = (symbol >> 4) << 8 | length;
        if (size == 0 || size > free) {
            Arrays.fill(entries, first, first + (1 << free), size << 12 | entry);
            return;
        }
        int each = 1 << (free - size);
        for (int extra = 0; extra < 1 << size; extra++, first += each) {
            int value = extra < 1 << (size - 1) ? extra - (1 << size) + 1 : extra;
            Arrays.fill(entries, first, first + each, value << 16 | (entry + size));
        }
    }

    /** The entry of a code that is too long to be looked up, by the next 16 bits. */
    int longEntry(int next) throws Unfit {
        for (int length = BITS + 1; length <= 16; length++) {
            if (next < limits[length]) {
                int symbol = symbols[(next >> (16 - length)) + offsets[length]] & 0xff;
                return (symbol & 15) << 12 | (symbol >> 4) << 8 | length;
            }
        }
        throw new Unfit("no code");
    }

    /** Fails if some bits of a symbol are more than allowed. */
    void check(int mask, int most) throws Unfit {
        for (byte symbol : symbols) {
            if ((symbol & mask) > most) {
                throw new Unfit("a code of too large values");
            }
        }
    }
}
