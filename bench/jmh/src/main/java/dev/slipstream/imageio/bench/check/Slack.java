package dev.slipstream.imageio.bench.check;

import dev.slipstream.imageio.bench.results.Count;

/** How far a count may be off. Only bytes have any. */
final class Slack {

    /** A longer name of a temporary file, a table that hashes differently. */
    private static final long BYTES = 64;
    /** A line of code here and there, another compiler; not one class more. */
    private static final long FILE_BYTES = 4096;
    /** A bound is worth lowering if this part of it is not needed, and more than the slack. */
    private static final int WORTH_LOWERING = 10;

    private Slack() {
    }

    private static long of(Count count) {
        return switch (count) {
            case BYTES -> BYTES;
            case FILE_BYTES -> FILE_BYTES;
            default -> 0;
        };
    }

    static boolean isMore(Count count, long value, long bound) {
        return value > bound + of(count);
    }

    static boolean isFarLess(Count count, long value, long bound) {
        return value < bound - (of(count) == 0 ? 0 : Math.max(of(count), bound / WORTH_LOWERING));
    }
}
