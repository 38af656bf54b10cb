package dev.slipstream.imageio.deflate;

/** How long matches are. */
final class Matches {

    /** How far back one may refer. */
    static final int FURTHEST = 32 * 1024;

    private Matches() {}

    /** How many bytes are equal from two indexes on, of which {@code known} are; up to {@code end}. */
    static int length(byte[] data, int earlier, int later, int known, int end) {
        int distance = later - earlier;
        int i = later + known;
        while (i < end) {
            long difference = Longs.get(data, i) ^ Longs.get(data, i - distance);
            if (difference != 0) {
                i += Long.numberOfTrailingZeros(difference) >> 3;
                break;
            }
            i += Long.BYTES;
        }
        return Math.min(i, end) - later;
    }
}
