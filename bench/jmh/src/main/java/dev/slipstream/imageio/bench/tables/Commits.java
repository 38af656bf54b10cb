package dev.slipstream.imageio.bench.tables;

import dev.slipstream.imageio.bench.results.Row;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Of which commits the stored results are. */
final class Commits {

    /** What is of each, by its labels. */
    private final Map<String, Set<String>> labels = new TreeMap<>();

    void add(Row row, String label) {
        row.sides().values().forEach(result ->
                labels.computeIfAbsent(result.commit(), commit -> new LinkedHashSet<>()).add(label));
    }

    boolean isOne() {
        return labels.size() == 1;
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
}
