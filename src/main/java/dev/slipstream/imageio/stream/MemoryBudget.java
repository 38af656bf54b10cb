package dev.slipstream.imageio.stream;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/**
 * How much memory all streams together may hold: a quarter of the largest heap. A stream that finds nothing left moves
 * to its cache file immediately; one that may not have a file, or cannot, takes its memory all the same.
 *
 * <p>Not used for the first blocks of a stream. It has no lock and no thread: the memory of a stream that was never
 * closed comes back when the budget is exhausted.
 */
final class MemoryBudget {

    private static final int PART_OF_HEAP = 4;

    /** In bytes; below 0 if streams without a file hold more than there is. */
    static final AtomicLong LEFT = new AtomicLong(Runtime.getRuntime().maxMemory() / PART_OF_HEAP);

    private static final ReferenceQueue<Object> ABANDONED = new ReferenceQueue<>();

    /** Keeps the accounts, whose owners may go, from becoming garbage themselves. */
    private static final Set<Account> ACCOUNTS = ConcurrentHashMap.newKeySet();

    private MemoryBudget() {}

    /** Whether all is in use. */
    static boolean isExhausted() {
        if (LEFT.get() > 0) {
            return false;
        }
        takeBackAbandoned();
        return LEFT.get() <= 0;
    }

    /** Takes back the memory of streams that have become garbage. */
    static void takeBackAbandoned() {
        for (Reference<?> owner = ABANDONED.poll(); owner != null; owner = ABANDONED.poll()) {
            ((Account) owner).set(0);
        }
    }

    /** What one owner holds. For one thread at a time, as the owner is. */
    static final class Account extends WeakReference<Object> {

        private long held;

        Account(Object owner) {
            super(owner, ABANDONED);
        }

        /** Takes from the budget, or gives back, so that {@code bytes} are held. */
        void set(long bytes) {
            if (bytes == held) {
                return;
            }
            if (held == 0) {
                ACCOUNTS.add(this);
            } else if (bytes == 0) {
                ACCOUNTS.remove(this);
            }
            LEFT.addAndGet(held - bytes);
            held = bytes;
        }
    }
}
