package dev.slipstream.imageio.bench.report;

import java.util.Map;

/** The units of time of JMH's scores: {@code us/op}. */
final class JmhTime {

    private static final Map<String, Double> NANOS = Map.of("ns/op", 1.0, "us/op", 1e3, "ms/op", 1e6, "s/op", 1e9,
            "min/op", 60e9, "hr/op", 3600e9, "day/op", 24 * 3600e9);

    private JmhTime() {
    }

    static double nanos(String unit) {
        Double nanos = NANOS.get(unit);
        if (nanos == null) {
            throw new IllegalArgumentException("unknown unit of time '" + unit + "'");
        }
        return nanos;
    }
}
