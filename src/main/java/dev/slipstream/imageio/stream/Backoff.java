package dev.slipstream.imageio.stream;

import java.io.IOException;
import java.util.concurrent.locks.LockSupport;

/** Waits for an origin that returns 0 bytes, or a destination that takes none, but not forever. */
final class Backoff {

    private static final int TRIES = 1000;
    private static final int TRIES_AT_ONCE = 100;
    private static final long PAUSE_NANOS = 1_000_000;

    private final String action;
    private int tries;

    private Backoff(String action) {
        this.action = action;
    }

    static Backoff ofReads() {
        return new Backoff("Source returned");
    }

    static Backoff ofWrites() {
        return new Backoff("Sink took");
    }

    /** After a try at {@code position} that moved nothing: before the next one. Fails after the last. */
    void await(long position) throws IOException {
        if (++tries >= TRIES) {
            throw new IOException(action + " 0 bytes " + TRIES + " times in a row at byte " + position);
        }
        if (tries < TRIES_AT_ONCE) {
            Thread.onSpinWait();
        } else {
            LockSupport.parkNanos(PAUSE_NANOS);
        }
    }
}
