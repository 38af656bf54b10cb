package dev.slipstream.imageio.deflate;

import java.util.Arrays;

/** The lengths of the codes of a block with codes of its own, which precede its symbols (RFC 1951, section 3.2.7). */
final class CodeHeader {

    private static final int SYMBOLS = 19;
    private static final int LONGEST = 7;

    /** The symbols for a repeated length, for a few zeros, and for many. */
    private static final int REPEAT = 16;
    private static final int FEW_ZEROS = 17;
    private static final int MANY_ZEROS = 18;

    private static final int LEAST_LITERALS = 257;
    private static final int LEAST_LENGTHS = 4;

    private static final byte[] ORDER = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};

    private final CodeLengths codeLengths = new CodeLengths(SYMBOLS);
    private final PrefixCode code = new PrefixCode(SYMBOLS);
    private final int[] frequencies = new int[SYMBOLS];

    /** The lengths of both codes, and the symbols for them: each with its extra bits in the upper byte. */
    private final byte[] lengths = new byte[Symbols.LITERALS + Symbols.DISTANCES];
    private final short[] symbols = new short[Symbols.LITERALS + Symbols.DISTANCES];
    private int count;

    private int literals;
    private int distances;
    private int listed;

    /** Prepares the header, and returns its length in bits. */
    int prepare(PrefixCode literalCode, PrefixCode distanceCode) {
        literals = literalCode.used(LEAST_LITERALS);
        distances = distanceCode.used(1);
        System.arraycopy(literalCode.lengths, 0, lengths, 0, literals);
        System.arraycopy(distanceCode.lengths, 0, lengths, literals, distances);
        Arrays.fill(frequencies, 0);
        count = 0;
        join(literals + distances);
        codeLengths.find(frequencies, SYMBOLS, LONGEST, code.lengths);
        code.assign();
        listed = SYMBOLS;
        while (listed > LEAST_LENGTHS && code.lengths[ORDER[listed - 1]] == 0) {
            listed--;
        }
        return 5 + 5 + 4 + 3 * listed + (int) code.bits(frequencies)
                + 2 * frequencies[REPEAT] + 3 * frequencies[FEW_ZEROS] + 7 * frequencies[MANY_ZEROS];
    }

    /** Makes symbols from the first {@code n} lengths. */
    private void join(int n) {
        for (int i = 0; i < n; ) {
            int length = lengths[i];
            int end = i + 1;
            while (end < n && lengths[end] == length) {
                end++;
            }
            if (length == 0) {
                zeros(end - i);
            } else {
                add(length, 0);
                repeat(length, end - i - 1);
            }
            i = end;
        }
    }

    private void zeros(int n) {
        int left = n;
        while (left >= 11) {
            int many = Math.min(left, 138);
            add(MANY_ZEROS, many - 11);
            left -= many;
        }
        if (left >= 3) {
            add(FEW_ZEROS, left - 3);
            left = 0;
        }
        while (left-- > 0) {
            add(0, 0);
        }
    }

    private void repeat(int length, int n) {
        int left = n;
        while (left >= 3) {
            int some = Math.min(left, 6);
            add(REPEAT, some - 3);
            left -= some;
        }
        while (left-- > 0) {
            add(length, 0);
        }
    }

    private void add(int symbol, int extra) {
        frequencies[symbol]++;
        symbols[count++] = (short) (extra << 8 | symbol);
    }

    /** Writes the prepared header; there must be room. */
    void write(BitWriter out) {
        out.add(literals - LEAST_LITERALS, 5);
        out.add(distances - 1, 5);
        out.add(listed - LEAST_LENGTHS, 4);
        for (int i = 0; i < listed; i++) {
            out.add(code.lengths[ORDER[i]], 3);
        }
        for (int i = 0; i < count; i++) {
            int symbol = symbols[i] & 0xff;
            int entry = code.codes[symbol];
            out.add(entry >>> PrefixCode.LENGTH_BITS, entry & PrefixCode.LENGTH);
            if (symbol >= REPEAT) {
                out.add(symbols[i] >> 8, symbol == REPEAT ? 2 : symbol == FEW_ZEROS ? 3 : 7);
            }
        }
    }
}
