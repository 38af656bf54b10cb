package dev.slipstream.imageio.inflate;

import java.util.Arrays;

/** Writes deflate blocks by hand, symbol by symbol, and keeps the data that they encode. */
public final class DeflateWriter {

    public static final int END_OF_BLOCK = 256;

    /** RFC 1951, section 3.2.5. */
    private static final int[] LENGTHS = {
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258
    };
    private static final int[] LENGTH_BITS = {
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0
    };
    private static final int[] DISTANCES = {
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
        6145, 8193, 12289, 16385, 24577
    };

    private static final int[] ORDER = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};

    private final BitOutput bits = new BitOutput();
    private PrefixCode literals = PrefixCode.fixedLiterals();
    private PrefixCode distances = PrefixCode.fixedDistances();
    private byte[] data = new byte[1000];
    private int size;

    /** The order in which the lengths of the code lengths' codes are written. */
    public static int[] order() {
        return ORDER.clone();
    }

    DeflateWriter stored(boolean last, byte... bytes) {
        bits.bits(last ? 1 : 0, 1).bits(0, 2).toByte().bits(bytes.length, 16).bits(~bytes.length, 16);
        for (byte b : bytes) {
            bits.bits(b, 8);
            add(b);
        }
        return this;
    }

    DeflateWriter fixed(boolean last) {
        bits.bits(last ? 1 : 0, 1).bits(1, 2);
        literals = PrefixCode.fixedLiterals();
        distances = PrefixCode.fixedDistances();
        return this;
    }

    /** Writes every code length by itself, as four bits. */
    DeflateWriter dynamic(boolean last, PrefixCode literals, PrefixCode distances) {
        int[] four = new int[19];
        Arrays.fill(four, 0, 16, 4);
        return dynamic(last, literals, distances, PrefixCode.ofLengths(four));
    }

    /** Writes every code length by itself. */
    DeflateWriter dynamic(boolean last, PrefixCode literals, PrefixCode distances, PrefixCode codeLengths) {
        bits.bits(last ? 1 : 0, 1).bits(2, 2);
        bits.bits(literals.size() - 257, 5).bits(distances.size() - 1, 5).bits(15, 4);
        for (int symbol : ORDER) {
            bits.bits(codeLengths.length(symbol), 3);
        }
        for (PrefixCode code : new PrefixCode[] {literals, distances}) {
            for (int symbol = 0; symbol < code.size(); symbol++) {
                codeLengths.write(bits, code.length(symbol));
            }
        }
        this.literals = literals;
        this.distances = distances;
        return this;
    }

    DeflateWriter literal(int value) {
        literals.write(bits, value);
        add((byte) value);
        return this;
    }

    DeflateWriter match(int length, int distance) {
        int symbol = lengthSymbol(length);
        literals.write(bits, END_OF_BLOCK + 1 + symbol);
        bits.bits(length - LENGTHS[symbol], LENGTH_BITS[symbol]);
        distance(distance);
        for (int i = 0; i < length; i++) {
            add(size >= distance ? data[size - distance] : 0);
        }
        return this;
    }

    private void distance(int distance) {
        int symbol = distanceSymbol(distance);
        distances.write(bits, symbol);
        bits.bits(distance - DISTANCES[symbol], distanceBits(symbol));
    }

    DeflateWriter endOfBlock() {
        literals.write(bits, END_OF_BLOCK);
        return this;
    }

    /** Writes bits that no other method here writes. */
    DeflateWriter raw(int value, int n) {
        bits.bits(value, n);
        return this;
    }

    public static int lengthSymbol(int length) {
        int found = Arrays.binarySearch(LENGTHS, length);
        return found >= 0 ? found : -found - 2;
    }

    public static int shortestLength(int symbol) {
        return LENGTHS[symbol];
    }

    static int longestLength(int symbol) {
        return symbol == 27 ? 257 : LENGTHS[symbol] + (1 << LENGTH_BITS[symbol]) - 1;
    }

    public static int distanceSymbol(int distance) {
        int found = Arrays.binarySearch(DISTANCES, distance);
        return found >= 0 ? found : -found - 2;
    }

    public static int nearest(int symbol) {
        return DISTANCES[symbol];
    }

    static int furthest(int symbol) {
        return DISTANCES[symbol] + (1 << distanceBits(symbol)) - 1;
    }

    public static int distanceBits(int symbol) {
        return Math.max(0, symbol / 2 - 1);
    }

    boolean hasLiteral(int symbol) {
        return symbol < literals.size() && literals.has(symbol);
    }

    boolean hasDistance(int symbol) {
        return symbol < distances.size() && distances.has(symbol);
    }

    int size() {
        return size;
    }

    private void add(byte b) {
        if (size == data.length) {
            data = Arrays.copyOf(data, 2 * size);
        }
        data[size++] = b;
    }

    byte[] data() {
        return Arrays.copyOf(data, size);
    }

    byte[] stream() {
        return bits.toByteArray();
    }
}
