package dev.slipstream.imageio.bench.workbench.report;

import com.google.gson.JsonElement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** An element of the array that JMH writes with {@code -rf json}; only what is used here. */
public record JmhEntry(String jmhVersion, String benchmark, String mode, int threads, int forks, List<String> jvmArgs,
        String jdkVersion, String vmName, String vmVersion, int warmupIterations, String warmupTime,
        int measurementIterations, String measurementTime, Map<String, String> params, Metric primaryMetric,
        Map<String, Metric> secondaryMetrics) {

    /** Of the units of time of JMH's scores. */
    private static final Map<String, Double> NANOS = Map.of("ns/op", 1.0, "us/op", 1e3, "ms/op", 1e6, "s/op", 1e9,
            "min/op", 60e9, "hr/op", 3600e9, "day/op", 24 * 3600e9);

    /** Where JMH has no number, it writes NaN as a string. */
    public record Metric(Double score, Map<String, Double> scorePercentiles, String scoreUnit,
            List<List<Double>> rawData, List<List<List<List<Double>>>> rawDataHistogram) {
    }

    public static final String SAMPLE = "sample";

    private static final String THROUGHPUT = "thrpt";
    private static final String MEDIAN = "50.0";
    /** Older versions of JMH put a dot before it. */
    private static final List<String> BYTES = List.of("gc.alloc.rate.norm", "\u00b7gc.alloc.rate.norm");

    public JmhEntry {
        params = params == null ? Map.of() : params;
        jvmArgs = jvmArgs == null ? List.of() : jvmArgs;
        secondaryMetrics = secondaryMetrics == null ? Map.of() : secondaryMetrics;
    }

    public boolean isComplete() {
        return benchmark != null && mode != null && primaryMetric != null && primaryMetric.score() != null
                && primaryMetric.scoreUnit() != null;
    }

    static boolean is(JsonElement element) {
        return element.isJsonObject() && element.getAsJsonObject().has("benchmark")
                && element.getAsJsonObject().has("primaryMetric");
    }

    Unit unit() {
        return mode.equals(THROUGHPUT)
                ? new Unit(primaryMetric.scoreUnit(), true)
                : Unit.NANOS;
    }

    /** The median of samples, the mean otherwise; times in nanoseconds. */
    public Score score() {
        double scale = mode.equals(THROUGHPUT) ? 1 : nanos(primaryMetric.scoreUnit());
        Double median = primaryMetric.scorePercentiles() == null ? null : primaryMetric.scorePercentiles().get(MEDIAN);
        double value = mode.equals(SAMPLE) && median != null ? median : primaryMetric.score();
        return Score.of(value * scale, error(), bytes());
    }

    private double error() {
        return Score.errorOfMean(mode.equals(SAMPLE) ? medians() : values());
    }

    private List<Double> values() {
        return primaryMetric.rawData() == null
                ? List.of()
                : primaryMetric.rawData().stream().flatMap(List::stream).toList();
    }

    /** Of the samples of each iteration of each fork. */
    private List<Double> medians() {
        List<Double> medians = new ArrayList<>();
        if (primaryMetric.rawDataHistogram() != null) {
            for (List<List<List<Double>>> fork : primaryMetric.rawDataHistogram()) {
                fork.stream().map(JmhEntry::median).filter(Double::isFinite).forEach(medians::add);
            }
        }
        return medians;
    }

    private Double bytes() {
        return BYTES.stream().map(secondaryMetrics::get).filter(Objects::nonNull).map(Metric::score)
                .filter(Objects::nonNull).findFirst().orElse(null);
    }

    /** Of samples as JMH writes them, pairs of a value and how often it occurred; NaN without any. */
    private static double median(List<List<Double>> pairs) {
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

    private static double nanos(String unit) {
        Double nanos = NANOS.get(unit);
        if (nanos == null) {
            throw new IllegalArgumentException("unknown unit of time '" + unit + "'");
        }
        return nanos;
    }
}
