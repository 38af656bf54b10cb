package dev.slipstream.imageio.bench.workbench.compare;

import dev.slipstream.imageio.bench.workbench.worker.Outcome;
import java.util.ArrayList;
import java.util.List;

/** What one side makes of one task with one image: the outcome, and a mean time for each iteration. */
final class Measurement {

    private static final double NANOS_PER_MICRO = 1000;

    private Outcome outcome;
    private final List<Double> nanos = new ArrayList<>();

    Measurement(Outcome outcome) {
        this.outcome = outcome;
    }

    Outcome outcome() {
        return outcome;
    }

    void add(double nanosEach) {
        nanos.add(nanosEach);
    }

    /** It went well at first, but not when it was to be timed. */
    void fail(Outcome failure) {
        outcome = failure;
        nanos.clear();
    }

    /** What the warm-up took is not wanted. */
    void forgetTimes() {
        nanos.clear();
    }

    List<Double> microsOfRounds() {
        return nanos.stream().map(each -> each / NANOS_PER_MICRO).toList();
    }

    /** The median of the iterations; NaN without any. */
    double micros() {
        if (nanos.isEmpty()) {
            return Double.NaN;
        }
        double[] sorted = nanos.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        int middle = sorted.length / 2;
        double median = sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
        return median / NANOS_PER_MICRO;
    }
}
