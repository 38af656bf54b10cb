package dev.slipstream.imageio.testing;

import java.util.Random;

/**
 * Random sequences, each from a seed of its own: {@code -Dslipstream.sequences=N} for more of them,
 * {@code -Dslipstream.seed=S} for the one that failed.
 */
public final class Seeds {

    private Seeds() {}

    /** Something random that is the same whenever the seed is. */
    public interface Sequence {
        void run(long seed, Random random) throws Exception;
    }

    /**
     * Runs as many as are requested.
     *
     * @param length how many short ones one of them is worth
     * @return how many it were
     */
    public static int run(int length, Sequence sequence) throws Exception {
        Long seed = Long.getLong("slipstream.seed");
        if (seed != null) {
            sequence.run(seed, random(seed));
            return 1;
        }
        int sequences = Integer.getInteger("slipstream.sequences", 2000) / length;
        for (int i = 0; i < sequences; i++) {
            sequence.run(i, random(i));
        }
        return sequences;
    }

    /** Neighbouring seeds are to be no neighbours. */
    private static Random random(long seed) {
        return new Random(seed * 0x9e3779b97f4a7c15L);
    }
}
