package dev.slipstream.imageio.bench.workbench.readme;

import dev.slipstream.imageio.bench.workbench.text.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * The layout of most tables: the JDKs side by side, each with the same columns. A heading of theirs may have a
 * {@code %d} for the JDK's version. Rows of which no JDK has a result are left out.
 *
 * @param cellsOfRow what stands in a row in front of the figures
 * @param cellsOfJdk its figures on one JDK; empty strings if it has none
 */
record JdkColumns<R>(List<String> headingsOfRow, List<String> headingsOfJdk, Function<R, List<String>> cellsOfRow,
        BiFunction<JdkResults, R, List<String>> cellsOfJdk) {

    List<String> lines(List<R> rows, List<JdkResults> jdks) {
        List<String> headings = new ArrayList<>(headingsOfRow);
        for (JdkResults jdk : jdks) {
            headingsOfJdk.forEach(heading -> headings.add(String.format(heading, jdk.feature())));
        }
        Table table = new Table(headings);
        for (R row : rows) {
            List<String> figures = new ArrayList<>();
            jdks.forEach(jdk -> figures.addAll(cellsOfJdk.apply(jdk, row)));
            if (!figures.stream().allMatch(String::isEmpty)) {
                List<String> cells = new ArrayList<>(cellsOfRow.apply(row));
                cells.addAll(figures);
                table.add(cells);
            }
        }
        if (table.isEmpty()) {
            throw new IllegalArgumentException("the stored results have no row of it");
        }
        return table.withoutEmptyColumns().markdown();
    }
}
