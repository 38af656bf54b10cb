package dev.slipstream.imageio.bench.workbench.cold;

import dev.slipstream.imageio.bench.workbench.results.ColdRun;
import dev.slipstream.imageio.bench.workbench.results.Count;
import dev.slipstream.imageio.bench.workbench.results.Curve;
import dev.slipstream.imageio.bench.workbench.results.MedianInterval;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import dev.slipstream.imageio.bench.workbench.text.Figures;
import dev.slipstream.imageio.bench.workbench.text.Table;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** Times, ratios and counts of every case, a line for each side but the JDK alone; then the curves. */
final class ColdTable {

    private static final double NANOS_PER_MILLI = 1e6;

    private final List<Result> results;
    private final PrintWriter out;

    private ColdTable(List<Result> results, PrintWriter out) {
        this.results = results;
        this.out = out;
    }

    static void print(List<Result> results, PrintWriter out) {
        ColdTable table = new ColdTable(results, out);
        table.times();
        table.counts();
        Curve.of(results).forEach(table::curve);
        out.flush();
    }

    private void times() {
        Table table = new Table("first calls of a JVM", "source", "with", ">JDK, ms", ">with, ms", ">ratio",
                "95 % interval", ">CPU: JDK, ms", ">with, ms", ">ratio", "95 % interval");
        for (Result time : ColdRun.of(ColdRun.TIME, results)) {
            for (String side : others(time)) {
                List<String> cells = new ArrayList<>(List.of(time.name(), source(time), side));
                cells.addAll(times(time, side));
                cells.addAll(ColdRun.of(ColdRun.PROCESSOR_TIME, results).stream()
                        .filter(result -> result.name().equals(time.name()) && source(result).equals(source(time)))
                        .findFirst().map(result -> times(result, side)).orElse(List.of("", "", "", "")));
                table.add(cells);
            }
        }
        out.println("Milliseconds of the first calls in a fresh JVM, of the process until they are done, and how many"
                + " times faster than with the JDK alone:");
        table.print(out);
    }

    private static List<String> times(Result result, String side) {
        Samples base = result.sides().get(Result.JDK);
        Samples test = result.sides().get(side);
        MedianInterval ratio = MedianInterval.ofRatios(base, test);
        return List.of(millis(base), millis(test), Figures.number(ratio.median()),
                Figures.number(ratio.low()) + " .. " + Figures.number(ratio.high()));
    }

    private void counts() {
        Table table = new Table("first calls of a JVM", "source", "side", ">classes of jars", ">made at run time",
                ">bytes of class files");
        for (Result result : ColdRun.of(ColdRun.TIME, results)) {
            result.sides().forEach((side, samples) -> table.add(result.name(), source(result), side,
                    count(Count.CLASSES, samples), count(Count.MADE, samples), count(Count.FILE_BYTES, samples)));
        }
        out.println();
        table.print(out);
    }

    private void curve(Curve curve) {
        List<String> sides = List.copyOf(curve.points().get(0).millis().keySet());
        List<String> headings = new ArrayList<>(List.of(">images"));
        sides.forEach(side -> headings.add(">" + side + ", ms"));
        Table table = new Table(headings);
        for (Curve.Point point : curve.points()) {
            List<String> cells = new ArrayList<>(List.of(Integer.toString(point.images())));
            sides.forEach(side -> cells.add(Figures.number(point.millis().get(side))));
            table.add(cells);
        }
        out.println();
        out.println(curve.name() + ", " + curve.source() + ": milliseconds after so many images");
        table.print(out);
        sides.stream().filter(side -> !side.equals(Result.JDK)).forEach(side -> out.println(breakEven(curve, side)));
    }

    private static String breakEven(Curve curve, String side) {
        return curve.breakEven(Result.JDK, side).stream()
                .mapToObj(images -> side + " is ahead from image " + images + " on").findFirst()
                .orElse(side + " is behind after the last image");
    }

    private static List<String> others(Result result) {
        return result.sides().keySet().stream().filter(side -> !side.equals(Result.JDK)).toList();
    }

    private static String source(Result result) {
        return result.options().getOrDefault(ColdRun.SOURCE, "");
    }

    private static String millis(Samples samples) {
        return Figures.number(MedianInterval.ofNanos(samples).median() / NANOS_PER_MILLI);
    }

    private static String count(Count count, Samples samples) {
        return Figures.count(count.of(samples));
    }
}
