package dev.slipstream.imageio.bench.compare;

import dev.slipstream.imageio.bench.worker.Origin;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** Many rows in one: their number, the sums of their times, and the geometric mean of their ratios. */
record Summary(Origin origin, String format, int images, double jdkMicros, double slipstreamMicros,
        double geometricMean) {

    /** Stands for every format together. */
    static final String ALL_FORMATS = "all";

    /** For each origin a summary of every format, then one of everything. */
    static List<Summary> of(List<Row> rows) {
        List<Row> timed = rows.stream().filter(Row::isTimed).toList();
        List<Summary> summaries = new ArrayList<>();
        for (Origin origin : Origin.values()) {
            List<Row> ofOrigin = timed.stream().filter(row -> row.origin() == origin).toList();
            if (ofOrigin.isEmpty()) {
                continue;
            }
            for (String format : new TreeSet<>(ofOrigin.stream().map(Row::format).toList())) {
                summaries.add(of(origin, format,
                        ofOrigin.stream().filter(row -> row.format().equals(format)).toList()));
            }
            summaries.add(of(origin, ALL_FORMATS, ofOrigin));
        }
        return summaries;
    }

    private static Summary of(Origin origin, String format, List<Row> rows) {
        double jdk = rows.stream().mapToDouble(row -> row.jdk().micros()).sum();
        double slipstream = rows.stream().mapToDouble(row -> row.slipstream().micros()).sum();
        double logarithms = rows.stream().mapToDouble(row -> Math.log(row.ratio())).sum();
        return new Summary(origin, format, rows.size(), jdk, slipstream, Math.exp(logarithms / rows.size()));
    }

    /** How many times faster everything together is. */
    double ratio() {
        return jdkMicros / slipstreamMicros;
    }
}
