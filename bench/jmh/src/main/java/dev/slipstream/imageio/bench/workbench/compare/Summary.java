package dev.slipstream.imageio.bench.workbench.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** Many rows in one: their number, the sums of their times, and the geometric mean of their ratios. */
record Summary(String place, String format, int images, double jdkMicros, double slipstreamMicros,
        double geometricMean) {

    /** Stands for every format together. */
    static final String ALL_FORMATS = "all";

    /** For each origin or destination a summary of every format, then one of everything. */
    static List<Summary> of(List<ComparedTask> rows) {
        List<ComparedTask> timed = rows.stream().filter(ComparedTask::isTimed).toList();
        List<Summary> summaries = new ArrayList<>();
        for (String place : rows.stream().map(row -> row.task().place()).distinct().toList()) {
            List<ComparedTask> there = timed.stream().filter(row -> row.task().place().equals(place)).toList();
            if (there.isEmpty()) {
                continue;
            }
            for (String format : new TreeSet<>(there.stream().map(ComparedTask::format).toList())) {
                summaries.add(of(place, format, there.stream().filter(row -> row.format().equals(format)).toList()));
            }
            summaries.add(of(place, ALL_FORMATS, there));
        }
        return summaries;
    }

    private static Summary of(String place, String format, List<ComparedTask> rows) {
        double jdk = rows.stream().mapToDouble(row -> row.jdk().micros()).sum();
        double slipstream = rows.stream().mapToDouble(row -> row.slipstream().micros()).sum();
        double logarithms = rows.stream().mapToDouble(row -> Math.log(row.ratio())).sum();
        return new Summary(place, format, rows.size(), jdk, slipstream, Math.exp(logarithms / rows.size()));
    }

    /** How many times faster everything together is. */
    double ratio() {
        return jdkMicros / slipstreamMicros;
    }
}
