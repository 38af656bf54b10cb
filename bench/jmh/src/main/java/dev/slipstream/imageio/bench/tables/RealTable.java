package dev.slipstream.imageio.bench.tables;

import static dev.slipstream.imageio.bench.results.Result.JDK;
import static dev.slipstream.imageio.bench.results.Result.SLIPSTREAM;

import dev.slipstream.imageio.bench.command.Figures;
import dev.slipstream.imageio.bench.command.Table;
import dev.slipstream.imageio.bench.jmh.images.FileTimes;
import dev.slipstream.imageio.bench.results.Metric;
import dev.slipstream.imageio.bench.results.Row;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Real images by classes: what their files gain, together and at worst; of what is written the size, too. */
final class RealTable {

    private RealTable() {
    }

    static List<String> reads(List<Jdk> jdks) {
        return lines(jdks, "RealReads.read", false);
    }

    static List<String> writes(List<Jdk> jdks) {
        return lines(jdks, "RealWrites.write", true);
    }

    private static List<String> lines(List<Jdk> jdks, String benchmark, boolean writes) {
        List<Jdk> measured = jdks.stream().filter(jdk -> !jdk.rows("real").isEmpty()).toList();
        List<String> headings = new ArrayList<>(List.of("class", ">files"));
        measured.forEach(jdk -> headings.addAll(List.of(">JDK " + jdk.feature() + ": mean", ">total")));
        headings.addAll(List.of(">slowest file", "its name, JDK"));
        if (writes) {
            headings.addAll(List.of(">size to the JDK's", ">to the original's"));
        }
        Commits commits = new Commits();
        Map<String, Map<Jdk, Row>> classes = new TreeMap<>();
        for (Jdk jdk : measured) {
            for (Row row : jdk.rows("real")) {
                boolean isWhole = row.has(JDK) && row.has(SLIPSTREAM) && !files(row).isEmpty();
                if (isWhole && row.benchmark().endsWith("." + benchmark)) {
                    String folder = row.params().get("folder");
                    classes.computeIfAbsent(folder, key -> new LinkedHashMap<>()).put(jdk, row);
                    commits.add(row, folder);
                }
            }
        }
        if (classes.isEmpty()) {
            throw new IllegalArgumentException("no real images were measured");
        }
        Table table = new Table(headings);
        classes.forEach((folder, rows) -> table.add(cells(folder, rows, measured, writes)));
        List<String> lines = new ArrayList<>(table.markdown());
        lines.addAll(List.of("", commits.caption()));
        return lines;
    }

    /** How many times as fast all files of a row are together. */
    static double times(Row row) {
        Collection<double[]> files = files(row).values();
        return files.stream().mapToDouble(file -> file[0]).sum() / files.stream().mapToDouble(file -> file[1]).sum();
    }

    /** The times of each file that both have: the JDK's, and ours. */
    private static Map<String, double[]> files(Row row) {
        Map<String, double[]> files = new TreeMap<>();
        row.sides().get(JDK).secondaryMetrics().forEach((name, theirs) -> {
            Metric ours = row.other(SLIPSTREAM, name);
            if (name.startsWith(FileTimes.FILE) && ours != null) {
                files.put(name.substring(FileTimes.FILE.length()), new double[] {theirs.score(), ours.score()});
            }
        });
        return files;
    }

    /** How many times as fast each file is. */
    static Map<String, Double> ratios(Row row) {
        Map<String, Double> ratios = new TreeMap<>();
        files(row).forEach((name, file) -> ratios.put(name, file[0] / file[1]));
        return ratios;
    }

    private static List<String> cells(String folder, Map<Jdk, Row> rows, List<Jdk> jdks, boolean writes) {
        Row first = rows.values().iterator().next();
        List<String> cells = new ArrayList<>(List.of(folder, Figures.count(files(first).size())));
        Map<String, Double> all = new TreeMap<>();
        for (Jdk jdk : jdks) {
            Row row = rows.get(jdk);
            if (row == null) {
                cells.addAll(List.of("", ""));
                continue;
            }
            Map<String, Double> ratios = ratios(row);
            cells.add(Figures.number(Figures.geometricMean(ratios.values().stream().mapToDouble(Double::doubleValue))));
            cells.add(Figures.number(times(row)));
            ratios.forEach((name, ratio) -> all.put(name + ", " + jdk.feature(), ratio));
        }
        Map.Entry<String, Double> worst = all.entrySet().stream().min(Map.Entry.comparingByValue()).orElseThrow();
        cells.addAll(List.of(Figures.number(worst.getValue()), worst.getKey()));
        if (writes) {
            double bytes = first.other(SLIPSTREAM, FileTimes.BYTES).score();
            cells.add(Figures.percent(bytes / first.other(JDK, FileTimes.BYTES).score()));
            cells.add(Figures.percent(bytes / first.other(SLIPSTREAM, FileTimes.ORIGINAL_BYTES).score()));
        }
        return cells;
    }
}
