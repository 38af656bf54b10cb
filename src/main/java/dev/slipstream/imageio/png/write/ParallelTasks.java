package dev.slipstream.imageio.png.write;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Tasks that idle threads of a pool run for one caller. The caller takes the results in order, and runs tasks in the
 * meantime. It waits only for a task that is running, so that no pool is too small or too busy.
 */
final class ParallelTasks<T> {

    private final ForkJoinPool pool;

    /** The most threads at work, including the caller's. */
    private final int threads;

    /** The tasks whose results have not been taken. */
    private final Queue<FutureTask<T>> submitted = new ArrayDeque<>();

    /** The submitted tasks that have not been begun. */
    private final Queue<FutureTask<T>> waiting = new ConcurrentLinkedQueue<>();

    /** The number of threads of the pool that help, or have been asked to. */
    private final AtomicInteger helping = new AtomicInteger();

    ParallelTasks(ForkJoinPool pool, int threads) {
        this.pool = pool;
        this.threads = Math.min(threads, 1 + pool.getParallelism());
    }

    void submit(Callable<T> work) {
        FutureTask<T> task = new FutureTask<>(work);
        submitted.add(task);
        boolean isBusy = isBusy();
        int present = helping.get();
        if (isBusy && present == 0) {
            task.run();
            return;
        }
        waiting.add(task);
        if (!isBusy && present < threads - 1) {
            ask();
        }
    }

    /** Whether other tasks wait in the pool, or in the queue of the caller if it is one of the pool's threads. */
    private boolean isBusy() {
        return pool.hasQueuedSubmissions() || ForkJoinTask.getQueuedTaskCount() > 0;
    }

    private void ask() {
        helping.incrementAndGet();
        try {
            pool.execute(this::help);
        } catch (RejectedExecutionException e) { // the pool has been shut down
            helping.decrementAndGet();
        } catch (OutOfMemoryError e) {
            // no thread could be started: the caller does all, unless the pool has one later
        }
    }

    private void help() {
        while (runNext()) {
            // until nothing is waiting
        }
        helping.decrementAndGet();
    }

    private boolean runNext() {
        FutureTask<T> task = waiting.poll();
        if (task == null) {
            return false;
        }
        task.run();
        return true;
    }

    boolean isEmpty() {
        return submitted.isEmpty();
    }

    /** Whether to take a result: the first one is there, or another task would make two for each thread. */
    boolean isDue() {
        FutureTask<T> first = submitted.peek();
        return first != null && (first.isDone() || submitted.size() >= 2 * threads - 1);
    }

    /** The result of the first task. If the task has failed, this call and every later one fails. */
    T take() throws IOException {
        FutureTask<T> first = submitted.element();
        while (!first.isDone() && runNext()) {
            // rather than wait
        }
        try {
            T result = await(first);
            submitted.remove();
            return result;
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            } else if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            throw new IOException(e.getCause());
        }
    }

    /** Drops the tasks that have not been begun, and waits for the others. */
    void stop() {
        for (FutureTask<T> task = waiting.poll(); task != null; task = waiting.poll()) {
            task.cancel(false);
        }
        for (FutureTask<T> task : submitted) {
            try {
                await(task);
            } catch (ExecutionException | CancellationException e) {
                // the results are not needed
            }
        }
        submitted.clear();
    }

    /** Waits for a task, even if the caller is interrupted; the caller then stays interrupted. */
    private static <T> T await(Future<T> task) throws ExecutionException {
        boolean isInterrupted = false;
        try {
            while (true) {
                try {
                    return task.get();
                } catch (InterruptedException e) {
                    isInterrupted = true;
                }
            }
        } finally {
            if (isInterrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
