package dev.slipstream.imageio.bench.workbench.results;

import java.util.ArrayList;
import java.util.List;

/**
 * The median of some values and where it may be, with 95 % confidence, whatever their distribution: between two of them
 * in their order, by the sign test. With fewer than six, between the least and the most; of a single one nobody knows,
 * and the ends are NaN.
 */
public record MedianInterval(double low, double median, double high) {

    private static final double CONFIDENCE = 0.95;

    /** Of nothing, NaN. */
    public static MedianInterval of(List<Double> values) {
        if (values.size() < 2) {
            return new MedianInterval(Double.NaN, values.isEmpty() ? Double.NaN : values.get(0), Double.NaN);
        }
        List<Double> sorted = new ArrayList<>(values);
        sorted.sort(null);
        int n = sorted.size();
        int outside = outside(n);
        double median = (sorted.get((n - 1) / 2) + sorted.get(n / 2)) / 2;
        return new MedianInterval(sorted.get(outside), median, sorted.get(n - 1 - outside));
    }

    /** How many times the test side is faster than the base, of pairs that were measured one after the other. */
    public static MedianInterval ofRatios(Samples base, Samples test) {
        List<Double> ratios = new ArrayList<>();
        for (int i = 0; i < Math.min(base.nanos().size(), test.nanos().size()); i++) {
            ratios.add((double) base.nanos().get(i) / test.nanos().get(i));
        }
        return of(ratios);
    }

    public static MedianInterval ofNanos(Samples samples) {
        return of(samples.nanos().stream().map(Long::doubleValue).toList());
    }

    /** How many values may be left out at each end: with 95 % probability the median is not beyond the others. */
    private static int outside(int n) {
        double chance = Math.pow(0.5, n);
        double sum = chance;
        int k = 0;
        while (2 * sum <= 1 - CONFIDENCE) {
            chance *= (double) (n - k) / (k + 1);
            k++;
            sum += chance;
        }
        return Math.max(0, k - 1);
    }

    /** The farther end of the interval, as a part of the median. */
    public double error() {
        return Math.max(high / median, median / low) - 1;
    }

    /** Of a ratio: whether both sides may be equally fast. */
    public boolean isTie() {
        return !(low > 1 || high < 1);
    }
}
