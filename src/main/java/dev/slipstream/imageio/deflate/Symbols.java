package dev.slipstream.imageio.deflate;

/** The symbols of lengths and distances, and their extra bits (RFC 1951, section 3.2.5). */
final class Symbols {

    static final int END_OF_BLOCK = 256;

    /** The symbol of the shortest match. */
    static final int FIRST_LENGTH = 257;

    /** How many symbols there are. */
    static final int LITERALS = 286;
    static final int DISTANCES = 30;

    static final int SHORTEST_MATCH = 3;
    static final int LONGEST_MATCH = 258;

    /** The greatest distance of a match. */
    static final int FURTHEST = 32 * 1024;

    /** How many bits a distance has in a block without codes of its own. */
    static final int FIXED_LENGTH_OF_DISTANCE = 5;

    private static final int LAST_LENGTH = 285;

    private Symbols() {}

    static int ofLength(int length) {
        int n = length - SHORTEST_MATCH;
        if (n < 8) {
            return FIRST_LENGTH + n;
        }
        if (length == LONGEST_MATCH) {
            return LAST_LENGTH;
        }
        int extra = 29 - Integer.numberOfLeadingZeros(n);
        return FIRST_LENGTH + (extra << 2) + (n >> extra);
    }

    /** How many extra bits a symbol of a length has. */
    static int extraOfLength(int symbol) {
        return symbol < FIRST_LENGTH + 8 || symbol == LAST_LENGTH ? 0 : (symbol - FIRST_LENGTH - 4) >> 2;
    }

    /** How many bits a literal or length has in a block without codes of its own. */
    static int fixedLengthOfLiteral(int symbol) {
        return symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8;
    }

    static int ofDistance(int distance) {
        int n = distance - 1;
        if (n < 4) {
            return n;
        }
        int extra = 30 - Integer.numberOfLeadingZeros(n);
        return (extra << 1) + (n >> extra);
    }

    static int extraOfDistance(int symbol) {
        return symbol < 4 ? 0 : (symbol >> 1) - 1;
    }
}
