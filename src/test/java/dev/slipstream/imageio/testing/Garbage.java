package dev.slipstream.imageio.testing;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/** Makes the collector run until something that depends on it has come true. */
public final class Garbage {

    private Garbage() {}

    /** Whether {@code done} came true within {@code patience}. */
    public static boolean collectUntil(Duration patience, BooleanSupplier done) throws InterruptedException {
        long deadline = System.nanoTime() + patience.toNanos();
        while (!done.getAsBoolean()) {
            if (System.nanoTime() > deadline) {
                return false;
            }
            System.gc();
            Thread.sleep(20);
        }
        return true;
    }
}
