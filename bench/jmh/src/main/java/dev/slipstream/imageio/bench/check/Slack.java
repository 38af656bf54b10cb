package dev.slipstream.imageio.bench.check;

/** How far a count of bytes may be off. System calls have none. */
final class Slack {

    /** A longer name of a temporary file, a table that hashes differently. */
    private static final long BYTES = 64;
    /** A bound is worth lowering if this part of it is not needed, and more than the slack. */
    private static final int WORTH_LOWERING = 10;

    private Slack() {
    }

    static boolean isMore(long bytes, long bound) {
        return bytes > bound + BYTES;
    }

    static boolean isFarLess(long bytes, long bound) {
        return bytes < bound - Math.max(BYTES, bound / WORTH_LOWERING);
    }
}
