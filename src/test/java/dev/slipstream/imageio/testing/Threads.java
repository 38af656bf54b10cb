package dev.slipstream.imageio.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** Many threads that work at the same time. */
public final class Threads {

    private Threads() {}

    /** What one of them does. */
    public interface Work {
        void by(int thread) throws Exception;
    }

    /** Starts them at the same moment; fails if one of them fails, or takes too long. */
    public static void atOnce(int count, Work work) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(count);
        try {
            CyclicBarrier start = new CyclicBarrier(count);
            List<Future<?>> results = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                int thread = i;
                results.add(threads.submit(() -> {
                    start.await();
                    work.by(thread);
                    return null;
                }));
            }
            for (Future<?> result : results) {
                result.get(50, TimeUnit.SECONDS);
            }
        } finally {
            threads.shutdownNow();
        }
    }
}
