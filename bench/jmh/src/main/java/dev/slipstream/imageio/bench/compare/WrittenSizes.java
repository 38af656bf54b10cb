package dev.slipstream.imageio.bench.compare;

import dev.slipstream.imageio.bench.compare.worker.Outcome;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;

/** How many bytes both sides write for the images of a format. */
record WrittenSizes(String format, List<Row> rows) {

    /** Of the formats that the sides do not write with the same number of bytes; each image counts once. */
    static List<WrittenSizes> of(List<Row> rows) {
        List<Row> sized = rows.stream().filter(row -> row.verdict() == Row.Verdict.EQUAL
                && !row.jdk().outcome().fact(Outcome.LENGTH).isEmpty()
                && row.task().place().equals(rows.get(0).task().place())).toList();
        return new TreeSet<>(sized.stream().map(Row::format).toList()).stream()
                .map(format -> new WrittenSizes(format,
                        sized.stream().filter(row -> row.format().equals(format)).toList()))
                .filter(sizes -> sizes.jdkBytes() != sizes.slipstreamBytes()).toList();
    }

    private static long bytes(Measurement side) {
        return Long.parseLong(side.outcome().fact(Outcome.LENGTH));
    }

    /** What Slipstream has written, as a part of what the JDK has. */
    static double part(Row row) {
        return (double) bytes(row.slipstream()) / bytes(row.jdk());
    }

    long jdkBytes() {
        return rows.stream().mapToLong(row -> bytes(row.jdk())).sum();
    }

    long slipstreamBytes() {
        return rows.stream().mapToLong(row -> bytes(row.slipstream())).sum();
    }

    double part() {
        return (double) slipstreamBytes() / jdkBytes();
    }

    /** The one that Slipstream writes largest, compared with the JDK. */
    Row worst() {
        return rows.stream().max(Comparator.comparingDouble(WrittenSizes::part)).orElseThrow();
    }
}
