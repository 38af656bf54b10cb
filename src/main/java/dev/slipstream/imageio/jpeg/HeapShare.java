package dev.slipstream.imageio.jpeg;

import java.util.concurrent.atomic.AtomicLong;

/** How much memory all recodings together may take: a quarter of the largest heap. */
final class HeapShare {

    private static final int PART_OF_HEAP = 4;

    private static final AtomicLong LEFT = new AtomicLong(Runtime.getRuntime().maxMemory() / PART_OF_HEAP);

    private HeapShare() {}

    /** Takes some bytes, which must be given back. */
    static void take(long bytes) throws Unfit {
        if (LEFT.addAndGet(-bytes) < 0) {
            giveBack(bytes);
            throw new Unfit("too large for the heap");
        }
    }

    static void giveBack(long bytes) {
        LEFT.addAndGet(bytes);
    }

    /** For tests. */
    static long left() {
        return LEFT.get();
    }
}
