package dev.slipstream.imageio.deflate;

/** The codes of a block, made for what occurs in it. */
final class DynamicCodes {

    /** Of literals and lengths, so that four codes go together into a long beside 7 bits that are there. */
    private static final int LONGEST_LITERAL = 14;
    private static final int LONGEST_DISTANCE = 15;

    final PrefixCode literals = new PrefixCode(Symbols.LITERALS);
    final PrefixCode distances = new PrefixCode(Symbols.DISTANCES);

    private final CodeLengths codeLengths = new CodeLengths(Symbols.LITERALS);
    private final CodeHeader header = new CodeHeader();

    /** Finds the lengths of the codes; returns how many bits these and all symbols take. */
    long measure(int[] literalFrequencies, int[] distanceFrequencies) {
        codeLengths.find(literalFrequencies, Symbols.LITERALS, LONGEST_LITERAL, literals.lengths);
        codeLengths.find(distanceFrequencies, Symbols.DISTANCES, LONGEST_DISTANCE, distances.lengths);
        return header.prepare(literals, distances)
                + literals.bits(literalFrequencies) + distances.bits(distanceFrequencies);
    }

    /** Makes the codes that have been measured, and writes their lengths; there is room. */
    void write(BitWriter out) {
        header.write(out);
        literals.assign();
        distances.assign();
    }
}
