package dev.slipstream.imageio.inflate;

/** What the symbols of RFC 1951, sections 3.2.5 and 3.2.7, mean: {@link CodeTable} entries without code lengths. */
final class Symbols {

    static final int END_OF_BLOCK = 256;

    private static final int LITERALS = 286;
    private static final int DISTANCES = 30;
    private static final int CODE_LENGTHS = 19;

    /** Symbols that have fixed codes but must not occur. */
    private static final int SPARE = 2;

    private static final int[] LITERAL_MEANINGS = literalsAndLengths();
    private static final int[] DISTANCE_MEANINGS = distances();
    private static final int[] CODE_LENGTH_MEANINGS = codeLengths();

    private Symbols() {}

    static CodeTable literalTable() {
        return new CodeTable(LITERAL_MEANINGS);
    }

    static CodeTable distanceTable() {
        return new CodeTable(DISTANCE_MEANINGS);
    }

    static CodeTable codeLengthTable() {
        return new CodeTable(CODE_LENGTH_MEANINGS);
    }

    private static int[] literalsAndLengths() {
        int[] meanings = new int[LITERALS + SPARE];
        for (int i = 0; i < END_OF_BLOCK; i++) {
            meanings[i] = CodeTable.LITERAL | (i << CodeTable.LITERAL_SHIFT);
        }
        meanings[END_OF_BLOCK] = CodeTable.STOP | (END_OF_BLOCK << CodeTable.VALUE_SHIFT);
        int base = 3;
        for (int i = END_OF_BLOCK + 1; i < LITERALS - 1; i++) {
            int extra = Math.max(0, (i - 261) >> 2);
            meanings[i] = (base << CodeTable.VALUE_SHIFT) | extra;
            base += 1 << extra;
        }
        meanings[LITERALS - 1] = 258 << CodeTable.VALUE_SHIFT;
        meanings[LITERALS] = CodeTable.STOP;
        meanings[LITERALS + 1] = CodeTable.STOP;
        return meanings;
    }

    private static int[] distances() {
        int[] meanings = new int[DISTANCES + SPARE];
        int base = 1;
        for (int i = 0; i < DISTANCES; i++) {
            int extra = Math.max(0, (i - 2) >> 1);
            meanings[i] = (base << CodeTable.VALUE_SHIFT) | extra;
            base += 1 << extra;
        }
        meanings[DISTANCES] = CodeTable.STOP;
        meanings[DISTANCES + 1] = CodeTable.STOP;
        return meanings;
    }

    private static int[] codeLengths() {
        int[] meanings = new int[CODE_LENGTHS];
        for (int i = 0; i < CODE_LENGTHS; i++) {
            meanings[i] = i << CodeTable.VALUE_SHIFT;
        }
        return meanings;
    }
}
