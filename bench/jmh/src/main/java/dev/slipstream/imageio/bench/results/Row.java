package dev.slipstream.imageio.bench.results;

import dev.slipstream.imageio.bench.command.Ratio;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One thing that was measured, with the result of every side that could do it. */
public record Row(String benchmark, Map<String, String> params, Map<String, Result> sides) {

    /** All that these results have, in their order. */
    public static List<Row> of(List<Result> results) {
        Map<List<Object>, Row> rows = new LinkedHashMap<>();
        for (Result result : results) {
            rows.computeIfAbsent(List.of(result.benchmark(), result.row()),
                    key -> new Row(result.benchmark(), result.row(), new LinkedHashMap<>()))
                    .sides().put(result.side(), result);
        }
        return List.copyOf(rows.values());
    }

    /** Its benchmark and a parameter, which is empty where there is none. */
    public List<String> labels(String param) {
        return List.of(benchmark, params.getOrDefault(param, ""));
    }

    public boolean has(String side) {
        return sides.containsKey(side);
    }

    /** In nanoseconds; NaN if the side has none. */
    public double nanos(String side) {
        return has(side) ? metric(side).score() : Double.NaN;
    }

    /** With the error (95 %) of both; NaN if a side is missing. */
    public Ratio ratio(String base, String side) {
        double error = Math.expm1(Math.hypot(error(base), error(side)));
        return new Ratio(nanos(base) / nanos(side), error);
    }

    private double error(String side) {
        List<Double> values = values(side);
        Metric mean = Metric.of("", values);
        return mean.scoreError() / mean.score();
    }

    public List<Double> values(String side) {
        return has(side) ? metric(side).values() : List.of();
    }

    /** The shortest; NaN if there is none. */
    public double least(String side) {
        List<Double> values = values(side);
        return values.isEmpty() ? Double.NaN : Collections.min(values);
    }

    /** Null if the side was not measured. */
    public Metric metric(String side) {
        return has(side) ? sides.get(side).primaryMetric() : null;
    }

    /** A secondary metric; null if it was not measured. */
    public Metric other(String side, String name) {
        return has(side) ? sides.get(side).secondaryMetrics().get(name) : null;
    }
}
