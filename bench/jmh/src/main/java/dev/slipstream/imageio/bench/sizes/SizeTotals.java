package dev.slipstream.imageio.bench.sizes;

import dev.slipstream.imageio.bench.command.Figures;
import dev.slipstream.imageio.bench.results.Metric;
import dev.slipstream.imageio.bench.results.Origin;
import dev.slipstream.imageio.bench.results.Result;
import dev.slipstream.imageio.bench.tables.SizeRows;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToLongFunction;

/** Writes in sum: of each class and type, of each type, and all. */
final class SizeTotals {

    private static final double SLOWER = 1 / 1.05;
    private static final String BYTES = "B/op";
    private static final String NANOS = "ns/op";
    private static final String WRITES = "writes";

    private final List<Written> writes;
    private final double larger;

    /** @param larger from which part of the JDK's size on a file counts as larger */
    SizeTotals(List<Written> writes, double larger) {
        this.writes = List.copyOf(writes);
        this.larger = larger;
    }

    List<Result> results(Origin origin) {
        Map<List<String>, List<Written>> rows = new LinkedHashMap<>();
        writes.forEach(write -> add(rows, write.subject().group(), write.type().description(), write));
        writes.forEach(write -> add(rows, SizeRows.ALL, write.type().description(), write));
        writes.forEach(write -> add(rows, SizeRows.ALL, SizeRows.ALL, write));
        List<Result> results = new ArrayList<>();
        rows.forEach((labels, all) -> {
            results.add(result(labels, Result.JDK, sum(all, Written::jdkBytes), jdk(all), origin));
            results.add(result(labels, Result.SLIPSTREAM, sum(all, Written::bytes), slipstream(labels, all), origin));
        });
        return results;
    }

    private static void add(Map<List<String>, List<Written>> rows, String group, String type, Written write) {
        rows.computeIfAbsent(List.of(group, type), labels -> new ArrayList<>()).add(write);
    }

    private static long sum(List<Written> all, ToLongFunction<Written> figure) {
        return all.stream().mapToLong(figure).sum();
    }

    private static Result result(List<String> labels, String side, long bytes, Map<String, Metric> others,
            Origin origin) {
        return Result.of(labels.get(0), Map.of(Result.SIDE, side, SizeRows.TYPE, labels.get(1)),
                Metric.count(BYTES, bytes), others, origin);
    }

    private static Map<String, Metric> jdk(List<Written> all) {
        return isTimed(all) ? Map.of(SizeRows.PROCESSOR_TIME, Metric.count(NANOS, sum(all, Written::jdkNanos)))
                : Map.of();
    }

    private Map<String, Metric> slipstream(List<String> labels, List<Written> all) {
        Written worst = all.stream().max(Comparator.comparingDouble(Written::size)).orElseThrow();
        Map<String, Metric> others = new TreeMap<>();
        others.put(SizeRows.WRITES, Metric.count(WRITES, all.size()));
        others.put(SizeRows.LARGER, Metric.count(WRITES, all.stream().filter(write -> write.size() > larger).count()));
        others.put(SizeRows.WORST + name(worst, labels), Metric.count("times", worst.size()));
        if (isTimed(all)) {
            others.put(SizeRows.PROCESSOR_TIME, Metric.count(NANOS, sum(all, Written::nanos)));
            others.put(SizeRows.SPEED, Metric.count("times",
                    Figures.geometricMean(all.stream().mapToDouble(Written::speed))));
            others.put(SizeRows.SLOWER, Metric.count(WRITES,
                    all.stream().filter(write -> write.speed() < SLOWER).count()));
        }
        return others;
    }

    /** As much of its name as the labels of its row do not say. */
    private static String name(Written write, List<String> labels) {
        return (labels.get(0).equals(SizeRows.ALL) ? write.subject().group() + "/" : "") + write.subject().name()
                + (labels.get(1).equals(SizeRows.ALL) ? ", " + write.type().description() : "")
                + (write.level().isDefault() ? "" : ", level " + write.level());
    }

    private static boolean isTimed(List<Written> all) {
        return all.stream().allMatch(write -> write.nanos() > 0);
    }
}
