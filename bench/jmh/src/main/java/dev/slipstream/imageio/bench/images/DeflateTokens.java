package dev.slipstream.imageio.bench.images;

import dev.slipstream.imageio.inflate.BitOutput;
import dev.slipstream.imageio.inflate.DeflateWriter;
import dev.slipstream.imageio.inflate.PrefixCode;

/** Writes literals and matches as deflate's symbols and extra bits. */
final class DeflateTokens implements Lz77.Tokens {
    private static final int FIRST_LENGTH = DeflateWriter.END_OF_BLOCK + 1;

    private final PrefixCode literals;
    private final PrefixCode distances;
    private final BitOutput out;

    DeflateTokens(PrefixCode literals, PrefixCode distances, BitOutput out) {
        this.literals = literals;
        this.distances = distances;
        this.out = out;
    }

    @Override
    public void literal(int value) {
        literals.write(out, value);
    }

    @Override
    public void match(int length, int distance) {
        int l = DeflateWriter.lengthSymbol(length);
        literals.write(out, FIRST_LENGTH + l);
        out.bits(length - DeflateWriter.shortestLength(l), DeflateWriter.lengthBits(l));
        int d = DeflateWriter.distanceSymbol(distance);
        distances.write(out, d);
        out.bits(distance - DeflateWriter.nearest(d), DeflateWriter.distanceBits(d));
    }

    /** How often each symbol comes, for a block's own codes. */
    static final class Counts implements Lz77.Tokens {
        private final int[] literals = new int[286];
        private final int[] distances = new int[30];

        Counts() {
            literals[DeflateWriter.END_OF_BLOCK] = 1;
        }

        int[] literals() {
            return literals.clone();
        }

        int[] distances() {
            return distances.clone();
        }

        @Override
        public void literal(int value) {
            literals[value]++;
        }

        @Override
        public void match(int length, int distance) {
            literals[FIRST_LENGTH + DeflateWriter.lengthSymbol(length)]++;
            distances[DeflateWriter.distanceSymbol(distance)]++;
        }
    }
}
