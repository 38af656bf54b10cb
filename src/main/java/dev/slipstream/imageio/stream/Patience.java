package dev.slipstream.imageio.stream;

import java.io.IOException;
import java.util.concurrent.locks.LockSupport;

/**
 * How long to bear with an origin that answers a read with 0 bytes: it may have nothing at the moment, but one that
 * never has anything must not keep its reader busy for ever.
 */
final class Patience {

    private static final int TRIES = 1000;
    private static final int TRIES_AT_ONCE = 100;
    private static final long PAUSE_NANOS = 1_000_000;

    private int tries;

    void nothingCame(long position) throws IOException {
        if (++tries >= TRIES) {
            throw new IOException("Source returned 0 bytes " + TRIES + " times in a row at byte " + position);
        }
        if (tries < TRIES_AT_ONCE) {
            Thread.onSpinWait();
        } else {
            LockSupport.parkNanos(PAUSE_NANOS);
        }
    }
}
