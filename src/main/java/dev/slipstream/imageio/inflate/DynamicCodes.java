package dev.slipstream.imageio.inflate;

import dev.slipstream.imageio.inflate.CodeTable.Completeness;
import java.util.Arrays;

/** Reads the codes that precede the symbols of a block (RFC 1951, section 3.2.7), as far as there is input. */
final class DynamicCodes {

    private static final int MOST_LITERALS = 286;
    private static final int MOST_DISTANCES = 30;
    private static final int CODE_LENGTHS = 19;
    private static final byte[] ORDER = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};

    /** The longest code of a code length, and the most extra bits after it. */
    private static final int MOST_LENGTH_BITS = 7 + 7;

    private static final int REPEAT_LAST = 16;
    private static final int MANY_ZEROS = 18;

    /** The extra bits after each symbol from {@link #REPEAT_LAST} on. */
    private static final byte[] EXTRA_BITS = {2, 3, 7};

    /**
     * Shorter streams get small tables: large ones take longer to build than they save. With large tables, streams of
     * 700 bytes take 1.2 times as long, those of 2,100 bytes 1.3 times, those of 8 KiB and more less time (JDK 25).
     */
    private static final int LONG_STREAM = 8192;

    /** In a shorter stream, joining literals takes longer than it saves. */
    private static final int WORTH_JOINING = 256;

    final CodeTable literals = Symbols.literalTable();
    final CodeTable distances = Symbols.distanceTable();
    private final CodeTable codeLengths = Symbols.codeLengthTable();

    private final byte[] lengths = new byte[MOST_LITERALS + MOST_DISTANCES];
    private final byte[] lengthsOfLengths = new byte[CODE_LENGTHS];

    /** How many code lengths follow for each code; {@code literalCount} is 0 until they are read. */
    private int literalCount;
    private int distanceCount;
    private int lengthCount;

    /** How many lengths have been read: of the codes of code lengths, and of the other codes. */
    private int ordered;
    private int read;

    void begin() {
        literalCount = 0;
        ordered = 0;
        read = 0;
    }

    /** Goes on reading; returns whether both tables are ready. */
    boolean read(BitInput in) throws InflateException {
        return readCounts(in) && readCodeLengths(in) && readLengths(in);
    }

    private boolean readCounts(BitInput in) throws InflateException {
        if (literalCount > 0) {
            return true;
        }
        if (!in.has(14)) {
            return false;
        }
        literalCount = in.take(5) + 257;
        distanceCount = in.take(5) + 1;
        lengthCount = in.take(4) + 4;
        if (literalCount > MOST_LITERALS || distanceCount > MOST_DISTANCES) {
            throw InflateException.at(in, literalCount + " literal and length codes and " + distanceCount
                    + " distance codes, at most " + MOST_LITERALS + " and " + MOST_DISTANCES + " are possible");
        }
        Arrays.fill(lengthsOfLengths, (byte) 0);
        return true;
    }

    private boolean readCodeLengths(BitInput in) throws InflateException {
        if (ordered == lengthCount) {
            return true;
        }
        while (ordered < lengthCount) {
            if (!in.has(3)) {
                return false;
            }
            lengthsOfLengths[ORDER[ordered++]] = (byte) in.take(3);
        }
        Completeness completeness = codeLengths.build(lengthsOfLengths, 0, CODE_LENGTHS, 7, 128, 1);
        // As in zlib, without any code each bit is a length of 0. Then the end of the block has no code, which fails.
        if (completeness != Completeness.COMPLETE && completeness != Completeness.NONE) {
            throw InflateException.at(in, "code of the code lengths is not complete: " + completeness);
        }
        return true;
    }

    private boolean readLengths(BitInput in) throws InflateException {
        int[] entries = codeLengths.entries();
        int mask = (1 << codeLengths.indexBits()) - 1;
        long bits = in.bits;
        int count = in.count;
        while (read < literalCount + distanceCount) {
            if (count < MOST_LENGTH_BITS) {
                in.bits = bits;
                in.count = count;
                in.has(MOST_LENGTH_BITS); // even fewer bits may be enough
                bits = in.bits;
                count = in.count;
            }
            int entry = entries[(int) bits & mask];
            int symbol = entry >>> CodeTable.VALUE_SHIFT;
            int codeBits = entry & CodeTable.BITS;
            int extraBits = symbol < REPEAT_LAST ? 0 : EXTRA_BITS[symbol - REPEAT_LAST];
            if (count < codeBits + extraBits) {
                return false; // has() has taken all input
            }
            bits >>>= codeBits;
            count -= codeBits + extraBits;
            if (symbol < REPEAT_LAST) {
                lengths[read++] = (byte) symbol;
            } else {
                int extra = (int) bits & ((1 << extraBits) - 1);
                bits >>>= extraBits;
                in.bits = bits;
                in.count = count;
                repeat(in, symbol, extra);
            }
        }
        in.bits = bits;
        in.count = count;
        build(in);
        return true;
    }

    private void repeat(BitInput in, int symbol, int extra) throws InflateException {
        if (symbol == REPEAT_LAST && read == 0) {
            throw InflateException.at(in, "first code length repeats the one before");
        }
        int n = extra + (symbol == MANY_ZEROS ? 11 : 3);
        if (n > literalCount + distanceCount - read) {
            throw InflateException.at(in, n + " equal code lengths from number " + read + " on, there are only "
                    + (literalCount + distanceCount));
        }
        Arrays.fill(lengths, read, read + n, symbol == REPEAT_LAST ? lengths[read - 1] : 0);
        read += n;
    }

    private void build(BitInput in) throws InflateException {
        if (lengths[Symbols.END_OF_BLOCK] == 0) {
            throw InflateException.at(in, "no code for the end of the block");
        }
        long streamLength = in.position() + in.limit - in.index; // as far as the input is known
        boolean isLong = streamLength >= LONG_STREAM;
        check(in, "literals and lengths", literals.build(
                lengths, 0, literalCount, isLong ? 11 : 9, isLong ? 2342 : 852,
                isLong ? 3 : streamLength >= WORTH_JOINING ? 2 : 1));
        check(in, "distances", distances.build(lengths, literalCount, distanceCount, 8, 402, 1));
    }

    private static void check(BitInput in, String what, Completeness completeness) throws InflateException {
        if (completeness == Completeness.OVERSUBSCRIBED || completeness == Completeness.INCOMPLETE) {
            throw InflateException.at(in, "code of the " + what + " is not complete: " + completeness);
        }
    }
}
