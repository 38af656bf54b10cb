package dev.slipstream.imageio.deflate;

/** The least number of bits that symbols take in total, which is nearly what their codes take. */
final class Entropy {

    /** About how many bits the length of one symbol's code takes before the block. */
    private static final int LENGTH_BITS = 4;

    private static final int FRACTION_BITS = 12;
    private static final int ONE = 1 << FRACTION_BITS;

    private Entropy() {}

    /** For symbols of these frequencies, whose sum is less than 2^20. */
    static long bits(int[] frequencies) {
        int used = 0;
        int sum = 0;
        long saved = 0;
        for (int n : frequencies) {
            if (n > 0) {
                used++;
                sum += n;
                saved += (long) n * logarithm(n);
            }
        }
        return used == 0 ? 0 : (((long) sum * logarithm(sum) - saved) >> FRACTION_BITS) + (long) LENGTH_BITS * used;
    }

    /** To base 2, in units of 1/{@link #ONE}. A parabola between powers of two, off by less than a hundredth. */
    private static int logarithm(int n) {
        int whole = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(n);
        int rest = (int) (((long) n << FRACTION_BITS) >> whole) - ONE;
        return (whole << FRACTION_BITS) + rest + (int) (((long) rest * (ONE - rest) * 11) >> (FRACTION_BITS + 5));
    }
}
