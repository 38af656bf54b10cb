package dev.slipstream.imageio.inflate;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * Decodes one symbol of a prefix code by one look-up, or two for long codes: the next bits of the input are the index.
 *
 * <p>An entry is an int:
 * <pre>
 *   bits 0..4    bits to take: the code and the extra bits after it, or the codes of all literals
 *   bit  5       SUBTABLE: the symbol's code is longer than the index, and continues in a subtable
 *   bits 6..7    LITERALS: the number of literals, at most three
 *   bits 8..31   the literals, the first one lowest; if there are none:
 *   bits 8..11   bits of the code without the extra bits
 *   bit  12      STOP: end of block, or no symbol has this code
 *   bits 16..31  the base of a length or distance, or the start of a subtable
 * </pre>
 * For a subtable, bits 0..4 are the index bits of the first look-up, bits 8..11 those of the second.
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

    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private static final int EIGHT = Long.BYTES;

    private static final int SHORT_INDEX_BITS = 9;

    private static final int TAIL_CODE = 0xfff;
    private static final int TAIL_COUNT_SHIFT = 12;
    private static final int ONE_TAIL = 1 << TAIL_COUNT_SHIFT;
    private static final int TAIL_SHIFT = 16;

    /** The entry where no code leads. */
    static final int INVALID = STOP | 1;

    /** The meaning of each symbol: an entry without the length of the code. */
    private final int[] meanings;

    /** One for each value of the index, exactly: then the compiler sees that no index is beyond the end. */
    private int[] entries = {0, 0};
    private int indexBits;

    /** The arrays of {@link #entries} for short and for long indexes: the long one takes longer to fill. */
    private int[] shortEntries = entries;
    private int[] longEntries = entries;

    /** The entries of all subtables. */
    private int[] further = {};
    private int longest;

    /** The given code lengths, the one of the first symbol at {@link #firstLength}. */
    private byte[] lengths = {};
    private int firstLength;

    private final boolean hasLiterals;

    /** The number of symbols of each code length; of 0, not all. */
    private final int[] counts = new int[LONGEST + 1];

    /** While symbols are sorted: where the next one of each code length goes. */
    private final int[] next = new int[LONGEST + 1];

    /** Where the symbols of each code length begin in {@link #sorted}, and where the literals among them end. */
    private final int[] offsets = new int[LONGEST + 2];
    private final int[] literalEnds;

    private final short[] sorted;

    /**
     * The tails, which may follow a literal in an entry, by number of bits: one literal or, if three are joined, also
     * two. Bits 0..11 are their codes, reversed, 12..13 their number, 16..31 the literals, the first one lowest.
     */
    private int[] tails = {};

    /** By number of bits: where its tails begin, and where those of one literal end. */
    private int[] tailOffsets = {};
    private int[] singleEnds = {};

    /** The bits of the shortest code of a literal. */
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

    /** The entries that {@link #second} is an index of. */
    int[] further() {
        return further;
    }

    int indexBits() {
        return indexBits;
    }

    // ---- One symbol at a time. The bits begin with its code; zeros follow the end of the input.

    /** The entry of the symbol, if need be from a subtable; it may have more literals after the first. */
    int entryOf(long bits) {
        int entry = entries[(int) bits & ((1 << indexBits) - 1)];
        if ((entry & SUBTABLE) == 0) {
            return entry;
        }
        return further[second(bits >>> indexBits, entry)];
    }

    // Java shifts an int by the lowest five bits of the right operand, a long by the lowest six. So an entry is not
    // masked where all of these bits that do not belong to the number are zeros.

    /** The index in {@link #further}, given the entry of a subtable and the bits after those of the first look-up. */
    static int second(long bits, int entry) {
        return (entry >>> VALUE_SHIFT) + ((int) bits & ~(-1 << (entry >> CODE_SHIFT)));
    }

    /** How many bits the code and its extra bits take. */
    int bitsOf(long bits) {
        int first = entries[(int) bits & ((1 << indexBits) - 1)];
        if ((first & SUBTABLE) != 0) {
            return indexBits + (entryOf(bits) & BITS);
        }
        return (first & LITERALS) > LITERAL ? lengths[firstLength + value(first)] : first & BITS;
    }

    /** A length or distance: its base plus its extra bits. */
    int valueOf(long bits) {
        int entry = entryOf(bits);
        int skipped = (entries[(int) bits & ((1 << indexBits) - 1)] & SUBTABLE) != 0 ? indexBits : 0;
        return (entry >>> VALUE_SHIFT) + extra(bits >>> skipped, entry);
    }

    /** The value of an entry: its first literal, or the base. */
    static int value(int entry) {
        return (entry & LITERALS) != 0 ? (entry >>> LITERAL_SHIFT) & 0xff : entry >>> VALUE_SHIFT;
    }

    /** The extra bits, which follow those of the code. */
    static int extra(long bits, int entry) {
        return (int) ((bits & ~(-1L << entry)) >>> (entry >> CODE_SHIFT));
    }

    // ---- Building

    /** Whether some bits are the code of no symbol, or of several. */
    enum Completeness {
        COMPLETE,
        /** No code: zlib accepts it, for data without matches. */
        NONE,
        /** One code of one bit: zlib accepts it, for data whose matches all have one distance. */
        SINGLE,
        INCOMPLETE,
        OVERSUBSCRIBED
    }

    /**
     * Builds the table for {@code n} symbols, whose code lengths are {@code lengths[from]} and on. It can be used if
     * the code is complete, single, or none.
     *
     * @param mostIndexBits the most bits of the index of the first look-up
     * @param mostEntries the most entries that any such code needs, with subtables (zlib's {@code examples/enough.c})
     * @param joined the most literals of an entry, if their codes fit into the index: 1 to 3
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
        int end = from + n;
        for (int i = from; i < end; i += EIGHT) {
            if (!areZeros(lengths, i, end)) {
                for (int k = i; k < Math.min(i + EIGHT, end); k++) {
                    counts[lengths[k]]++;
                }
            }
        }
    }

    /** Whether eight symbols have no code: most, in an image of few colours. */
    private static boolean areZeros(byte[] lengths, int i, int end) {
        return i + EIGHT <= end && (long) LONG.get(lengths, i) == 0;
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

    /** The first array is no larger than needed: many streams have only one such code. */
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

    /** The number of pairs of literals that another literal may precede. */
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

    /** Sorts symbols by code length, then by number, as codes are; before them, some of those without one. */
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
        int literals = hasLiterals ? Symbols.END_OF_BLOCK : 0;
        sort(lengths, from, 0, literals);
        System.arraycopy(next, 0, literalEnds, 0, last + 1);
        sort(lengths, from, literals, n);
    }

    private void sort(byte[] lengths, int from, int first, int end) {
        int[] next = this.next;
        short[] sorted = this.sorted;
        for (int i = first; i < end; i += EIGHT) {
            if (!areZeros(lengths, from + i, from + end)) {
                for (int k = i; k < Math.min(i + EIGHT, end); k++) {
                    sorted[next[lengths[from + k]]++] = (short) k;
                }
            }
        }
    }

    /**
     * Codes of one length are consecutive numbers, with the first bit highest. The index has the first bit lowest, so
     * each code is kept reversed, too. Codes, and groups of literals, are entered into a table of as many index bits as
     * they have themselves. The table is doubled for each longer length.
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

    /** The bits, reversed, in which a code differs from the next one of its length: up to its lowest zero. */
    private static int change(int code, int length) {
        return (-1 << (length - 1 - Integer.numberOfTrailingZeros(~code))) & ((1 << length) - 1);
    }

    /**
     * Enters all literals with all tails that together take {@code bits} bits, over entries of fewer literals.
     * {@code end}: the end of the tails; {@code keepsPairs}: whether to add pairs of literals to the tails. Returns the
     * new end of the tails.
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

    /** Enters pairs, and adds them to the tails from {@code end} on; returns the new end. */
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

    /** The entry of a literal and a tail, which has its literals where the entry has its second one. */
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

    /** The index bits of the subtable for all codes that begin like the present one. */
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
