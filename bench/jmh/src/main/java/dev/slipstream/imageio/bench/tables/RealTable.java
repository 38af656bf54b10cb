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
        List<String> headings = new ArrayList<>(List.of("class", ">files", "JDK", ">geometric mean", ">total",
                ">slowest file", "its name"));
        if (writes) {
            headings.addAll(List.of(">size to the JDK's", ">to the original's"));
        }
        Table table = new Table(headings);
        Commits commits = new Commits();
        for (Jdk jdk : jdks) {
            for (Row row : jdk.rows("real")) {
                if (row.benchmark().endsWith("." + benchmark) && row.has(JDK) && row.has(SLIPSTREAM)) {
                    table.add(cells(jdk, row, writes));
                    commits.add(row, row.params().get("folder"));
                }
            }
        }
        if (table.isEmpty()) {
            throw new IllegalArgumentException("no real images were measured");
        }
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

    private static List<String> cells(Jdk jdk, Row row, boolean writes) {
        Map<String, Double> ratios = new TreeMap<>();
        files(row).forEach((name, file) -> ratios.put(name, file[0] / file[1]));
        Map.Entry<String, Double> worst = ratios.entrySet().stream().min(Map.Entry.comparingByValue()).orElseThrow();
        double mean = Figures.geometricMean(ratios.values().stream().mapToDouble(Double::doubleValue));
        List<String> cells = new ArrayList<>(List.of(row.params().get("folder"), Figures.count(ratios.size()),
                Integer.toString(jdk.feature()), Figures.number(mean), Figures.number(times(row)),
                Figures.number(worst.getValue()), worst.getKey()));
        if (writes) {
            double bytes = row.other(SLIPSTREAM, FileTimes.BYTES).score();
            cells.add(Figures.percent(bytes / row.other(JDK, FileTimes.BYTES).score()));
            cells.add(Figures.percent(bytes / row.other(SLIPSTREAM, FileTimes.ORIGINAL_BYTES).score()));
        }
        return cells;
    }
}
