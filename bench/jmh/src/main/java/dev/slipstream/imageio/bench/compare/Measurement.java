package dev.slipstream.imageio.bench.compare;

import dev.slipstream.imageio.bench.compare.worker.Outcome;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.util.ListStatistics;

/** What one side makes of one task with one image: the outcome, and a time for each round. */
final class Measurement {

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

    /** What the warm-up took is not wanted, nor what is measured once more. */
    void forgetTimes() {
        nanos.clear();
    }

    int rounds() {
        return nanos.size();
    }

    /** One of each round. */
    List<Double> all() {
        return List.copyOf(nanos);
    }

    double nanos(int round) {
        return nanos.get(round);
    }

    ListStatistics statistics() {
        return new ListStatistics(nanos.stream().mapToDouble(Double::doubleValue).toArray());
    }

    /** The median of the rounds; NaN without any. */
    double nanos() {
        return nanos.isEmpty() ? Double.NaN : statistics().getPercentile(50);
    }
}
