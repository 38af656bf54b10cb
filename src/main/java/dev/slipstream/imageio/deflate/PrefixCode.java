package dev.slipstream.imageio.deflate;

/** A prefix code: for each symbol, the length and the bits of its code, the first bit to write lowest. */
final class PrefixCode {

    private static final int LONGEST = 15;

    /** An element of {@link #codes} has the length in its lower bits, and the code above them. */
    static final int LENGTH_BITS = 4;
    static final int LENGTH = (1 << LENGTH_BITS) - 1;

    final byte[] lengths;

    /** The code and length of each symbol. */
    final int[] codes;

    private final int[] next = new int[LONGEST + 1];

    PrefixCode(int symbols) {
        lengths = new byte[symbols];
        codes = new int[symbols];
    }

    /** Makes {@link #codes} from {@link #lengths} (RFC 1951, section 3.2.2). */
    void assign() {
        int[] next = this.next;
        int[] codes = this.codes;
        byte[] lengths = this.lengths;
        for (int i = 0; i <= LONGEST; i++) {
            next[i] = 0;
        }
        for (byte length : lengths) {
            next[length]++;
        }
        int code = 0;
        next[0] = 0;
        for (int i = 1; i <= LONGEST; i++) {
            int n = next[i];
            code <<= 1;
            next[i] = code;
            code += n;
        }
        for (int i = 0; i < lengths.length; i++) {
            int length = lengths[i];
            codes[i] = length == 0 ? 0 : Integer.reverse(next[length]++) >>> (32 - length) << LENGTH_BITS | length;
        }
    }

    /** The number of symbols up to the last one with a code, at least {@code least}. */
    int used(int least) {
        int n = lengths.length;
        while (n > least && lengths[n - 1] == 0) {
            n--;
        }
        return n;
    }

    /** The bits of all symbols with these frequencies. */
    long bits(int[] frequencies) {
        long bits = 0;
        for (int i = 0; i < lengths.length; i++) {
            bits += (long) frequencies[i] * lengths[i];
        }
        return bits;
    }
}
