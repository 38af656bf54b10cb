package dev.slipstream.imageio.bench.tables;

import static dev.slipstream.imageio.bench.results.Result.JDK;
import static dev.slipstream.imageio.bench.results.Result.SLIPSTREAM;

import dev.slipstream.imageio.bench.command.Figures;
import dev.slipstream.imageio.bench.results.Metric;
import dev.slipstream.imageio.bench.results.Row;
import dev.slipstream.imageio.bench.tables.Specification.Line;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The first calls of fresh JVMs, and after how many images the jar has made up for its start. */
final class ColdRows {

    private static final String FILE = "cold";
    private static final String SOURCE = "source";
    /** A parameter of a point on a curve: how many images are there by then. */
    private static final String AFTER = "after";
    private static final double NANOS_PER_MILLI = 1e6;

    private ColdRows() {
    }

    static List<Line> times(Collection<Jdk> jdks) {
        Set<List<String>> labels = new LinkedHashSet<>();
        jdks.forEach(jdk -> jdk.rows(FILE).stream().filter(row -> !row.params().containsKey(AFTER))
                .forEach(row -> labels.add(label(row))));
        return labels.stream().map(label -> new Line(label, jdk -> jdk.rows(FILE).stream()
                .filter(row -> !row.params().containsKey(AFTER) && label(row).equals(label)).findFirst().orElse(null)))
                .toList();
    }

    private static List<String> label(Row row) {
        return List.of(row.benchmark(), row.params().getOrDefault(SOURCE, ""));
    }

    static List<String> cells(Row row) {
        Metric jdk = row.other(JDK, "processor time");
        Metric ours = row.other(SLIPSTREAM, "processor time");
        return List.of(millis(row, JDK), millis(row, SLIPSTREAM), ratio(row.values(JDK), row.values(SLIPSTREAM)),
                jdk == null || ours == null ? "" : ratio(jdk.values(), ours.values()));
    }

    private static String millis(Row row, String side) {
        return Figures.number(MedianInterval.of(row.values(side)).median() / NANOS_PER_MILLI);
    }

    /** Of pairs that were measured one after the other. */
    private static String ratio(List<Double> jdk, List<Double> ours) {
        List<Double> ratios = new ArrayList<>();
        for (int i = 0; i < Math.min(jdk.size(), ours.size()); i++) {
            ratios.add(jdk.get(i) / ours.get(i));
        }
        MedianInterval ratio = MedianInterval.of(ratios);
        return Figures.number(ratio.median()) + (ratio.isTie() ? " ~" : "");
    }

    static List<String> breakEven(List<Jdk> jdks) {
        List<String> headings = new ArrayList<>(List.of("images", SOURCE));
        Set<List<String>> labels = new LinkedHashSet<>();
        for (Jdk jdk : jdks) {
            headings.add(">JDK " + jdk.feature() + ": ahead from image");
            jdk.rows(FILE).stream().filter(row -> row.params().containsKey(AFTER))
                    .forEach(row -> labels.add(label(row)));
        }
        MarkdownTable table = new MarkdownTable(headings);
        for (List<String> label : labels) {
            List<String> cells = new ArrayList<>(label);
            jdks.forEach(jdk -> cells.add(ahead(jdk.rows(FILE).stream()
                    .filter(row -> row.params().containsKey(AFTER) && label(row).equals(label)).toList())));
            table.add(cells);
        }
        return table.lines();
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
        return MedianInterval.of(point.values(JDK)).median() - MedianInterval.of(point.values(SLIPSTREAM)).median();
    }

    private static int images(Row point) {
        return Integer.parseInt(point.params().get(AFTER));
    }
}
