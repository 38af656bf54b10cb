package dev.slipstream.imageio.bench.images;

import dev.slipstream.imageio.inflate.BitOutput;
import dev.slipstream.imageio.inflate.DeflateWriter;
import dev.slipstream.imageio.inflate.PrefixCode;
import java.util.ArrayList;
import java.util.List;

/** The three ways deflate (RFC 1951) writes a block. */
enum DeflateBlock {
    STORED {
        @Override
        void write(byte[] data, int from, int to, Lz77 lz77, boolean last, BitOutput out) {
            out.bits(last ? 1 : 0, 1);
            out.bits(0, 2);
            out.toByte();
            out.bits(to - from, 16);
            out.bits(~(to - from), 16);
            out.bytes(data, from, to - from);
        }
    },
    FIXED {
        @Override
        void write(byte[] data, int from, int to, Lz77 lz77, boolean last, BitOutput out) {
            out.bits(last ? 1 : 0, 1);
            out.bits(1, 2);
            lz77.tokens(from, to, new DeflateTokens(FIXED_LITERALS, FIXED_DISTANCES, out));
            FIXED_LITERALS.write(out, DeflateWriter.END_OF_BLOCK);
        }
    },
    DYNAMIC {
        @Override
        void write(byte[] data, int from, int to, Lz77 lz77, boolean last, BitOutput out) {
            DeflateTokens.Counts counts = new DeflateTokens.Counts();
            // The matches are found twice, once to count and once to write; a copy keeps the chains as they were.
            new Lz77(lz77).tokens(from, to, counts);
            PrefixCode literals = PrefixCode.ofFrequencies(counts.literals(), 15);
            PrefixCode distances = PrefixCode.ofFrequencies(counts.distances(), 15);
            out.bits(last ? 1 : 0, 1);
            out.bits(2, 2);
            writeCodes(literals, distances, out);
            lz77.tokens(from, to, new DeflateTokens(literals, distances, out));
            literals.write(out, DeflateWriter.END_OF_BLOCK);
        }
    };

    private static final PrefixCode FIXED_LITERALS = PrefixCode.fixedLiterals();
    private static final PrefixCode FIXED_DISTANCES = PrefixCode.fixedDistances();
    private static final int[] ORDER = DeflateWriter.order();

    abstract void write(byte[] data, int from, int to, Lz77 lz77, boolean last, BitOutput out);

    /** One run-length symbol of the code lengths: the symbol, its extra bits. */
    private record LengthSymbol(int symbol, int extra, int extraBits) {
    }

    private static void writeCodes(PrefixCode literals, PrefixCode distances, BitOutput out) {
        int literalCount = literals.used(257);
        int distanceCount = distances.used(1);
        int[] lengths = new int[literalCount + distanceCount];
        for (int i = 0; i < lengths.length; i++) {
            lengths[i] = i < literalCount ? literals.length(i) : distances.length(i - literalCount);
        }
        List<LengthSymbol> symbols = runLengths(lengths);
        int[] frequencies = new int[ORDER.length];
        symbols.forEach(s -> frequencies[s.symbol()]++);
        PrefixCode code = PrefixCode.ofFrequencies(frequencies, 7);
        int sent = ORDER.length;
        while (sent > 4 && code.length(ORDER[sent - 1]) == 0) {
            sent--;
        }
        out.bits(literalCount - 257, 5);
        out.bits(distanceCount - 1, 5);
        out.bits(sent - 4, 4);
        for (int i = 0; i < sent; i++) {
            out.bits(code.length(ORDER[i]), 3);
        }
        for (LengthSymbol s : symbols) {
            code.write(out, s.symbol());
            out.bits(s.extra(), s.extraBits());
        }
    }

    private static List<LengthSymbol> runLengths(int[] lengths) {
        List<LengthSymbol> symbols = new ArrayList<>();
        int i = 0;
        while (i < lengths.length) {
            int run = 1;
            while (i + run < lengths.length && lengths[i + run] == lengths[i]) {
                run++;
            }
            if (lengths[i] == 0 && run >= 11) {
                run = Math.min(run, 138);
                symbols.add(new LengthSymbol(18, run - 11, 7));
            } else if (lengths[i] == 0 && run >= 3) {
                symbols.add(new LengthSymbol(17, run - 3, 3));
            } else if (i > 0 && lengths[i] == lengths[i - 1] && run >= 3) {
                run = Math.min(run, 6);
                symbols.add(new LengthSymbol(16, run - 3, 2));
            } else {
                run = 1;
                symbols.add(new LengthSymbol(lengths[i], 0, 0));
            }
            i += run;
        }
        return symbols;
    }
}
