package dev.slipstream.imageio.bench.report;

import java.util.List;
import org.openjdk.jmh.util.ListStatistics;

/** What several measurements of the same say about how far off their mean may be. */
final class Iterations {

    private static final double CONFIDENCE = 0.95;

    private Iterations() {
    }

    /** Half of the confidence interval of the mean, as a part of it; NaN for less than three, as JMH has it. */
    static double error(List<Double> values) {
        ListStatistics all = new ListStatistics(values.stream().mapToDouble(Double::doubleValue).toArray());
        return all.getMeanErrorAt(CONFIDENCE) / all.getMean();
    }
}
