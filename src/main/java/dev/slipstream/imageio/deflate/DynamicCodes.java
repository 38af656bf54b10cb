package dev.slipstream.imageio.deflate;

/** The codes of one block, made for the frequencies of its symbols. */
final class DynamicCodes {

    /** The longest code of a literal or length: four of them fit into a long together with 7 earlier bits. */
    private static final int LONGEST_LITERAL = 14;
    private static final int LONGEST_DISTANCE = 15;

    final PrefixCode literals = new PrefixCode(Symbols.LITERALS);
    final PrefixCode distances = new PrefixCode(Symbols.DISTANCES);

    private final CodeLengths codeLengths = new CodeLengths(Symbols.LITERALS);
    private final CodeHeader header = new CodeHeader();

    /** Finds the lengths of the codes. Returns the bits of these lengths and of all symbols. */
    long measure(int[] literalFrequencies, int[] distanceFrequencies) {
        codeLengths.find(literalFrequencies, Symbols.LITERALS, LONGEST_LITERAL, literals.lengths);
        codeLengths.find(distanceFrequencies, Symbols.DISTANCES, LONGEST_DISTANCE, distances.lengths);
        return header.prepare(literals, distances)
                + literals.bits(literalFrequencies) + distances.bits(distanceFrequencies);
    }

    /** Makes the measured codes, and writes their lengths; there must be room. */
    void write(BitWriter out) {
        header.write(out);
        literals.assign();
        distances.assign();
    }
}
