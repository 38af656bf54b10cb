package dev.slipstream.imageio.bench.report;

import java.util.Comparator;
import java.util.List;

/** Samples as JMH writes them: pairs of a value and how often it occurred. */
final class Histogram {

    private Histogram() {
    }

    /** NaN without samples. */
    static double median(List<List<Double>> pairs) {
        double left = pairs.stream().mapToDouble(pair -> pair.get(1)).sum() / 2;
        List<List<Double>> sorted = pairs.stream().sorted(Comparator.comparing(pair -> pair.get(0))).toList();
        for (List<Double> pair : sorted) {
            left -= pair.get(1);
            if (left <= 0) {
                return pair.get(0);
            }
        }
        return Double.NaN;
    }
}
