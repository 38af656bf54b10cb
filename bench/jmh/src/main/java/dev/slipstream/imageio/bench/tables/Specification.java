package dev.slipstream.imageio.bench.tables;

import dev.slipstream.imageio.bench.results.Result;
import dev.slipstream.imageio.bench.results.Row;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A table with the JDKs side by side, each with the same columns. Lines of which no JDK has a result are left out.
 *
 * @param headings of the labels
 * @param headingsOfJdk of the figures; {@code %d} is the JDK's version
 * @param lines which there are
 * @param cells the figures of a row; empty strings for none
 * @param means of each JDK, for a last line; null without one
 */
record Specification(List<String> headings, Function<Jdk, List<String>> headingsOfJdk,
        Function<List<Jdk>, List<Line>> lines, BiFunction<Line, Row, List<String>> cells,
        Function<Jdk, List<String>> means) {

    Specification(List<String> headings, Function<Jdk, List<String>> headingsOfJdk,
            Function<List<Jdk>, List<Line>> lines, BiFunction<Line, Row, List<String>> cells) {
        this(headings, headingsOfJdk, lines, cells, null);
    }

    /** A line: what stands in front, where its row is found, and who makes its figures if not the specification. */
    record Line(List<String> labels, Function<Jdk, Row> row, Function<Row, List<String>> cells) {

        Line(List<String> labels, Function<Jdk, Row> row) {
            this(labels, row, null);
        }
    }

    List<String> markdown(List<Jdk> jdks) {
        List<String> all = new ArrayList<>(headings);
        jdks.forEach(jdk -> headingsOfJdk.apply(jdk)
                .forEach(heading -> all.add(String.format(heading, jdk.feature()))));
        MarkdownTable table = new MarkdownTable(all);
        Map<String, Set<String>> commits = new TreeMap<>();
        for (Line line : lines.apply(jdks)) {
            List<String> figures = new ArrayList<>();
            for (Jdk jdk : jdks) {
                Row row = line.row().apply(jdk);
                figures.addAll(row == null ? headingsOfJdk.apply(jdk).stream().map(heading -> "").toList()
                        : line.cells() == null ? cells.apply(line, row) : line.cells().apply(row));
                if (row != null) {
                    row.sides().values().stream().map(Result::commit).forEach(commit -> commits
                            .computeIfAbsent(commit, key -> new LinkedHashSet<>())
                            .add(String.join(" ", line.labels()).strip()));
                }
            }
            if (!figures.stream().allMatch(String::isEmpty)) {
                List<String> row = new ArrayList<>(line.labels());
                row.addAll(figures);
                table.add(row);
            }
        }
        if (means != null) {
            List<String> last = new ArrayList<>(headings.stream().map(heading -> "").toList());
            last.set(0, "geometric mean");
            jdks.forEach(jdk -> last.addAll(means.apply(jdk)));
            table.add(last);
        }
        if (table.isEmpty()) {
            throw new IllegalArgumentException("the stored results have no row of it");
        }
        List<String> markdown = new ArrayList<>(table.lines());
        markdown.add("");
        markdown.add(caption(commits));
        return markdown;
    }

    /** Of which commit the figures are, row by row if there are several. */
    private static String caption(Map<String, Set<String>> commits) {
        if (commits.size() == 1) {
            return "Commit " + commits.keySet().iterator().next() + ".";
        }
        Map<String, Set<String>> rest = new LinkedHashMap<>(commits);
        String most = commits.entrySet().stream().max(Map.Entry.comparingByValue(
                (a, b) -> Integer.compare(a.size(), b.size()))).orElseThrow().getKey();
        rest.remove(most);
        return "Commit " + most + ", but " + rest.entrySet().stream()
                .map(entry -> entry.getKey() + " for " + String.join("; ", entry.getValue()))
                .collect(Collectors.joining(", and ")) + ".";
    }
}
