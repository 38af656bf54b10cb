package dev.slipstream.imageio.inflate;

import java.util.Arrays;

/**
 * Decodes one symbol of a prefix code by one look, or two for long codes: the next bits of the input are the index.
 *
 * <p>An entry is an int:
 * <pre>
 *   bits 0..4    bits to take: those of the code and the extra bits behind it
 *   bit  5       SUBTABLE: the symbol's code is longer than the index, look further
 *   bit  6       LITERAL
 *   bit  7       STOP: end of block, or no code at all
 *   bits 8..11   bits of the code alone; of two literals, those of the first
 *   bit  12      TWO: two literals
 *   bits 16..31  the literal (two: the second in the upper byte), the base of a length or distance, a subtable's start
 * </pre>
 * For a subtable, bits 0..4 are the bits of the first look, bits 8..11 those of the second.
 */
final class CodeTable {

    static final int BITS = 0x1f;
    static final int SUBTABLE = 1 << 5;
    static final int LITERAL = 1 << 6;
    static final int STOP = 1 << 7;
    static final int TWO_SHIFT = 12;
    static final int TWO = 1 << TWO_SHIFT;
    static final int CODE_SHIFT = 8;
    static final int CODE_BITS = 0xf;
    static final int VALUE_SHIFT = 16;

    static final int LONGEST = 15;

    private static final int SHORT_INDEX_BITS = 9;

    /** No code leads here. */
    static final int INVALID = STOP | 1;

    /** What a symbol means: an entry without its code's length. */
    private final int[] meanings;

    /** As many as the index has values, so that the compiler sees that none is beyond the end. */
    private int[] entries = {0, 0};
    private int indexBits;

    /** What {@link #entries} is for short indexes and for long ones: a long one takes longer to build. */
    private int[] shortEntries = entries;
    private int[] longEntries = entries;

    /** Those of all subtables. */
    private int[] further = {};
    private int longest;

    private final int[] counts = new int[LONGEST + 1];

    /** Where the symbols of each code length begin in {@link #sorted}; and where they end, while they are sorted. */
    private final int[] offsets = new int[LONGEST + 2];
    private final int[] ends = new int[LONGEST + 2];
    private final short[] sorted;

    /** Of each symbol in {@link #sorted} whose code is not longer than the index, its code, if literals are joined. */
    private short[] codes = {};

    /** Behind the last literal in {@link #sorted} of each code length. */
    private final int[] literalEnds = new int[LONGEST + 1];

    /** {@code meanings}: entries without code lengths. */
    CodeTable(int[] meanings) {
        this.meanings = meanings;
        this.sorted = new short[meanings.length];
    }

    int[] entries() {
        return entries;
    }

    /** Where {@link #second} looks. */
    int[] further() {
        return further;
    }

    int indexBits() {
        return indexBits;
    }

    // ---- One symbol at a time. The bits begin with its code; behind the input's end there are zeros.

    /** The entry at the end of the way; of two literals it has the first one. */
    int entryOf(long bits) {
        int entry = entries[(int) bits & ((1 << indexBits) - 1)];
        if ((entry & SUBTABLE) == 0) {
            return entry;
        }
        return further[second(bits >>> indexBits, entry)];
    }

    // An int or long is shifted by the lowest five or six bits of what is behind the operator: the others of an entry
    // need not be masked out, where they are zeros.

    /** Where to look further, given the entry of a subtable and the bits behind those of the first look. */
    static int second(long bits, int entry) {
        return (entry >>> VALUE_SHIFT) + ((int) bits & ~(-1 << (entry >> CODE_SHIFT)));
    }

    /** The bits of the code and the extra bits. */
    int bitsOf(long bits) {
        int first = entries[(int) bits & ((1 << indexBits) - 1)];
        if ((first & SUBTABLE) != 0) {
            return indexBits + (entryOf(bits) & BITS);
        }
        return (first & TWO) != 0 ? (first >> CODE_SHIFT) & CODE_BITS : first & BITS;
    }

