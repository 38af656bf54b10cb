package dev.slipstream.imageio.bench.check;

import dev.slipstream.imageio.bench.child.JavaLauncher;
import dev.slipstream.imageio.bench.child.Side;
import dev.slipstream.imageio.bench.child.WorkerProcess;
import dev.slipstream.imageio.bench.worker.Message;
import dev.slipstream.imageio.bench.worker.Repetition;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Counts the bytes that the working thread of a side's child JVM allocates in one repetition, warm. The JVM must
 * compile without escape analysis, which leaves out allocations as it pleases: then they are a property of the code,
 * and the same in every run.
 */
final class AllocatedBytes {

    /**
     * No C2, and so no escape analysis; the same heap, and with it the same size of a reference, on every machine; and
     * identity hash codes in sequence instead of at random: ImageIO's registry keeps providers in hash tables by it, so
     * that how many of them it looks at before the right one depends on it. (One and the same for all objects makes
     * trees of these tables, which allocate 1 KB more each time a stream is opened.)
     */
    static final List<String> FLAGS = List.of("-XX:TieredStopAtLevel=1", "-Xmx512m",
            "-XX:+UnlockExperimentalVMOptions", "-XX:+IgnoreUnrecognizedVMOptions", "-XX:hashCode=3");

    private static final int WARM_UP_REPETITIONS = 20;
    static final int REPETITIONS = 9;
    /** Large images need fewer: nothing in them is done for the first time after some. */
    private static final int LEAST_REPETITIONS = 3;
    private static final long ENOUGH_NANOS = Duration.ofMillis(200).toNanos();

    private final JavaLauncher launcher;
    private final Duration limit;

    AllocatedBytes(JavaLauncher launcher, Duration limit) {
        this.launcher = launcher;
        this.limit = limit;
    }

    /** The repetitions of each operation, in their order. */
    List<List<Repetition>> count(Side side, List<CheckedOperation> operations) throws IOException {
        List<List<Repetition>> counts = new ArrayList<>();
        try (WorkerProcess worker = new WorkerProcess(side, launcher)) {
            for (CheckedOperation operation : operations) {
                counts.add(count(worker, side, operation));
            }
        }
        return counts;
    }

    private List<Repetition> count(WorkerProcess worker, Side side, CheckedOperation operation) throws IOException {
        try {
            ask(worker, new Message(Message.SET_UP, operation.setUp()));
            repetitions(worker, WARM_UP_REPETITIONS);
            long ofCounting = repeat(worker, 0L).bytes();
            List<Repetition> repetitions = new ArrayList<>();
            for (Repetition repetition : repetitions(worker, REPETITIONS)) {
                repetitions.add(new Repetition(repetition.nanos(), repetition.bytes() - ofCounting));
            }
            ask(worker, Message.of(Message.TEAR_DOWN));
            return repetitions;
        } catch (IOException e) {
            throw new IOException(operation.name() + " failed on " + side.name() + ": " + e.getMessage(), e);
        }
    }

    private List<Repetition> repetitions(WorkerProcess worker, int times) throws IOException {
        List<Repetition> repetitions = new ArrayList<>();
        long nanos = 0;
        while (repetitions.size() < times
                && (repetitions.size() < LEAST_REPETITIONS || nanos < ENOUGH_NANOS)) {
            Repetition repetition = repeat(worker, 1L);
            nanos += repetition.nanos();
            repetitions.add(repetition);
        }
        return repetitions;
    }

    private Repetition repeat(WorkerProcess worker, long times) throws IOException {
        return Repetition.of(ask(worker, Message.of(Message.REPEAT, Long.toString(times))));
    }

    private Message ask(WorkerProcess worker, Message request) throws IOException {
        Message answer = worker.ask(request, limit);
        if (answer.name().equals(Message.FAILED)) {
            throw new IOException(answer.field(0));
        }
        return answer;
    }
}
