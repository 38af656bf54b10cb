package dev.slipstream.imageio.inflate;

import java.util.Arrays;

/**
 * Decodes one symbol of a prefix code by one look, or two for long codes: the next bits of the input are the index.
 *
 * <p>An entry is an int:
 * <pre>
 *   bits 0..4    bits to take: those of the code and the extra bits behind it, or of the codes of all literals
 *   bit  5       SUBTABLE: the symbol's code is longer than the index, look further
 *   bits 6..7    LITERALS: how many, at most three
 *   bits 8..31   these literals, the first one lowest; if there is none:
 *   bits 8..11   bits of the code alone
 *   bit  12      STOP: end of block, or no code at all
 *   bits 16..31  the base of a length or distance, a subtable's start
 * </pre>
 * For a subtable, bits 0..4 are the bits of the first look, bits 8..11 those of the second.
 */
final class CodeTable {

    static final int BITS = 0x1f;
    static final int SUBTABLE = 1 << 5;
    static final int LITERALS_SHIFT = 6;
    static final int LITERALS = 3 << LITERALS_SHIFT;
    static final int LITERAL = 1 << LITERALS_SHIFT;
    static final int LITERAL_SHIFT = 8;
    static final int CODE_SHIFT = 8;
    static final int STOP = 1 << 12;
    static final int VALUE_SHIFT = 16;

    static final int LONGEST = 15;

    private static final int SHORT_INDEX_BITS = 9;

    private static final int TAIL_CODE = 0xfff;
    private static final int TAIL_COUNT_SHIFT = 12;
    private static final int ONE_TAIL = 1 << TAIL_COUNT_SHIFT;
    private static final int TAIL_SHIFT = 16;

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

    /** The code lengths that were given: that of the first symbol is at {@link #firstLength}. */
    private byte[] lengths = {};
    private int firstLength;

    private final boolean hasLiterals;

    /** How many symbols there are of each code length. */
    private final int[] counts = new int[LONGEST + 1];

    /** While they are sorted, where the next symbol of each code length goes. */
    private final int[] next = new int[LONGEST + 1];

    /** Where the symbols of each code length begin in {@link #sorted}, and behind the literals of them. */
    private final int[] offsets = new int[LONGEST + 2];
    private final int[] literalEnds;

    private final short[] sorted;

    /**
     * What may stand behind a literal, by its bits: one literal, and, if three are joined, two. Bits 0..11 are their
     * codes, reversed, 12..13 how many they are, 16..31 they themselves, the first one lowest.
     */
    private int[] tails = {};

    /** Where those of so many bits begin, and behind those of one literal. */
    private int[] tailOffsets = {};
    private int[] singleEnds = {};

    /** Bits of the shortest literal. */
    private int shortest;

    /** {@code meanings}: entries without code lengths. */
    CodeTable(int[] meanings) {
        this.meanings = meanings;
        this.sorted = new short[meanings.length];
        hasLiterals = (meanings[0] & LITERALS) != 0;
        literalEnds = hasLiterals ? new int[LONGEST + 1] : offsets;
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

    /** The entry at the end of the way; of several literals it has the first one lowest. */
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
        return (first & LITERALS) > LITERAL ? lengths[firstLength + value(first)] : first & BITS;
    }

    /** The base and the extra bits of a length or distance. */
    int valueOf(long bits) {
        int entry = entryOf(bits);
        int skipped = (entries[(int) bits & ((1 << indexBits) - 1)] & SUBTABLE) != 0 ? indexBits : 0;
        return (entry >>> VALUE_SHIFT) + extra(bits >>> skipped, entry);
    }

