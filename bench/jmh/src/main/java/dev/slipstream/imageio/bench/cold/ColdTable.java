package dev.slipstream.imageio.bench.cold;

import dev.slipstream.imageio.bench.command.Figures;
import dev.slipstream.imageio.bench.command.Ratio;
import dev.slipstream.imageio.bench.command.TextTable;
import dev.slipstream.imageio.bench.results.Metric;
import dev.slipstream.imageio.bench.results.Result;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Times, ratios and counts of every case, a line for each side but the JDK alone; then the curves. */
final class ColdTable {

    private static final double NANOS_PER_MILLI = 1e6;

    private final PrintWriter out;
    private final int width;
    /** Of each row the sides, the JDK first. */
    private final Map<List<Object>, Map<String, Result>> rows = new LinkedHashMap<>();

    private ColdTable(List<Result> results, PrintWriter out, int width) {
        this.out = out;
        this.width = width;
        results.forEach(result -> rows.computeIfAbsent(List.of(result.benchmark(), result.row()),
                row -> new LinkedHashMap<>()).put(result.side(), result));
    }

    static void print(List<Result> results, PrintWriter out, int width) {
        ColdTable table = new ColdTable(results, out, width);
        table.times();
        table.counts();
        table.curves();
        out.flush();
    }

    private void times() {
        TextTable table = new TextTable("first calls of a JVM", "source", "with", ">JDK, ms", ">with, ms",
                "times as fast", "CPU: times as little");
        for (Map<String, Result> sides : rows.values()) {
            Result jdk = sides.get(Result.JDK);
            sides.forEach((side, result) -> {
                if (!side.equals(Result.JDK) && !isOfCurve(result)) {
                    table.add(result.benchmark(), source(result), side, millis(jdk), millis(result),
                            ratio(jdk.primaryMetric(), result.primaryMetric()),
                            ratio(jdk.secondaryMetrics().get(ColdMeasurement.PROCESSOR_TIME),
                                    result.secondaryMetrics().get(ColdMeasurement.PROCESSOR_TIME)));
                }
            });
        }
        table.print(out, width, List.of(">with, ms", ">JDK, ms"));
    }

    /** As {@link Ratio} has it: of the medians, with the error that the pairs tell. */
    private static String ratio(Metric jdk, Metric side) {
        if (jdk == null || side == null) {
            return "";
        }
        List<Double> pairs = new ArrayList<>();
        for (int i = 0; i < jdk.values().size(); i++) {
            pairs.add(Math.log(jdk.values().get(i) / side.values().get(i)));
        }
        return Ratio.of(jdk.median() / side.median(), pairs).toString();
    }

    private void counts() {
        TextTable table = new TextTable("first calls of a JVM", "source", "side", ">classes of jars",
                ">made at run time", ">bytes of class files");
        rows.values().stream().flatMap(sides -> sides.values().stream()).filter(result -> !isOfCurve(result))
                .forEach(result -> table.add(result.benchmark(), source(result), result.side(),
                        count(result, ColdMeasurement.CLASSES), count(result, ColdMeasurement.MADE),
                        count(result, ColdMeasurement.FILE_BYTES)));
        out.println();
        table.print(out, width, List.of(">bytes of class files"));
    }

    private static String count(Result result, String name) {
        return Figures.count(result.secondaryMetrics().get(name).score());
    }

    private void curves() {
        Map<String, TextTable> curves = new LinkedHashMap<>();
        for (Map<String, Result> sides : rows.values()) {
            Result jdk = sides.get(Result.JDK);
            if (isOfCurve(jdk)) {
                List<String> headings = new ArrayList<>(List.of(">images"));
                sides.keySet().forEach(side -> headings.add(">" + side + ", ms"));
                List<String> cells = new ArrayList<>(List.of(jdk.params().get(ColdMeasurement.AFTER)));
                sides.values().forEach(result -> cells.add(millis(result)));
                curves.computeIfAbsent(jdk.benchmark() + ", " + source(jdk), name -> new TextTable(headings))
                        .add(cells);
            }
        }
        curves.forEach((name, table) -> {
            out.println();
            out.println(name + ": milliseconds after so many images");
            table.print(out, width, List.of());
        });
    }

    private static boolean isOfCurve(Result result) {
        return result.params().containsKey(ColdMeasurement.AFTER);
    }

    private static String source(Result result) {
        return result.params().getOrDefault(ColdMeasurement.SOURCE, "");
    }

    private static String millis(Result result) {
        return Figures.number(result.primaryMetric().median() / NANOS_PER_MILLI);
    }
}
