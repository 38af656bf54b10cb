package dev.slipstream.imageio.bench.workbench.runner;

import dev.slipstream.imageio.bench.workbench.child.ChildJvm;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import dev.slipstream.imageio.bench.workbench.worker.Repetition;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** What one side has done of one benchmark, in all forks so far. */
final class SideRun {

    private static final long MOST_REPETITIONS = 1L << 31;
    /** For what takes less than the clock can tell. */
    private static final double LEAST_NANOS = 0.01;
    private static final int CALIBRATIONS = 4;

    /** A benchmark is steady that has not become faster, by this factor, so many warm-ups in a row. */
    private static final double FASTER = 0.97;
    private static final int STEADY = 2;
    private static final int MOST_WARM_UPS = 20;

    private final SideWorkload workload;
    private final List<Long> nanos = new ArrayList<>();
    private double leastBytes = Double.POSITIVE_INFINITY;
    private long repetitions;
    private String failure;

    SideRun(SideWorkload workload) {
        this.workload = workload;
    }

    SideWorkload workload() {
        return workload;
    }

    boolean isFailure() {
        return failure != null;
    }

    void fail(String why) {
        failure = why;
    }

    /**
     * Ever more repetitions at a time, at least one. Returns the least nanoseconds that one has taken on average in any
     * of these steps: the last may be the one that was disturbed, and has ended the warm-up for that reason.
     */
    double rehearse(ChildJvm jvm, Duration time) throws IOException {
        long times = 1;
        long spent = 0;
        double least = Double.POSITIVE_INFINITY;
        while (true) {
            long took = jvm.repeat(times).nanos();
            least = Math.min(least, (double) took / times);
            spent += took;
            if (spent >= time.toNanos()) {
                return least;
            }
            times = Math.min(2 * times, 1 + fitting(time.toNanos() - spent, (double) took / times));
        }
    }

    /** Until it is steady. How many repetitions the iterations of all forks have is decided in the first. */
    void warmUp(ChildJvm jvm, Duration warmUp, Duration iteration) throws IOException {
        double least = rehearse(jvm, warmUp);
        int steady = 0;
        for (int i = 0; i < MOST_WARM_UPS && steady < STEADY; i++) {
            double next = rehearse(jvm, warmUp);
            steady = next < FASTER * least ? 0 : steady + 1;
            least = Math.min(least, next);
        }
        if (repetitions == 0) {
            repetitions = calibrate(jvm, iteration, Math.max(1, fitting(iteration.toNanos(), least)));
        }
    }

    /** More of them while they take less than half of the time: few tell nothing. */
    private static long calibrate(ChildJvm jvm, Duration iteration, long first) throws IOException {
        long times = first;
        for (int attempt = 0; attempt < CALIBRATIONS; attempt++) {
            long took = jvm.repeat(times).nanos();
            if (took >= iteration.toNanos() / 2) {
                break;
            }
            times = Math.max(times, fitting(iteration.toNanos(), (double) took / times));
        }
        return times;
    }

    private static long fitting(long nanos, double each) {
        return (long) Math.min(MOST_REPETITIONS, nanos / Math.max(each, LEAST_NANOS));
    }

    void iterate(ChildJvm jvm) throws IOException {
        Repetition repetition = jvm.repeat(repetitions);
        nanos.add(repetition.nanos());
        leastBytes = Math.min(leastBytes, (double) repetition.bytes() / repetitions);
    }

    Samples samples() {
        return isFailure() ? Samples.failed(failure) : new Samples(repetitions, nanos, leastBytes, null);
    }
}
