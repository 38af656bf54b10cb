package dev.slipstream.imageio.bench.tables;

import dev.slipstream.imageio.bench.command.Table;
import dev.slipstream.imageio.bench.results.Row;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;

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
        Function<List<Jdk>, List<Line>> lines, BiFunction<Jdk, Row, List<String>> cells,
        Function<Jdk, List<String>> means) {

    Specification(List<String> headings, Function<Jdk, List<String>> headingsOfJdk,
            Function<List<Jdk>, List<Line>> lines, BiFunction<Jdk, Row, List<String>> cells) {
        this(headings, headingsOfJdk, lines, cells, null);
    }

    /** A line: its labels, and where its row is found. */
    record Line(List<String> labels, Function<Jdk, Row> row) {

        /** One for each row of a file that some JDK has. */
        static List<Line> of(String file, Function<Row, List<String>> label, List<Jdk> jdks, Predicate<Row> isWanted) {
            Set<List<String>> all = new LinkedHashSet<>();
            jdks.forEach(jdk -> jdk.rows(file).stream().filter(isWanted).forEach(row -> all.add(label.apply(row))));
            return all.stream().map(labels -> new Line(labels, jdk -> jdk.rows(file).stream()
                    .filter(row -> isWanted.test(row) && label.apply(row).equals(labels)).findFirst().orElse(null)))
                    .toList();
        }
    }

    Table table(List<Jdk> jdks) {
        List<String> all = new ArrayList<>(headings);
        jdks.forEach(jdk -> headingsOfJdk.apply(jdk)
                .forEach(heading -> all.add(String.format(heading, jdk.feature()))));
        Table table = new Table(all);
        for (Line line : lines.apply(jdks)) {
            List<String> row = new ArrayList<>(line.labels());
            jdks.forEach(jdk -> row.addAll(figures(jdk, line.row().apply(jdk))));
            if (row.stream().skip(headings.size()).anyMatch(figure -> !figure.isEmpty())) {
                table.add(row);
            }
        }
        if (means != null && !table.isEmpty()) {
            List<String> last = new ArrayList<>(headings.stream().map(heading -> "").toList());
            last.set(0, "geometric mean");
            jdks.forEach(jdk -> last.addAll(means.apply(jdk)));
            table.add(last);
        }
        return table;
    }

    private List<String> figures(Jdk jdk, Row row) {
        return row == null ? headingsOfJdk.apply(jdk).stream().map(heading -> "").toList() : cells.apply(jdk, row);
    }

    List<String> markdown(List<Jdk> jdks) {
        Table table = table(jdks);
        if (table.isEmpty()) {
            throw new IllegalArgumentException("the stored results have no row of it");
        }
        List<String> markdown = new ArrayList<>(table.markdown());
        markdown.add("");
        markdown.add(caption(jdks));
        return markdown;
    }

    private String caption(List<Jdk> jdks) {
        Commits commits = new Commits();
        for (Line line : lines.apply(jdks)) {
            jdks.stream().map(line.row()).filter(Objects::nonNull)
                    .forEach(row -> commits.add(row, String.join(" ", line.labels()).strip()));
        }
        return commits.caption();
    }
}
