package dev.slipstream.imageio.deflate;

import java.util.Arrays;
import java.util.zip.Adler32;

/**
 * Decodes zlib streams bit by bit, after RFC 1950 and 1951 alone, and strictly: all codes are complete, nothing
 * follows the end, and the bits that fill the last byte are zeros.
 */
final class PlainInflate {

    private static final int[] ORDER = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
    private static final int LONGEST = 15;

    private final byte[] stream;
    private long next;
    private byte[] data = new byte[1000];
    private int size;

    private PlainInflate(byte[] stream) {
        this.stream = stream;
    }

    static byte[] decode(byte[] stream) {
        return new PlainInflate(stream).decode();
    }

    private byte[] decode() {
        require(bits(4) == 8 && bits(4) <= 7, "method and window");
        require(((stream[0] & 0xff) << 8 | (stream[1] & 0xff)) % 31 == 0, "check of the header");
        bits(8);
        boolean isLast;
        do {
            isLast = bits(1) == 1;
            switch (bits(2)) {
                case 0 -> stored();
                case 1 -> fixed();
                case 2 -> dynamic();
                default -> throw new AssertionError("block of type 3");
            }
        } while (!isLast);
        toByte();
        byte[] decoded = Arrays.copyOf(data, size);
        Adler32 adler = new Adler32();
        adler.update(decoded);
        require(Integer.reverseBytes(bits(16) | bits(16) << 16) == (int) adler.getValue(), "Adler-32");
        require(next == 8L * stream.length, "nothing after the end");
        return decoded;
    }

    private void stored() {
        toByte();
        int n = bits(16);
        require(bits(16) == (~n & 0xffff), "complement of the length");
        for (int i = 0; i < n; i++) {
            add((byte) bits(8));
        }
    }

    private void fixed() {
        int[] lengths = new int[288];
        for (int i = 0; i < 288; i++) {
            lengths[i] = i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8;
        }
        int[] distances = new int[32];
        Arrays.fill(distances, 5);
        symbols(new Code(lengths, 0, 288), new Code(distances, 0, 32));
    }

    private void dynamic() {
        int literals = bits(5) + 257;
        int distances = bits(5) + 1;
        require(literals <= 286 && distances <= 30, "number of codes");
        int listed = bits(4) + 4;
        int[] lengths = new int[19];
        for (int i = 0; i < listed; i++) {
            lengths[ORDER[i]] = bits(3);
        }
        Code code = new Code(lengths, 0, 19);
        lengths = new int[literals + distances];
        for (int i = 0; i < lengths.length; ) {
            int symbol = code.next();
            int repeated = symbol == 16 ? lengths[i - 1] : symbol > 16 ? 0 : symbol;
            int n = switch (symbol) {
                case 16 -> 3 + bits(2);
                case 17 -> 3 + bits(3);
                case 18 -> 11 + bits(7);
                default -> 1;
            };
            for (; n > 0; n--) {
                lengths[i++] = repeated;
            }
        }
        require(lengths[256] > 0, "a code for the end of the block");
        symbols(new Code(lengths, 0, literals), new Code(lengths, literals, distances));
    }

    private void symbols(Code literals, Code distances) {
        for (int symbol = literals.next(); symbol != 256; symbol = literals.next()) {
            if (symbol < 256) {
                add((byte) symbol);
                continue;
            }
            int length = symbol == 285 ? 258 : based(symbol - 257, 4, 3);
            int distance = based(distances.next(), 2, 1);
            require(distance <= size, "distance " + distance + " at " + size);
            for (; length > 0; length--) {
                add(data[size - distance]);
            }
        }
    }

    /** Every {@code period} symbols have the same number of extra bits. */
    private int based(int symbol, int period, int least) {
        int base = least;
        int extra = 0;
        for (int i = 0; i < symbol; i++) {
            extra = Math.max(0, i / period - 1);
            base += 1 << extra;
        }
        return base + bits(Math.max(0, symbol / period - 1));
    }

    private int bits(int n) {
        int value = 0;
        for (int i = 0; i < n; i++, next++) {
            value |= (stream[(int) (next >> 3)] >> (next & 7) & 1) << i;
        }
        return value;
    }

    private void toByte() {
        require(bits((int) (-next & 7)) == 0, "zeros up to the byte");
    }

    private void add(byte b) {
        if (size == data.length) {
            data = Arrays.copyOf(data, 2 * size);
        }
        data[size++] = b;
    }

    private static void require(boolean isSo, String what) {
        if (!isSo) {
            throw new AssertionError(what);
        }
    }

    private final class Code {

        private final int[] counts = new int[LONGEST + 1];
        private final int[] symbols;

        Code(int[] lengths, int from, int n) {
            symbols = new int[n];
            int used = 0;
            for (int length = 1; length <= LONGEST; length++) {
                for (int i = 0; i < n; i++) {
                    if (lengths[from + i] == length) {
                        counts[length]++;
                        symbols[used++] = i;
                    }
                }
            }
            int free = 1;
            for (int length = 1; length <= LONGEST; length++) {
                free = 2 * free - counts[length];
                require(free >= 0, "no more codes than there can be");
            }
            require(free == 0, "a complete code");
        }

        int next() {
            int code = 0;
            int first = 0;
            int index = 0;
            for (int length = 1; ; length++) {
                code |= bits(1);
                if (code - first < counts[length]) {
                    return symbols[index + code - first];
                }
                index += counts[length];
                first = (first + counts[length]) << 1;
                code <<= 1;
            }
        }
    }
}
