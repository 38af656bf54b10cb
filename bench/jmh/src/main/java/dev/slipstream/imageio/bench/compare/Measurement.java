package dev.slipstream.imageio.bench.compare;

import dev.slipstream.imageio.bench.compare.worker.Outcome;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.util.ListStatistics;

/** What one side makes of one task with one image: the outcome, and a time for each round. */
final class Measurement {

    private static final double MEDIAN = 50;
    private static final double MOST = 2;

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

    /**
     * For what can be said about the error of the median: what took more than twice as long was a stop of the JVM or of
     * the machine, and counts as that.
     */
    double nanos(int round) {
        return Math.min(nanos.get(round), MOST * nanos());
    }

    /** The median of the rounds; NaN without any. */
    double nanos() {
        return nanos.isEmpty() ? Double.NaN
                : new ListStatistics(nanos.stream().mapToDouble(Double::doubleValue).toArray()).getPercentile(MEDIAN);
    }
}
