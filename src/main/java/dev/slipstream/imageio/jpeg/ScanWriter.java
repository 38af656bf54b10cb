package dev.slipstream.imageio.jpeg;

import java.nio.ByteBuffer;
import java.util.Arrays;

/** Writes an image of one sequential scan. Its codes are the same for all images. */
final class ScanWriter {

    /** How many bytes an MCU takes at most: 10 blocks of 64 coefficients with codes and values, and stuffed zeros. */
    private static final int MOST_OF_MCU = 10 * 64 * 8;

    /** In which the JDK's reader reads. */
    private static final int BLOCK = 4096;

    private static final int END_OF_BLOCK = 0;
    private static final int SIXTEEN_ZEROS = 0xf0;

    private final Component[] components;
    private byte[] out;
    private ByteBuffer view;
    private int size;

    /** The bits that are not in {@link #out} yet, from the highest on, and how many more there is room for. */
    private long bits;
    private int free = 64;

    /** The rows of MCUs that matter: the others have no coefficients. */
    private int firstRow;
    private int lastRow = Integer.MAX_VALUE;

    ScanWriter(Component[] components, int expected) {
        this.components = components;
        out = new byte[expected + (expected >> 2) + 2 * MOST_OF_MCU];
        view = ByteBuffer.wrap(out);
    }

    /** Only some rows of MCUs will be looked at, and those beside them, which upsampling looks at. */
    void setSeen(int first, int last) {
        firstRow = first - 1;
        lastRow = last + 1;
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

    /** Writes all coefficients, with codes in one or two slots for tables of each class. */
    void scan(int[] dcSlots, int[] acSlots, int mcusX, int mcusY) throws Unfit {
        room(MOST_OF_MCU);
        for (int i = 0; i < dcSlots.length; i++) {
            table(dcSlots[i], StandardCode.DC[i].table, 0);
        }
        for (int i = 0; i < acSlots.length; i++) {
            table(16 | acSlots[i], StandardCode.AC[i].table, 0);
        }
        marker(0xda);
        word(6 + 2 * components.length);
        out[size++] = (byte) components.length;
        for (Component c : components) {
            int kind = c.quantization == components[0].quantization ? 0 : 1;
            int dc = Math.min(kind, dcSlots.length - 1);
            int ac = Math.min(kind, acSlots.length - 1);
            c.prediction = 0;
            c.dcCodes = StandardCode.DC[dc].codes;
            c.acCodes = StandardCode.AC[ac].codes;
            word(c.id << 8 | dcSlots[dc] << 4 | acSlots[ac]);
        }
        word(63);
        out[size++] = 0;
        if (components.length == 1) { // it has no blocks that fill up an MCU
            mcus(components[0].blocksX, components[0].blocksY, true);
        } else {
            mcus(mcusX, mcusY, false);
        }
        while (free < 64) {
            put((int) (bits >>> 56) | (free > 56 ? (1 << (free - 56)) - 1 : 0));
            bits <<= 8;
            free += 8;
        }
    }

    private void mcus(int mcusX, int mcusY, boolean isOfBlocks) throws Unfit {
        for (int y = 0; y < mcusY; y++) {
            boolean isSeen = y >= firstRow && y <= lastRow;
            for (Component c : components) {
                c.begin(y, isOfBlocks ? 1 : c.v, mcusX, true); // scans of one component have no blocks that fill up
            }
            for (int x = 0; x < mcusX; x++) {
                room(MOST_OF_MCU);
                for (Component c : components) {
                    int across = isOfBlocks ? 1 : c.h;
                    int down = isOfBlocks ? 1 : c.v;
                    for (int v = y * down; v < y * down + down; v++) {
                        for (int h = x * across; h < x * across + across; h++) {
                            if (isSeen) {
                                block(c, v, h);
                            } else {
                                put(c.dcCodes[0], 0, 0);
                                put(c.acCodes[END_OF_BLOCK], 0, 0);
                            }
                        }
                    }
                }
            }
        }
    }

    private void block(Component c, int y, int x) throws Unfit {
        int dc = c.dc[y][x];
        int difference = dc - c.prediction;
        c.prediction = dc;
        int length = length(difference);
        put(entry(length > 11 ? 0 : c.dcCodes[length]), difference, length);
        short[] row = c.ac[y];
        int[] codes = c.acCodes;
        int base = x * 64;
        int before = 0;
        for (long left = c.present[y][x]; left != 0; left &= left - 1) {
            int k = Long.numberOfTrailingZeros(left);
            int run = k - before - 1;
            for (; run > 15; run -= 16) {
                put(codes[SIXTEEN_ZEROS], 0, 0);
            }
            int value = row[base + k];
            length = length(value);
            put(entry(codes[run << 4 | length]), value, length);
            before = k;
        }
        if (before < 63) {
            put(codes[END_OF_BLOCK], 0, 0);
        }
    }

    /** How many bits a value has. */
    private static int length(int value) {
        int sign = value >> 31;
        return 32 - Integer.numberOfLeadingZeros((value ^ sign) - sign);
    }

    private static int entry(int entry) throws Unfit {
        if (entry == 0) {
            throw new Unfit("a value that a sequential image cannot have");
        }
        return entry;
    }

    /** Writes a code and the value's bits. */
    private void put(int entry, int value, int length) {
        long both = (long) (entry >>> 8) << length | ((value + (value >> 31)) & ((1 << length) - 1));
        int left = free - (entry & 0xff) - length;
        if (left >= 0) {
            bits |= both << left;
            free = left;
        } else {
            store(bits | both >>> -left);
            bits = both << (64 + left);
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

    Recoded end(long start, int originalLength, int originalHeader) {
        if ((size + 2) % BLOCK == 0) {
            out[size++] = (byte) 0xff; // so that the end is seen within a block
        }
        marker(0xd9);
        room(MOST_OF_MCU);
        return new Recoded(out, size, start, originalLength, originalHeader);
    }
}
