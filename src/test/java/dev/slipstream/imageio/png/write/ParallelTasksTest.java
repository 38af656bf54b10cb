package dev.slipstream.imageio.png.write;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Pools that are busy or closed, tasks that fail, callers that are interrupted, and tasks left after a stop. */
class ParallelTasksTest {

    private final ForkJoinPool pool = new ForkJoinPool(1);
    private final ParallelTasks<Integer> tasks = new ParallelTasks<>(pool, 3);

    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch end = new CountDownLatch(1);
    private final AtomicInteger done = new AtomicInteger();

    /** Runs until the test ends it. */
    private final Callable<Integer> longTask = () -> {
        begun.countDown();
        end.await();
        return done.incrementAndGet();
    };

    @AfterEach
    void close() throws InterruptedException {
        end.countDown();
        pool.shutdown();
        assertTrue(pool.awaitTermination(1, TimeUnit.MINUTES));
    }

    /** The threads are the pool's and the caller's, so the next task is the fourth. */
    @Test
    void resultsAreDueWhenThereAreTwoTasksForEachThread() throws Exception {
        ForkJoinTask<Integer> running = pool.submit(longTask);
        begun.await();
        for (int i = 0; i < 3; i++) {
            assertFalse(tasks.isDue());
            tasks.submit(done::incrementAndGet);
        }
        assertTrue(tasks.isDue());
        for (int i = 1; i <= 3; i++) {
            assertEquals(i, tasks.take());
        }
        assertTrue(tasks.isEmpty());
        assertFalse(running.isDone());
    }

    @Test
    void noMoreThreadsThanAllowedAreAtWork() throws IOException {
        ForkJoinPool large = new ForkJoinPool(8);
        ParallelTasks<Integer> three = new ParallelTasks<>(large, 3);
        AtomicInteger running = new AtomicInteger();
        for (int i = 0; i < 200; i++) {
            three.submit(() -> {
                int now = running.incrementAndGet();
                Thread.sleep(1);
                running.decrementAndGet();
                return now;
            });
            while (three.isDue()) {
                assertTrue(three.take() <= 3);
            }
        }
        three.stop();
        large.shutdown();
    }

    /** Even if the thread has found nothing to do in the meantime. */
    @Test
    void aThreadComesAgain() throws Exception {
        Thread caller = Thread.currentThread();
        int helped = 0;
        for (int i = 0; i < 10_000 && helped < 3; i++) {
            tasks.submit(() -> Thread.currentThread() == caller ? 0 : 1);
            Thread.sleep(5);
            helped += tasks.take();
        }
        assertEquals(3, helped);
    }

    /** Any number of images may be written in the meantime. */
    @Test
    void aBusyPoolHasOneMoreTaskWaitingAtMost() throws Exception {
        ForkJoinTask<Integer> running = pool.submit(longTask);
        begun.await();
        useAgainAndAgain();
        assertTrue(pool.getQueuedSubmissionCount() <= 1);
        assertFalse(running.isDone());
    }

    @Test
    void soHasAThreadOfThePool() throws Exception {
        assertTrue(pool.submit(() -> {
            useAgainAndAgain();
            return ForkJoinTask.getQueuedTaskCount();
        }).get() <= 1);
    }

    private void useAgainAndAgain() throws IOException {
        for (int i = 0; i < 50; i++) {
            ParallelTasks<Integer> more = new ParallelTasks<>(pool, 2);
            more.submit(() -> 1);
            more.submit(() -> 2);
            assertEquals(1, more.take());
            assertEquals(2, more.take());
            more.stop();
        }
    }

    @Test
    void aClosedPool() throws IOException {
        pool.shutdownNow();
        useAgainAndAgain();
    }

    @Test
    void theCallerGetsWhatATaskThrew() {
        for (Throwable failure : List.of(new IllegalStateException(), new StackOverflowError())) {
            ParallelTasks<Integer> failing = new ParallelTasks<>(pool, 3);
            failing.submit(() -> {
                if (failure instanceof RuntimeException e) {
                    throw e;
                }
                throw (Error) failure;
            });
            failing.submit(() -> 1);
            for (int i = 0; i < 2; i++) {
                assertSame(failure, assertThrows(Throwable.class, failing::take));
            }
        }
    }

    /** The pool's only thread is at work: waiting tasks are dropped, the running one is awaited. */
    @Test
    void stopWaitsForWhatIsRunningAndDropsTheRest() throws Exception {
        tasks.submit(longTask);
        begun.await();
        tasks.submit(done::incrementAndGet);
        Thread stopping = new Thread(tasks::stop);
        stopping.start();
        stopping.join(100);
        assertTrue(stopping.isAlive());
        end.countDown();
        stopping.join();
        assertEquals(1, done.get());
        assertTrue(tasks.isEmpty());
    }

    @Test
    void anInterruptedCallerWaitsAndStaysInterrupted() throws Exception {
        tasks.submit(longTask);
        begun.await();
        boolean[] isInterrupted = new boolean[1];
        Thread caller = new Thread(() -> {
            Thread.currentThread().interrupt();
            try {
                tasks.take();
            } catch (IOException e) {
                throw new AssertionError(e);
            }
            isInterrupted[0] = Thread.currentThread().isInterrupted();
        });
        caller.start();
        caller.join(100);
        assertTrue(caller.isAlive());
        end.countDown();
        caller.join();
        assertTrue(isInterrupted[0]);
    }
}
