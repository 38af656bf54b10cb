package dev.slipstream.imageio.bench.images;

/** Writes literals and matches as deflate's symbols and extra bits. */
final class DeflateTokens implements Lz77.Tokens {
    static final int END = 256;

    private static final int[] LENGTH_BASE =
            {3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115,
        131, 163, 195, 227, 258};
    private static final int[] LENGTH_EXTRA =
            {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
    private static final int[] DISTANCE_BASE =
            {1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537,
        2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};

    private final PrefixCode literals;
    private final PrefixCode distances;
    private final BitWriter out;

    DeflateTokens(PrefixCode literals, PrefixCode distances, BitWriter out) {
        this.literals = literals;
        this.distances = distances;
        this.out = out;
    }

    @Override
    public void literal(int value) {
        literals.write(value, out);
    }

    @Override
    public void match(int length, int distance) {
        int l = slot(LENGTH_BASE, length);
        literals.write(257 + l, out);
        out.bits(length - LENGTH_BASE[l], LENGTH_EXTRA[l]);
        int d = slot(DISTANCE_BASE, distance);
        distances.write(d, out);
        out.bits(distance - DISTANCE_BASE[d], Math.max(0, d / 2 - 1));
    }

    private static int slot(int[] base, int value) {
        int slot = base.length - 1;
        while (base[slot] > value) {
            slot--;
        }
        return slot;
    }

    /** How often each symbol comes, for a block's own codes. */
    static final class Counts implements Lz77.Tokens {
        private final int[] literals = new int[286];
        private final int[] distances = new int[30];

        Counts() {
            literals[END] = 1;
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
            literals[257 + slot(LENGTH_BASE, length)]++;
            distances[slot(DISTANCE_BASE, distance)]++;
        }
    }
}
