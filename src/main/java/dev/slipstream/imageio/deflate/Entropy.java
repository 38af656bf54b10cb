package dev.slipstream.imageio.deflate;

/** The least number of bits for all symbols together, which their codes nearly reach. */
final class Entropy {

    /** Roughly the bits that the block's header needs for the length of one symbol's code. */
    private static final int LENGTH_BITS = 4;

    private static final int FRACTION_BITS = 12;
    private static final int ONE = 1 << FRACTION_BITS;

    /** The product of each low frequency with its logarithm: most frequencies in icons are low, and many are 0. */
    private static final int[] PRODUCTS = new int[64];

    static {
        for (int n = 1; n < PRODUCTS.length; n++) {
            PRODUCTS[n] = n * logarithm(n);
        }
    }

    private Entropy() {}

    /**
     * For symbols of these frequencies, whose sum is less than 2^20. No code has less than a bit: a symbol that is more
     * frequent than all rarer ones together has one, and the codes of those are a bit longer.
     */
    static long bits(int[] frequencies) {
        int used = 0;
        int sum = 0;
        int most = 0;
        long saved = 0;
        for (int n : frequencies) {
            used += -n >>> 31; // no branch: which symbols occur cannot be predicted
            sum += n;
            most = Math.max(most, n);
            saved += n < PRODUCTS.length ? PRODUCTS[n] : (long) n * logarithm(n);
        }
        if (used == 0) {
            return 0;
        }
        long bits = (long) LENGTH_BITS * used;
        while (2 * most > sum && most < sum) {
            bits += sum;
            sum -= most;
            saved -= (long) most * logarithm(most);
            most = mostBelow(frequencies, most);
        }
        return bits + (most == sum ? sum : ((long) sum * logarithm(sum) - saved) >> FRACTION_BITS);
    }

    /** The greatest frequency below one that only one symbol has. */
    private static int mostBelow(int[] frequencies, int bound) {
        int most = 0;
        for (int n : frequencies) {
            if (n < bound) {
                most = Math.max(most, n);
            }
        }
        return most;
    }

    /** To base 2, in units of 1/{@link #ONE}. A parabola between powers of two, off by less than a hundredth. */
    private static int logarithm(int n) {
        int whole = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(n);
        int rest = (int) (((long) n << FRACTION_BITS) >> whole) - ONE;
        return (whole << FRACTION_BITS) + rest + (int) (((long) rest * (ONE - rest) * 11) >> (FRACTION_BITS + 5));
    }
}
