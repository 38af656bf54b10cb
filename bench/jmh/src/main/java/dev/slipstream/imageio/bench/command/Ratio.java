package dev.slipstream.imageio.bench.command;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.openjdk.jmh.util.ListStatistics;

/**
 * How many times as fast as the JDK Slipstream is.
 *
 * @param error with 95 % confidence it is between {@code times / (1 + error)} and {@code times * (1 + error)}; NaN if
 *     there are too few samples
 */
public record Ratio(double times, double error) {

    private static final double MEDIAN = 50;
    private static final double CONFIDENCE = 0.95;

    /** Of what was measured in pairs, one after the other: the median of their ratios. */
    public static Ratio ofPairs(List<Double> base, List<Double> side) {
        double[] logs = IntStream.range(0, Math.min(base.size(), side.size()))
                .mapToDouble(i -> Math.log(base.get(i) / side.get(i))).toArray();
        return of(Math.exp(new ListStatistics(logs).getPercentile(MEDIAN)), Arrays.stream(logs).boxed().toList());
    }

    /** From samples of the ratio's logarithm, at least three for an error to be known. */
    public static Ratio of(double times, List<Double> samples) {
        ListStatistics logs = new ListStatistics(samples.stream().mapToDouble(Double::doubleValue).toArray());
        return new Ratio(times, Math.expm1(logs.getMeanErrorAt(CONFIDENCE)));
    }

    /** The difference is within the error. */
    public boolean isTie() {
        return !(Math.abs(Math.log(times)) > Math.log1p(error));
    }

    public boolean isLoss() {
        return !isTie() && times < 1;
    }

    /** For a table that has no room for errors; empty if a side was not measured. */
    public String cell() {
        return Double.isNaN(times) ? "" : Figures.number(times) + tie();
    }

    public String tie() {
        return isTie() ? " ~" : "";
    }

    /** Ties still show the measured figure, after {@code ~}. */
    @Override
    public String toString() {
        String figure = Figures.number(times) + (Double.isNaN(error) ? "" : " \u00b1" + Figures.percent(error));
        return isTie() ? "~ " + figure : figure;
    }
}
