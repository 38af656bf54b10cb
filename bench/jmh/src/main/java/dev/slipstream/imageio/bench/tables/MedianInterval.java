package dev.slipstream.imageio.bench.tables;

import java.util.ArrayList;
import java.util.List;

/**
 * The median of some values and where it may be, with 95 % confidence, whatever their distribution: between two of them
 * in their order, by the sign test. With fewer than six, between the least and the most; of a single one nobody knows,
 * and the ends are NaN.
 */
record MedianInterval(double low, double median, double high) {

    private static final double CONFIDENCE = 0.95;

    /** Of nothing, NaN. */
    static MedianInterval of(List<Double> values) {
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

    /** Of a ratio: whether both sides may be equally fast. */
    boolean isTie() {
        return !(low > 1 || high < 1);
    }
}