    /** The base and the extra bits of a length or distance. */
    int valueOf(long bits) {
        int entry = entryOf(bits);
        int skipped = (entries[(int) bits & ((1 << indexBits) - 1)] & SUBTABLE) != 0 ? indexBits : 0;
        return (entry >>> VALUE_SHIFT) + extra(bits >>> skipped, entry);
    }

    /** The value of an entry: the symbol of a literal, the first of two. */
    static int value(int entry) {
        return (entry & LITERAL) != 0 ? (entry >>> VALUE_SHIFT) & 0xff : entry >>> VALUE_SHIFT;
    }

    /** The extra bits, behind those of the code. */
    static int extra(long bits, int entry) {
        return (int) ((bits & ~(-1L << entry)) >>> (entry >> CODE_SHIFT));
    }

    // ---- Building

    /** Whether there are bits that mean nothing, or several things. */
    enum Completeness {
        COMPLETE,
        /** No code: zlib takes it, for data without matches. */
        NONE,
        /** One code of one bit: zlib takes it, for data whose matches all have one distance. */
        SINGLE,
        INCOMPLETE,
        OVERSUBSCRIBED
    }

    /**
     * Builds the table for {@code n} symbols, whose code lengths are {@code lengths[from]} and on. It can be used if
     * the code is complete, single, or none.
     *
     * @param mostIndexBits how many bits the first look sees at most
     * @param mostEntries how many any such code can need, subtables included (zlib's {@code examples/enough.c})
     * @param joins whether a literal is joined with the one behind it, where the index shows both
     */
    Completeness build(byte[] lengths, int from, int n, int mostIndexBits, int mostEntries, boolean joins) {
        int[] counts = this.counts;
        Arrays.fill(counts, 0);
        for (int i = 0; i < n; i++) {
            counts[lengths[from + i]]++;
        }
        longest = LONGEST;
        while (longest > 0 && counts[longest] == 0) {
            longest--;
        }
        int left = 1;
        for (int length = 1; length <= LONGEST; length++) {
            left = (left << 1) - counts[length];
            if (left < 0) {
                return Completeness.OVERSUBSCRIBED;
            }
        }
        if (left > 0 && longest > 1) {
            return Completeness.INCOMPLETE;
        }
        makeRoom(Math.min(longest, mostIndexBits), mostIndexBits, mostEntries);
        if (joins && codes.length == 0) {
            codes = new short[meanings.length];
        }
        if (left > 0) {
            Arrays.fill(entries, 0, 1 << indexBits, INVALID);
        }
        sort(lengths, from, n);
        fill(joins);
        return left == 0 ? Completeness.COMPLETE : longest == 0 ? Completeness.NONE : Completeness.SINGLE;
    }

    private void makeRoom(int neededIndexBits, int mostIndexBits, int mostEntries) {
        if (neededIndexBits <= SHORT_INDEX_BITS) {
            shortEntries = withRoom(shortEntries, neededIndexBits, Math.min(SHORT_INDEX_BITS, mostIndexBits));
            entries = shortEntries;
        } else {
            longEntries = withRoom(longEntries, neededIndexBits, mostIndexBits);
            entries = longEntries;
        }
        indexBits = Integer.numberOfTrailingZeros(entries.length);
        int subtables = mostEntries - (1 << mostIndexBits);
        if (longest > indexBits && further.length < subtables) {
            further = new int[subtables];
        }
    }

    /** The first time no more than needed: many a stream has but one such code. */
    private static int[] withRoom(int[] entries, int neededIndexBits, int mostIndexBits) {
        return entries.length >= 1 << neededIndexBits
                ? entries : new int[1 << (entries.length == 2 ? neededIndexBits : mostIndexBits)];
    }

    /** By code length, then by symbol: the order of the codes, behind the symbols that have none. */
    private void sort(byte[] lengths, int from, int n) {
        int[] offsets = this.offsets;
        for (int length = 0; length <= LONGEST; length++) {
            offsets[length + 1] = offsets[length] + counts[length];
        }
        int[] ends = this.ends;
        System.arraycopy(offsets, 0, ends, 0, ends.length);
        short[] sorted = this.sorted;
        for (int symbol = 0; symbol < n; symbol++) {
            sorted[ends[lengths[from + symbol]]++] = (short) symbol;
        }
    }

