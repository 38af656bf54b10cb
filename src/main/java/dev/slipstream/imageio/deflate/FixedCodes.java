package dev.slipstream.imageio.deflate;

import java.util.Arrays;

/** The codes of blocks that do not have their own (RFC 1951, section 3.2.6). */
final class FixedCodes {

    static final PrefixCode LITERALS = literals();
    static final PrefixCode DISTANCES = distances();

    /** How many symbols there are, of which some must not occur. */
    private static final int ALL_LITERALS = 288;
    private static final int ALL_DISTANCES = 32;

    private static final int DISTANCE_LENGTH = 5;

    private FixedCodes() {}

    static int literalLength(int literal) {
        return literal < 144 ? 8 : literal < 256 ? 9 : literal < 280 ? 7 : 8;
    }

    /** How many bits symbols of such frequencies take. */
    static long bits(int[] literals, int[] distances) {
        long bits = 0;
        for (int i = 0; i < literals.length; i++) {
            bits += (long) literals[i] * literalLength(i);
        }
        for (int frequency : distances) {
            bits += (long) frequency * DISTANCE_LENGTH;
        }
        return bits;
    }

    private static PrefixCode literals() {
        PrefixCode code = new PrefixCode(ALL_LITERALS);
        for (int i = 0; i < ALL_LITERALS; i++) {
            code.lengths[i] = (byte) literalLength(i);
        }
        code.assign();
        return code;
    }

    private static PrefixCode distances() {
        PrefixCode code = new PrefixCode(ALL_DISTANCES);
        Arrays.fill(code.lengths, (byte) DISTANCE_LENGTH);
        code.assign();
        return code;
    }
}
