package dev.slipstream.imageio.bench.tables;

import dev.slipstream.imageio.bench.results.Metric;
import dev.slipstream.imageio.bench.results.Result;
import dev.slipstream.imageio.bench.command.Figures;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.util.ListStatistics;

/** One thing that was measured, with the result of every side that could do it. */
record Row(String benchmark, Map<String, String> params, Map<String, Result> sides) {

    private static final double CONFIDENCE = 0.95;
    private static final String TIE = " ~";

    boolean has(String side) {
        return sides.containsKey(side);
    }

    /** In nanoseconds; NaN if the side has none. */
    double nanos(String side) {
        return has(side) ? sides.get(side).primaryMetric().score() : Double.NaN;
    }

    double ratio(String base, String side) {
        return nanos(base) / nanos(side);
    }

    /** Whether the error (95 %) is larger than the gain or loss. */
    boolean isTie(String base, String side) {
        return !(Math.hypot(error(base), error(side)) < Math.abs(Math.log(ratio(base, side))));
    }

    private double error(String side) {
        List<Double> values = values(side);
        ListStatistics all = new ListStatistics(values.stream().mapToDouble(Double::doubleValue).toArray());
        return values.size() < 2 ? Double.NaN : all.getMeanErrorAt(CONFIDENCE) / all.getMean();
    }

    /** Empty if a side is missing. */
    String ratioCell(String base, String side) {
        return has(base) && has(side) ? Figures.number(ratio(base, side)) + tie(base, side) : "";
    }

    String tie(String base, String side) {
        return isTie(base, side) ? TIE : "";
    }

    List<Double> values(String side) {
        return has(side) ? sides.get(side).primaryMetric().values() : List.of();
    }

    /** The shortest; NaN if there is none. */
    double least(String side) {
        List<Double> values = values(side);
        return values.isEmpty() ? Double.NaN : Collections.min(values);
    }

    /** A secondary metric; null if it was not measured. */
    Metric other(String side, String name) {
        return has(side) ? sides.get(side).secondaryMetrics().get(name) : null;
    }
}
