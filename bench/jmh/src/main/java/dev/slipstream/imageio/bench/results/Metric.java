package dev.slipstream.imageio.bench.results;

import java.util.List;
import org.openjdk.jmh.util.ListStatistics;

/**
 * What was measured, as JMH writes it.
 *
 * @param score the mean, if nothing else is said
 * @param scoreError half of its confidence interval; NaN of a single value
 * @param scoreUnit such as ns/op or ops/ms
 * @param rawData of each fork its iterations; null where JMH has only a histogram of them
 */
public record Metric(double score, double scoreError, String scoreUnit, List<List<Double>> rawData) {

    private static final double CONFIDENCE = 0.95;
    private static final double MEDIAN = 50;

    /** The mean of values of one fork each, and its 95 % confidence interval. */
    public static Metric of(String unit, List<Double> values) {
        ListStatistics all = new ListStatistics(values.stream().mapToDouble(Double::doubleValue).toArray());
        return new Metric(all.getMean(), values.size() < 2 ? Double.NaN : all.getMeanErrorAt(CONFIDENCE), unit,
                values.stream().map(List::of).toList());
    }

    /** A count, of which there is no error. */
    public static Metric count(String unit, double value) {
        return new Metric(value, Double.NaN, unit, List.of(List.of(value)));
    }

    /** Of all iterations of all forks; NaN without any. */
    public double median() {
        List<Double> all = values();
        return all.isEmpty() ? Double.NaN
                : new ListStatistics(all.stream().mapToDouble(Double::doubleValue).toArray()).getPercentile(MEDIAN);
    }

    /** With the median for a score. */
    Metric withMedian() {
        return new Metric(median(), scoreError, scoreUnit, rawData);
    }

    /** All iterations of all forks; empty if only a histogram of them was kept. */
    public List<Double> values() {
        return rawData == null ? List.of() : rawData.stream().flatMap(List::stream).toList();
    }
}
