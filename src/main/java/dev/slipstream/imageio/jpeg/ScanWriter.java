package dev.slipstream.imageio.jpeg;

import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * Writes an image of one sequential scan. Its codes are the same for all images: short ones for short runs and small
 * values.
 */
final class ScanWriter {

    /** How many bytes an MCU takes at most: 10 blocks of 64 coefficients with codes and values, and stuffed zeros. */
    private static final int MOST_OF_MCU = 10 * 64 * 8;

    /** In which the JDK's reader reads. */
    private static final int BLOCK = 4096;

    private static final int END_OF_BLOCK = 0;
    private static final int SIXTEEN_ZEROS = 0xf0;

    /** How many codes of each length there are, and the symbols, as in a file. */
    private static final byte[] DC_TABLE = {
        0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
    };
    private static final byte[] AC_TABLE = acTable();

    /** By symbol: the code from bit 8 on, and its length below; 0 if there is none. */
    private static final int[] DC_CODES = codes(DC_TABLE);
    private static final int[] AC_CODES = codes(AC_TABLE);

    private final Component[] components;
    private byte[] out;
    private ByteBuffer view;
    private int size;

    /** The bits that are not in {@link #out} yet, from the highest on, and how many more there is room for. */
    private long bits;
    private int free = 64;

    ScanWriter(Component[] components, int expected) {
        this.components = components;
        out = new byte[expected + (expected >> 2) + 2 * MOST_OF_MCU];
        view = ByteBuffer.wrap(out);
    }

    private static byte[] acTable() {
        byte[] table = {0, 1, 2, 2, 3, 3, 4, 5, 6, 8, 0, 0, 0, 0, 0, (byte) 128};
        table = Arrays.copyOf(table, 16 + 162);
        int next = 16;
        for (int cost = 0; next < table.length; cost++) {
            for (int symbol = 0; symbol < 256; symbol++) {
                if (cost(symbol) == cost) {
                    table[next++] = (byte) symbol;
                }
            }
        }
        return table;
    }

    /** Symbols of less cost get shorter codes. */
    private static int cost(int symbol) {
        int length = symbol & 15;
        return symbol == END_OF_BLOCK ? 0 : symbol == SIXTEEN_ZEROS ? 9
                : length == 0 || length > 10 ? -1 : (symbol >> 4) * 2 + length * 3;
    }

    private static int[] codes(byte[] table) {
        int[] codes = new int[256];
        int code = 0;
        int next = 16;
        for (int length = 1; length <= 16; length++) {
            for (int i = table[length - 1] & 0xff; i > 0; i--) {
                codes[table[next++] & 0xff] = code++ << 8 | length;
            }
            code <<= 1;
        }
        return codes;
    }

    void marker(int marker) {
        out[size++] = (byte) 0xff;
        out[size++] = (byte) marker;
    }

    private void word(int value) {
        out[size++] = (byte) (value >> 8);
        out[size++] = (byte) value;
    }

    /** Writes a segment of another file, which begins with a marker, perhaps without its end. */
    void segment(byte[] bytes, int from, int length) {
        room(length + MOST_OF_MCU);
        marker(bytes[from + 1] == (byte) 0xc2 ? 0xc1 : bytes[from + 1]);
        word(length - 2);
        System.arraycopy(bytes, from + 4, out, size, length - 4);
        size += length - 4;
    }

    /** Writes a Huffman table. */
    void table(int slot, byte[] table, int from) {
        int length = 16 + HuffmanTable.symbols(table, from);
        marker(0xc4);
        word(3 + length);
        out[size++] = (byte) slot;
        System.arraycopy(table, from, out, size, length);
        size += length;
    }

