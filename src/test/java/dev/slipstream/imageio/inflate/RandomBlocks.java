package dev.slipstream.imageio.inflate;

import java.util.Random;

/** Raw streams of blocks of random symbols with random codes: legal, and unlike those of any encoder. */
final class RandomBlocks {

    private static final int LENGTH_SYMBOLS = 29;

    private final Random random;
    private final DeflateWriter out = new DeflateWriter();
    private final int most;

    private RandomBlocks(Random random, int most) {
        this.random = random;
        this.most = most;
    }

    /** Up to six blocks, of about {@code most} bytes in all. */
    static DeflateWriter stream(Random random, int most) {
        RandomBlocks blocks = new RandomBlocks(random, most);
        for (int i = random.nextInt(6); i >= 0; i--) {
            blocks.block(i == 0);
        }
        return blocks.out;
    }

    private void block(boolean last) {
        switch (random.nextInt(5)) {
            case 0 -> {
                byte[] bytes = new byte[random.nextInt(4) == 0 ? 0 : random.nextInt(300)];
                random.nextBytes(bytes);
                out.stored(last, bytes);
                return;
            }
            case 1 -> out.fixed(last);
            default -> {
                PrefixCode literals =
                        PrefixCode.random(random, 257 + random.nextInt(30), DeflateWriter.END_OF_BLOCK);
                PrefixCode distances = PrefixCode.random(random, 1 + random.nextInt(30), 0);
                out.dynamic(last, literals, distances);
            }
        }
        int end = Math.min(most, out.size() + random.nextInt(most / 2 + 1));
        boolean stuck = false;
        while (out.size() < end && !stuck) {
            stuck = !symbol();
        }
        out.endOfBlock();
    }

    /** A literal or match that the codes can express; false if none was found soon. */
    private boolean symbol() {
        for (int tries = 0; tries < 500; tries++) {
            int symbol = random.nextInt(DeflateWriter.END_OF_BLOCK + 1 + LENGTH_SYMBOLS);
            if (symbol < DeflateWriter.END_OF_BLOCK && out.hasLiteral(symbol)) {
                out.literal(symbol);
                return true;
            }
            if (symbol > DeflateWriter.END_OF_BLOCK && out.hasLiteral(symbol) && match(symbol - 257)) {
                return true;
            }
        }
        return false;
    }

    private boolean match(int lengthSymbol) {
        int symbol = random.nextInt(30);
        if (!out.hasDistance(symbol) || DeflateWriter.nearest(symbol) > out.size()) {
            return false;
        }
        int furthest = Math.min(out.size(), DeflateWriter.furthest(symbol));
        out.match(between(DeflateWriter.shortestLength(lengthSymbol), DeflateWriter.longestLength(lengthSymbol)),
                between(DeflateWriter.nearest(symbol), furthest));
        return true;
    }

    private int between(int first, int last) {
        return first + random.nextInt(last - first + 1);
    }
}
