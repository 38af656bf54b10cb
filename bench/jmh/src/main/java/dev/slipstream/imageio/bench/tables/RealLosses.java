package dev.slipstream.imageio.bench.tables;

import static dev.slipstream.imageio.bench.results.Result.JDK;
import static dev.slipstream.imageio.bench.results.Result.SLIPSTREAM;

import dev.slipstream.imageio.bench.command.Figures;
import dev.slipstream.imageio.bench.command.Table;
import dev.slipstream.imageio.bench.results.Row;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The real images that take more time: how many on each JDK, and of those that do so on the mean all ratios. */
final class RealLosses {

    /** Less is called slower: single files vary by as much. */
    private static final double SLOWER = 0.95;

    private RealLosses() {
    }

    static List<String> lines(List<Jdk> jdks) {
        List<Jdk> measured = jdks.stream().filter(jdk -> !jdk.rows("real").isEmpty()).toList();
        List<String> lines = new ArrayList<>();
        List<String> headings = new ArrayList<>(List.of("slower"));
        Map<String, Map<Integer, Double>> files = new TreeMap<>();
        for (Jdk jdk : measured) {
            Map<String, Double> ratios = ratios(jdk);
            long slower = ratios.values().stream().filter(ratio -> ratio < SLOWER).count();
            lines.add("- JDK " + jdk.feature() + ": of " + ratios.size() + " reads and writes of real images " + slower
                    + " are slower by more than 5 %.");
            headings.add(">JDK " + jdk.feature());
            ratios.forEach((file, ratio) ->
                    files.computeIfAbsent(file, key -> new HashMap<>()).put(jdk.feature(), ratio));
        }
        Table table = new Table(headings);
        files.forEach((file, ratios) -> {
            if (Figures.geometricMean(ratios.values().stream().mapToDouble(ratio -> ratio)) < SLOWER) {
                List<String> cells = new ArrayList<>(List.of(file));
                measured.forEach(jdk -> cells.add(figure(ratios.get(jdk.feature()))));
                table.add(cells);
            }
        });
        if (!table.isEmpty()) {
            lines.add("");
            lines.addAll(table.markdown());
        }
        return lines;
    }

    private static String figure(Double ratio) {
        return ratio == null ? "" : Figures.number(ratio);
    }

    /** Of each file of each class, read and written. */
    private static Map<String, Double> ratios(Jdk jdk) {
        Map<String, Double> all = new TreeMap<>();
        for (Row row : jdk.rows("real")) {
            if (row.has(JDK) && row.has(SLIPSTREAM)) {
                String verb = row.benchmark().endsWith(".write") ? "write " : "read ";
                RealTable.ratios(row).forEach((name, ratio) ->
                        all.put(verb + row.params().get("folder") + '/' + name, ratio));
            }
        }
        return all;
    }
}
