package dev.slipstream.imageio.bench.compare;

import dev.slipstream.imageio.bench.command.Ratio;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** The sums of many rows, of one place, and of one format or all. */
record Total(String place, String format, List<Row> rows) {

    /** Stands for every format together. */
    static final String ALL_FORMATS = "all";

    /** For each place the sums of every format, then of everything. */
    static List<Total> of(List<Row> rows) {
        List<Row> timed = rows.stream().filter(Row::isTimed).toList();
        List<Total> totals = new ArrayList<>();
        for (String place : timed.stream().map(row -> row.task().place()).distinct().toList()) {
            List<Row> there = timed.stream().filter(row -> row.task().place().equals(place)).toList();
            for (String format : new TreeSet<>(there.stream().map(Row::format).toList())) {
                totals.add(new Total(place, format,
                        there.stream().filter(row -> row.format().equals(format)).toList()));
            }
            totals.add(new Total(place, ALL_FORMATS, there));
        }
        return totals;
    }

    boolean isOfAll() {
        return format.equals(ALL_FORMATS);
    }

    double jdkNanos() {
        return sum(row -> row.jdk().nanos());
    }

    double slipstreamNanos() {
        return sum(row -> row.slipstream().nanos());
    }

    /** With fewer than three rounds nobody knows its error: it is a tie then. */
    Ratio ratio() {
        int rounds = rows.stream().mapToInt(Row::rounds).min().orElseThrow();
        return Ratio.of(jdkNanos() / slipstreamNanos(), IntStream.range(0, rounds).mapToObj(round -> Math.log(
                sum(row -> row.jdk().nanos(round)) / sum(row -> row.slipstream().nanos(round)))).toList());
    }

    private double sum(ToDoubleFunction<Row> figure) {
        return rows.stream().mapToDouble(figure).sum();
    }
}
