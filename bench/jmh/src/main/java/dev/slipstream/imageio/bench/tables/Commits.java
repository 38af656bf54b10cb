package dev.slipstream.imageio.bench.tables;

import dev.slipstream.imageio.bench.results.Row;
import java.io.PrintWriter;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Of which commits the stored results are. */
final class Commits {

    /** What is of each, by its labels. */
    private final Map<String, Set<String>> labels = new TreeMap<>();

    void add(Row row, String label) {
        row.sides().values().forEach(result ->
                labels.computeIfAbsent(result.commit(), commit -> new LinkedHashSet<>()).add(label));
    }

    /** Below a table, row by row if there are several. */
    String caption() {
        String most = labels.keySet().stream().max(Comparator.comparingInt(commit -> labels.get(commit).size()))
                .orElseThrow();
        String others = labels.entrySet().stream().filter(entry -> !entry.getKey().equals(most))
                .map(entry -> entry.getKey() + " for " + String.join("; ", entry.getValue()))
                .collect(Collectors.joining(", and "));
        return "Commit " + most + (others.isEmpty() ? "" : ", but " + others) + ".";
    }

    /** False, and says which files are of which commit, if there are several. */
    static boolean areOne(List<Jdk> jdks, PrintWriter out) {
        Map<String, Set<String>> files = new TreeMap<>();
        for (Jdk jdk : jdks) {
            String folder = "jdk-" + jdk.feature() + "/";
            jdk.results().forEach((file, results) -> results.forEach(result ->
                    files.computeIfAbsent(result.commit(), key -> new TreeSet<>()).add(folder + file)));
            jdk.tables().forEach((file, table) ->
                    files.computeIfAbsent(table.commit(), key -> new TreeSet<>()).add(folder + file));
        }
        if (files.size() > 1) {
            files.forEach((commit, names) -> out.println(commit + ": " + String.join(", ", names)));
        }
        return files.size() <= 1;
    }
}
