package dev.slipstream.imageio.bench.tables;

import static dev.slipstream.imageio.bench.results.Result.JDK;
import static dev.slipstream.imageio.bench.results.Result.SLIPSTREAM;

import dev.slipstream.imageio.bench.command.Figures;
import dev.slipstream.imageio.bench.command.Ratio;
import dev.slipstream.imageio.bench.command.Table;
import dev.slipstream.imageio.bench.results.Metric;
import dev.slipstream.imageio.bench.results.Row;
import dev.slipstream.imageio.bench.tables.Specification.Line;
import java.util.ArrayList;
import java.util.List;

/** The first calls of fresh JVMs, and after how many images the jar has made up for its start. */
public final class ColdRows {

    public static final String SOURCE = "source";
    /** A parameter of a point on a curve: how many images are there by then. */
    public static final String AFTER = "after";
    public static final String PROCESSOR_TIME = "processor time";

    static final String FILE = "cold";
    private static final double NANOS_PER_MILLI = 1e6;

    private ColdRows() {
    }

    static List<String> headings(Jdk jdk) {
        return List.of(">JDK %d, ms", ">with Slipstream", ">ratio", ">of processor time");
    }

    static List<Line> times(List<Jdk> jdks) {
        return Line.of(FILE, row -> row.labels(SOURCE), jdks, row -> !isPoint(row));
    }

    static boolean isPoint(Row row) {
        return row.params().containsKey(AFTER);
    }

    static List<String> cells(Jdk jdk, Row row) {
        return List.of(Figures.number(millis(row, JDK)), Figures.number(millis(row, SLIPSTREAM)),
                ratio(row.metric(JDK), row.metric(SLIPSTREAM)),
                ratio(row.other(JDK, PROCESSOR_TIME), row.other(SLIPSTREAM, PROCESSOR_TIME)));
    }

    static double millis(Row row, String side) {
        return row.metric(side).median() / NANOS_PER_MILLI;
    }

    private static String ratio(Metric jdk, Metric side) {
        return jdk == null || side == null ? "" : Ratio.ofPairs(jdk.values(), side.values()).cell();
    }

    static Table breakEven(List<Jdk> jdks) {
        List<String> headings = new ArrayList<>(List.of("images", SOURCE));
        jdks.forEach(jdk -> headings.add(">JDK " + jdk.feature() + ": ahead from image"));
        Table table = new Table(headings);
        for (Line line : Line.of(FILE, row -> row.labels(SOURCE), jdks, ColdRows::isPoint)) {
            List<String> cells = new ArrayList<>(line.labels());
            jdks.forEach(jdk -> cells.add(ahead(jdk.rows(FILE).stream()
                    .filter(row -> isPoint(row) && row.labels(SOURCE).equals(line.labels())).toList())));
            table.add(cells);
        }
        return table;
    }

    /**
     * After how many images the jar has made up for a slower start, and stays ahead: between two points on the straight
     * line.
     */
    private static String ahead(List<Row> points) {
        int ahead = points.size();
        while (ahead > 0 && lead(points.get(ahead - 1)) >= 0) {
            ahead--;
        }
        if (ahead == points.size()) {
            return points.isEmpty() ? "" : "not within " + Figures.count(images(points.get(ahead - 1)));
        }
        if (ahead == 0) {
            return Figures.count(images(points.get(0)));
        }
        Row behind = points.get(ahead - 1);
        double part = lead(behind) / (lead(behind) - lead(points.get(ahead)));
        return Figures.count(Math.ceil(images(behind) + part * (images(points.get(ahead)) - images(behind))));
    }

    private static double lead(Row point) {
        return millis(point, JDK) - millis(point, SLIPSTREAM);
    }

    private static int images(Row point) {
        return Integer.parseInt(point.params().get(AFTER));
    }
}