    /**
     * Codes are consecutive, the first bit highest; the index has the first bit lowest, so the code is kept reversed.
     * Short codes are entered for the index bits of their own length only, and the table is doubled with each longer
     * length. So are two literals, for the bits of both.
     */
    private void fill(boolean joins) {
        int[] entries = this.entries;
        int code = 0;
        int size = 2;
        for (int length = 1; length <= indexBits; length++) {
            if (length > 1) {
                System.arraycopy(entries, 0, entries, size, size);
                size <<= 1;
            }
            int next = offsets[length];
            for (int end = offsets[length + 1]; next < end; next++) {
                entries[code] = entry(sorted[next], length);
                if (joins) {
                    codes[next] = (short) code;
                }
                code = successor(code, length);
            }
            if (joins) {
                literalEnds[length] = literalEnd(length);
                join(length);
            }
        }
        if (indexBits < longest) {
            fillSubtables(code, offsets[indexBits + 1]);
        }
    }

    private int literalEnd(int length) {
        int end = offsets[length + 1];
        while (end > offsets[length] && sorted[end - 1] >= Symbols.END_OF_BLOCK) {
            end--;
        }
        return end;
    }

    /** Enters all pairs of literals that have so many bits together, which begin like the first one alone. */
    private void join(int both) {
        for (int length = 1; length < both; length++) {
            int from = offsets[both - length];
            int end = literalEnds[both - length];
            if (from < end) {
                for (int i = offsets[length]; i < literalEnds[length]; i++) {
                    int first = entry(sorted[i], length) - length + both + TWO;
                    join(first, codes[i], length, from, end);
                }
            }
        }
    }

    private void join(int first, int code, int length, int from, int end) {
        int[] entries = this.entries;
        short[] codes = this.codes;
        short[] sorted = this.sorted;
        for (int i = from; i < end; i++) {
            entries[code + (codes[i] << length)] = first + (sorted[i] << (VALUE_SHIFT + Byte.SIZE));
        }
    }

    /** The next code of a length, reversed: adds one to the highest bit, with carry to the lower ones. */
    private static int successor(int code, int length) {
        int bit = Integer.highestOneBit(~code & ((1 << length) - 1)); // 0 behind the last code
        return (code & (bit - 1)) | bit;
    }

    private void fillSubtables(int firstCode, int firstSymbol) {
        int[] entries = this.entries;
        int[] further = this.further;
        int mask = (1 << indexBits) - 1;
        int code = firstCode;
        int next = firstSymbol;
        int free = 0;
        int prefix = -1;
        int start = 0;
        int subBits = 0;
        for (int length = indexBits + 1; length <= longest; length++) {
            for (int i = counts[length]; i > 0; i--) {
                if ((code & mask) != prefix) {
                    prefix = code & mask;
                    start = free;
                    subBits = subtableBits(length, i);
                    free += 1 << subBits;
                    entries[prefix] =
                            indexBits | SUBTABLE | (subBits << CODE_SHIFT) | (start << VALUE_SHIFT);
                }
                int entry = entry(sorted[next++], length - indexBits);
                int step = 1 << (length - indexBits);
                for (int index = code >>> indexBits; index < 1 << subBits; index += step) {
                    further[start + index] = entry;
                }
                code = successor(code, length);
            }
        }
    }

    /** As many bits as hold all codes that begin like the present one. */
    private int subtableBits(int length, int left) {
        int bits = length - indexBits;
        int room = (1 << bits) - left;
        while (room > 0 && indexBits + bits < longest) {
            bits++;
            room = (room << 1) - counts[indexBits + bits];
        }
        return bits;
    }

    private int entry(int symbol, int codeBits) {
        int meaning = meanings[symbol];
        return meaning + codeBits + (codeBits << CODE_SHIFT);
    }
}
