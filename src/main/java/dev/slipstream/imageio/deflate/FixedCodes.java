package dev.slipstream.imageio.deflate;

import java.util.Arrays;

/** The codes of blocks without codes of their own (RFC 1951, section 3.2.6). */
final class FixedCodes {

    static final PrefixCode LITERALS = literals();
    static final PrefixCode DISTANCES = distances();

    /** The numbers of symbols, some of which must not occur. */
    private static final int ALL_LITERALS = 288;
    private static final int ALL_DISTANCES = 32;

    private FixedCodes() {}

    private static PrefixCode literals() {
        PrefixCode code = new PrefixCode(ALL_LITERALS);
        for (int i = 0; i < ALL_LITERALS; i++) {
            code.lengths[i] = (byte) Symbols.fixedLengthOfLiteral(i);
        }
        code.assign();
        return code;
    }

    private static PrefixCode distances() {
        PrefixCode code = new PrefixCode(ALL_DISTANCES);
        Arrays.fill(code.lengths, (byte) Symbols.FIXED_LENGTH_OF_DISTANCE);
        code.assign();
        return code;
    }
}
