package dev.slipstream.imageio.deflate;

import java.util.Arrays;

/**
 * The contents of a block to be written: sequences, each of some literals and the match after them, and perhaps some
 * last literals.
 */
final class Block {

    /** A block has at most this many literals and matches. */
    static final int MOST_LITERALS = 32 * 1024;
    static final int MOST_MATCHES = 16 * 1024;

    byte[] literals = {};
    int literalCount;

    /** For each match: the number of literals between it and the one before, and its length and distance. */
    int[] runs = {};
    int[] matches = {};
    int matchCount;

    /** How many literals follow the last match. */
    int run;

    /** The number of bytes that the literals and matches encode. */
    int bytes;

    /** The counts of the literals and matches so far, or of the first of them. */
    final SymbolCounts counts = new SymbolCounts();
    private int literalsCounted;
    private int matchesCounted;

    static final int DISTANCE_BITS = 16;
    static final int DISTANCE = (1 << DISTANCE_BITS) - 1;

    void clear() {
        literalCount = 0;
        matchCount = 0;
        run = 0;
        bytes = 0;
        literalsCounted = 0;
        matchesCounted = 0;
        counts.clear();
    }

    /** Makes room for the literals and matches that {@code bytes} bytes can become. */
    void ensure(int bytes) {
        int n = Math.min(MOST_LITERALS, literalCount + bytes);
        if (literals.length < n + Long.BYTES) {
            literals = Arrays.copyOf(literals, n + Long.BYTES);
        }
        int m = Math.min(MOST_MATCHES, matchCount + bytes / Symbols.SHORTEST_MATCH + 1);
        if (matches.length < m) {
            runs = Arrays.copyOf(runs, m);
            matches = Arrays.copyOf(matches, m);
        }
    }

    /** Counts the symbols that were added since the last call. Returns whether the counts may have changed. */
    boolean count() {
        if (literalsCounted == literalCount && matchesCounted == matchCount && symbols() > 0) {
            return false;
        }
        counts.addLiterals(literals, literalsCounted, literalCount);
        literalsCounted = literalCount;
        for (; matchesCounted < matchCount; matchesCounted++) {
            counts.addMatch(matches[matchesCounted] >>> DISTANCE_BITS, matches[matchesCounted] & DISTANCE);
        }
        return true;
    }

    int symbols() {
        return literalCount + matchCount;
    }

    /** Whether another block can be joined to this one. */
    boolean hasRoomFor(Block other) {
        return literalCount + other.literalCount <= MOST_LITERALS && matchCount + other.matchCount <= MOST_MATCHES;
    }

    /** Adds the contents of another block. */
    void join(Block other) {
        literals = withRoom(literals, literalCount + other.literalCount + Long.BYTES);
        System.arraycopy(other.literals, 0, literals, literalCount, other.literalCount);
        if (other.matchCount == 0) {
            run += other.run;
        } else {
            if (matches.length < matchCount + other.matchCount) {
                int n = Math.min(MOST_MATCHES, 2 * (matchCount + other.matchCount));
                runs = Arrays.copyOf(runs, n);
                matches = Arrays.copyOf(matches, n);
            }
            System.arraycopy(other.runs, 0, runs, matchCount, other.matchCount);
            System.arraycopy(other.matches, 0, matches, matchCount, other.matchCount);
            runs[matchCount] += run;
            run = other.run;
        }
        literalCount += other.literalCount;
        matchCount += other.matchCount;
        bytes += other.bytes;
    }

    private static byte[] withRoom(byte[] bytes, int n) {
        int most = MOST_LITERALS + Long.BYTES;
        return bytes.length >= n ? bytes : Arrays.copyOf(bytes, Math.max(n, Math.min(2 * n, most)));
    }

    boolean isFull() {
        return matchCount == MOST_MATCHES || literalCount == MOST_LITERALS;
    }

    /** How many more literals the block may have. */
    int room() {
        return MOST_LITERALS - literalCount;
    }

    void addLiterals(byte[] bytes, int from, int to) {
        System.arraycopy(bytes, from, literals, literalCount, to - from);
        literalCount += to - from;
        run += to - from;
        this.bytes += to - from;
    }

    void addMatch(int length, int distance) {
        runs[matchCount] = run;
        matches[matchCount++] = length << DISTANCE_BITS | distance;
        run = 0;
        bytes += length;
    }
}
