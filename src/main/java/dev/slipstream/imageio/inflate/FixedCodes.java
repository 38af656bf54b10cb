package dev.slipstream.imageio.inflate;

import java.util.Arrays;

/** The codes of blocks without codes of their own (RFC 1951, section 3.2.6), built once. */
final class FixedCodes {

    static final CodeTable LITERALS = Symbols.literalTable();
    static final CodeTable DISTANCES = Symbols.distanceTable();

    static {
        byte[] lengths = new byte[288];
        Arrays.fill(lengths, 0, 144, (byte) 8);
        Arrays.fill(lengths, 144, 256, (byte) 9);
        Arrays.fill(lengths, 256, 280, (byte) 7);
        Arrays.fill(lengths, 280, 288, (byte) 8);
        LITERALS.build(lengths, 0, 288, 9, 512, 1);
        byte[] ofDistances = new byte[32];
        Arrays.fill(ofDistances, (byte) 5);
        DISTANCES.build(ofDistances, 0, 32, 5, 32, 1);
    }

    private FixedCodes() {}
}
