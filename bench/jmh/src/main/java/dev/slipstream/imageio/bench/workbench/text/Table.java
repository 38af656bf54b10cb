package dev.slipstream.imageio.bench.workbench.text;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A table, as text in columns that are as wide as their widest cell, or in GitHub's Markdown. A heading that begins
 * with {@code >} is over figures, which stand at the right.
 */
public final class Table {

    private static final String RIGHT = ">";
    private static final String GAP = "  ";

    private final List<String> headings;
    private final List<List<String>> rows = new ArrayList<>();

    public Table(String... headings) {
        this(List.of(headings));
    }

    public Table(List<String> headings) {
        this.headings = List.copyOf(headings);
    }

    public void add(String... cells) {
        add(List.of(cells));
    }

    public void add(List<String> cells) {
        if (cells.size() != headings.size()) {
            throw new IllegalArgumentException(cells.size() + " cells in a table of " + headings.size() + " columns");
        }
        rows.add(List.copyOf(cells));
    }

    public boolean isEmpty() {
        return rows.isEmpty();
    }

    public void print(PrintWriter out) {
        List<Integer> widths = columns().map(this::width).boxed().toList();
        out.println(line(headings.stream().map(Table::name).toList(), widths));
        rows.forEach(row -> out.println(line(row, widths)));
    }

    private int width(int column) {
        return Math.max(name(headings.get(column)).length(),
                rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0));
    }

    private String line(List<String> cells, List<Integer> widths) {
        return columns().mapToObj(column -> {
            String cell = cells.get(column);
            String blanks = " ".repeat(widths.get(column) - cell.length());
            return isRight(column) ? blanks + cell : cell + blanks;
        }).collect(Collectors.joining(GAP)).stripTrailing();
    }

    /** The same without the columns in which nothing stands. */
    public Table withoutEmptyColumns() {
        List<Integer> columns = columns()
                .filter(column -> rows.stream().anyMatch(row -> !row.get(column).isEmpty())).boxed().toList();
        Table table = new Table(columns.stream().map(headings::get).toList());
        rows.forEach(row -> table.add(columns.stream().map(row::get).toList()));
        return table;
    }

    public List<String> markdown() {
        List<String> lines = new ArrayList<>();
        lines.add(markdown(headings.stream().map(Table::name).toList()));
        lines.add(markdown(columns().mapToObj(column -> isRight(column) ? "---:" : "---").toList()));
        rows.forEach(row -> lines.add(markdown(row.stream().map(Table::escaped).toList())));
        return lines;
    }

    private static String markdown(List<String> cells) {
        return cells.stream().collect(Collectors.joining(" | ", "| ", " |"));
    }

    private static String escaped(String text) {
        return MarkdownText.escaped(text).replace("|", "\\|");
    }

    private IntStream columns() {
        return IntStream.range(0, headings.size());
    }

    private boolean isRight(int column) {
        return headings.get(column).startsWith(RIGHT);
    }

    private static String name(String heading) {
        return heading.startsWith(RIGHT) ? heading.substring(RIGHT.length()) : heading;
    }
}
