package dev.slipstream.imageio.bench.workbench.check;

import dev.slipstream.imageio.bench.workbench.child.ChildJvm;
import dev.slipstream.imageio.bench.workbench.child.JavaLauncher;
import dev.slipstream.imageio.bench.workbench.child.Side;
import dev.slipstream.imageio.bench.workbench.worker.Repetition;
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
        try (ChildJvm jvm = new ChildJvm(side, launcher, limit)) {
            for (CheckedOperation operation : operations) {
                counts.add(count(jvm, side, operation));
            }
        }
        return counts;
    }

    private static List<Repetition> count(ChildJvm jvm, Side side, CheckedOperation operation) throws IOException {
        try {
            jvm.setUp(operation.setUp());
            repetitions(jvm, WARM_UP_REPETITIONS);
            long ofCounting = jvm.repeat(0).bytes();
            List<Repetition> repetitions = new ArrayList<>();
            for (Repetition repetition : repetitions(jvm, REPETITIONS)) {
                repetitions.add(new Repetition(repetition.nanos(), repetition.bytes() - ofCounting));
            }
            jvm.tearDown();
            return repetitions;
        } catch (IOException e) {
            throw new IOException(operation.name() + " failed on " + side.name() + ": " + e.getMessage(), e);
        }
    }

    private static List<Repetition> repetitions(ChildJvm jvm, int times) throws IOException {
        List<Repetition> repetitions = new ArrayList<>();
        long nanos = 0;
        while (repetitions.size() < times
                && (repetitions.size() < LEAST_REPETITIONS || nanos < ENOUGH_NANOS)) {
            Repetition repetition = jvm.repeat(1);
            nanos += repetition.nanos();
            repetitions.add(repetition);
        }
        return repetitions;
    }
}