    /** The value of an entry: the symbol of a literal, the first of several. */
    static int value(int entry) {
        return (entry & LITERALS) != 0 ? (entry >>> LITERAL_SHIFT) & 0xff : entry >>> VALUE_SHIFT;
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
     * @param joined how many literals an entry has at most, where the index shows them: 1 to 3
     */
    Completeness build(byte[] lengths, int from, int n, int mostIndexBits, int mostEntries, int joined) {
        this.lengths = lengths;
        firstLength = from;
        count(lengths, from, n);
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
        if (left > 0) {
            Arrays.fill(entries, 0, 1 << indexBits, INVALID);
        }
        sort(lengths, from, n);
        if (joined > 1) {
            makeRoomForTails(joined);
        }
        fill(joined);
        return left == 0 ? Completeness.COMPLETE : longest == 0 ? Completeness.NONE : Completeness.SINGLE;
    }

    private void count(byte[] lengths, int from, int n) {
        int[] counts = this.counts;
        Arrays.fill(counts, 0);
        for (int i = from; i < from + n; i++) {
            counts[lengths[i]]++;
        }
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

    private void makeRoomForTails(int joined) {
        if (tailOffsets.length == 0) {
            tailOffsets = new int[LONGEST + 1];
            singleEnds = new int[LONGEST + 1];
        }
        shortest = 1;
        while (shortest < LONGEST && literalsOf(shortest) == 0) {
            shortest++;
        }
        int room = Symbols.END_OF_BLOCK + (joined > 2 ? keptPairs() : 0);
        if (tails.length < room) {
            tails = new int[room];
        }
    }

    /** How many pairs there are that another literal may stand before. */
    private int keptPairs() {
        int longestPair = indexBits - shortest;
        int pairs = 0;
        for (int length = shortest; length <= longestPair - shortest; length++) {
            for (int other = shortest; other <= longestPair - length; other++) {
                pairs += literalsOf(length) * literalsOf(other);
            }
        }
        return pairs;
    }

    private int literalsOf(int length) {
        return literalEnds[length] - offsets[length];
    }

    /** By code length, then by symbol: the order of the codes, behind the symbols that have none. */
    private void sort(byte[] lengths, int from, int n) {
        int[] next = this.next;
        int last = Math.max(longest, indexBits);
        int offset = 0;
        for (int length = 0; length <= last; length++) {
            offsets[length] = offset;
            next[length] = offset;
            offset += counts[length];
        }
        offsets[last + 1] = offset;
        short[] sorted = this.sorted;
        int literals = hasLiterals ? Symbols.END_OF_BLOCK : 0;
        for (int i = 0; i < literals; i++) {
            sorted[next[lengths[from + i]]++] = (short) i;
        }
        System.arraycopy(next, 0, literalEnds, 0, last + 1);
        for (int i = literals; i < n; i++) {
            sorted[next[lengths[from + i]]++] = (short) i;
        }
    }

    /**
     * Codes are consecutive, the first bit highest; the index has the first bit lowest, so each is kept reversed, too.
     * Codes, and groups of literals, are entered for the index bits of their own length, and the table is doubled with
     * each longer length.
     */
    private void fill(int joined) {
        int[] entries = this.entries;
        int code = 0;
        int reversed = 0;
        int size = 1;
        int tail = 0;
        for (int length = 1; length <= indexBits; length++) {
            if (length > 1) {
                System.arraycopy(entries, 0, entries, size, size);
            }
            size <<= 1;
            code <<= 1;
            int firstTail = tail;
            int next = offsets[length];
            for (int end = literalEnds[length]; next < end; next++) {
                int symbol = sorted[next];
                entries[reversed] = length + LITERAL + (symbol << LITERAL_SHIFT);
                if (joined > 1) {
                    tails[tail++] = reversed + ONE_TAIL + (symbol << TAIL_SHIFT);
                }
                reversed ^= change(code++, length);
            }
            for (int end = offsets[length + 1]; next < end; next++) {
                entries[reversed] = entry(sorted[next], length);
                reversed ^= change(code++, length);
            }
            if (joined > 1) {
                tailOffsets[length] = firstTail;
                singleEnds[length] = tail;
                tail = join(length, tail, joined > 2 && length + shortest <= indexBits);
            }
        }
        if (indexBits < longest) {
            fillSubtables(code, reversed, offsets[indexBits + 1]);
        }
    }

    /** The bits, reversed, in which a code differs from the next one of its length: the lowest ones up to a zero. */
    private static int change(int code, int length) {
        return (-1 << (length - 1 - Integer.numberOfTrailingZeros(~code))) & ((1 << length) - 1);
    }

    /**
     * Enters a literal and what may stand behind it, for all that have so many bits together; they begin like the
     * literal alone. {@code end}: behind what may stand behind a literal; {@code keepsPairs}: whether pairs are to
     * stand there, too. Returns the end behind these.
     */
    private int join(int bits, int end, boolean keepsPairs) {
        int kept = end;
        for (int length = 1; length < bits; length++) {
            int rest = bits - length;
            int to = tailOffsets[rest + 1];
            if (tailOffsets[rest] < to) {
                for (int i = tailOffsets[length]; i < singleEnds[length]; i++) {
                    int from = tailOffsets[rest];
                    if (keepsPairs) {
                        kept = keep(tails[i], length, bits, from, singleEnds[rest], kept);
                        from = singleEnds[rest];
                    }
                    enter(tails[i], length, bits, from, to);
                }
            }
        }
        return kept;
    }

    private void enter(int single, int length, int bits, int from, int to) {
        int[] entries = this.entries;
        int[] tails = this.tails;
        int code = single & TAIL_CODE;
        int first = bits + LITERAL + ((single >>> TAIL_SHIFT) << LITERAL_SHIFT);
        for (int i = from; i < to; i++) {
            int tail = tails[i];
            entries[code + ((tail & TAIL_CODE) << length)] = joined(first, tail);
        }
    }

    /** Enters pairs, and keeps them from {@code end} on; returns behind them. */
    private int keep(int single, int length, int bits, int from, int to, int end) {
        int[] entries = this.entries;
        int[] tails = this.tails;
        int code = single & TAIL_CODE;
        int first = bits + LITERAL + ((single >>> TAIL_SHIFT) << LITERAL_SHIFT);
        int kept = end - from;
        for (int i = from; i < to; i++) {
            int tail = tails[i];
            int both = code + ((tail & TAIL_CODE) << length);
            int pair = joined(first, tail);
            entries[both] = pair;
            tails[kept + i] = both + 2 * ONE_TAIL + ((pair >>> LITERAL_SHIFT) << TAIL_SHIFT);
        }
        return kept + to;
    }

    /** An entry of a literal, and the tail behind it, whose literals are where the entry has its second one. */
    private static int joined(int first, int tail) {
        return first + ((tail >> (TAIL_COUNT_SHIFT - LITERALS_SHIFT)) & LITERALS) + (tail & (-1 << TAIL_SHIFT));
    }

    private void fillSubtables(int firstCode, int firstReversed, int firstSymbol) {
        int[] entries = this.entries;
        int[] further = this.further;
        int mask = (1 << indexBits) - 1;
        int code = firstCode;
        int reversed = firstReversed;
        int next = firstSymbol;
        int free = 0;
        int prefix = -1;
        int start = 0;
        int subBits = 0;
        for (int length = indexBits + 1; length <= longest; length++) {
            code <<= 1;
            for (int i = counts[length]; i > 0; i--) {
                if ((reversed & mask) != prefix) {
                    prefix = reversed & mask;
                    start = free;
                    subBits = subtableBits(length, i);
                    free += 1 << subBits;
                    entries[prefix] = indexBits | SUBTABLE | (subBits << CODE_SHIFT) | (start << VALUE_SHIFT);
                }
                int entry = entry(sorted[next++], length - indexBits);
                int step = 1 << (length - indexBits);
                for (int index = reversed >>> indexBits; index < 1 << subBits; index += step) {
                    further[start + index] = entry;
                }
                reversed ^= change(code++, length);
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
        int meaning = meanings[symbol] + codeBits;
        return (meaning & LITERALS) != 0 ? meaning : meaning + (codeBits << CODE_SHIFT);
    }
}