    /** Writes all coefficients, with codes in the given slots for tables. */
    void scan(int dcSlot, int acSlot, int mcusX, int mcusY) throws Unfit {
        room(MOST_OF_MCU);
        table(dcSlot, DC_TABLE, 0);
        table(16 | acSlot, AC_TABLE, 0);
        marker(0xda);
        word(6 + 2 * components.length);
        out[size++] = (byte) components.length;
        for (Component c : components) {
            c.prediction = 0;
            word(c.id << 8 | dcSlot << 4 | acSlot);
        }
        word(63);
        out[size++] = 0;
        if (components.length == 1) {
            blocks(components[0]);
        } else {
            mcus(mcusX, mcusY);
        }
        while (free < 64) {
            put((int) (bits >>> 56) | (free > 56 ? (1 << (free - 56)) - 1 : 0));
            bits <<= 8;
            free += 8;
        }
    }

    /** A component alone has no blocks that fill up an MCU. */
    private void blocks(Component c) throws Unfit {
        for (int y = 0; y < c.blocksY; y++) {
            short[] row = c.coefficients[y];
            byte[] last = c.last[y];
            for (int x = 0; x < c.blocksX; x++) {
                room(MOST_OF_MCU);
                block(c, row, x * 64, last[x]);
            }
        }
    }

    private void mcus(int mcusX, int mcusY) throws Unfit {
        for (int y = 0; y < mcusY; y++) {
            for (Component c : components) {
                c.begin(y, c.v, mcusX); // scans of one component have no blocks that only fill up
            }
            for (int x = 0; x < mcusX; x++) {
                room(MOST_OF_MCU);
                for (Component c : components) {
                    for (int v = y * c.v; v < y * c.v + c.v; v++) {
                        for (int h = x * c.h; h < x * c.h + c.h; h++) {
                            block(c, c.coefficients[v], h * 64, c.last[v][h]);
                        }
                    }
                }
            }
        }
    }

    private void block(Component c, short[] row, int base, int last) throws Unfit {
        int dc = row[base];
        code(DC_CODES, 0, dc - c.prediction);
        c.prediction = dc;
        int run = 0;
        for (int k = 1; k <= last; k++) {
            int value = row[base + k];
            if (value == 0) {
                run += 16;
                continue;
            }
            while (run > 0xf0) {
                put(AC_CODES[SIXTEEN_ZEROS] >>> 8, AC_CODES[SIXTEEN_ZEROS] & 0xff);
                run -= 256;
            }
            code(AC_CODES, run, value);
            run = 0;
        }
        if (last < 63 || run > 0) {
            put(AC_CODES[END_OF_BLOCK] >>> 8, AC_CODES[END_OF_BLOCK] & 0xff);
        }
    }

    /** Writes a symbol with the size of {@code value}, and the value's bits. */
    private void code(int[] codes, int run, int value) throws Unfit {
        int sign = value >> 31;
        int length = 32 - Integer.numberOfLeadingZeros((value ^ sign) - sign);
        int entry = length > 15 ? 0 : codes[run | length];
        if (entry == 0) {
            throw new Unfit("a value that a sequential image cannot have");
        }
        put((entry >>> 8) << length | ((value + sign) & ((1 << length) - 1)), (entry & 0xff) + length);
    }

    private void put(int value, int count) {
        int left = free - count;
        if (left >= 0) {
            bits |= (long) value << left;
            free = left;
        } else {
            store(bits | (long) value >>> -left);
            bits = (long) value << (64 + left);
            free = 64 + left;
        }
    }

    private void store(long word) {
        if (!BitReader.hasOnes(word)) {
            view.putLong(size, word);
            size += 8;
            return;
        }
        for (int shift = 56; shift >= 0; shift -= 8) {
            put((int) (word >>> shift));
        }
    }

    private void put(int value) {
        out[size++] = (byte) value;
        if ((value & 0xff) == 0xff) {
            out[size++] = 0;
        }
    }

    private void room(int more) {
        if (out.length - size < more) {
            out = Arrays.copyOf(out, 2 * out.length + more);
            view = ByteBuffer.wrap(out);
        }
    }

    Recoded end(int originalLength, int originalHeader) {
        if ((size + 2) % BLOCK == 0) {
            out[size++] = (byte) 0xff; // so that the end is seen within a block
        }
        marker(0xd9);
        room(MOST_OF_MCU);
        return new Recoded(out, size, originalLength, originalHeader);
    }
}
