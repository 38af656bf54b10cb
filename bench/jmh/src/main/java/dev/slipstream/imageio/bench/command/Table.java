package dev.slipstream.imageio.bench.command;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A table, for a terminal or in GitHub's Markdown. A heading that begins with {@code >} is over figures, which are
 * right-aligned. Empty columns are left out.
 */
public final class Table {

    private static final String RIGHT = ">";
    private static final String GAP = "  ";

    private final List<String> headings;
    private final List<List<String>> rows = new ArrayList<>();

    public Table(List<String> headings) {
        this.headings = List.copyOf(headings);
    }

    public Table(String... headings) {
        this(List.of(headings));
    }

    public void add(List<String> cells) {
        if (cells.size() != headings.size()) {
            throw new IllegalArgumentException(cells.size() + " cells in a table of " + headings.size() + " columns");
        }
        rows.add(List.copyOf(cells));
    }

    public void add(String... cells) {
        add(List.of(cells));
    }

    public boolean isEmpty() {
        return rows.isEmpty();
    }

    private List<Integer> filledColumns() {
        return IntStream.range(0, headings.size())
                .filter(column -> rows.stream().anyMatch(row -> !row.get(column).isEmpty())).boxed().toList();
    }

    /**
     * For a terminal. Columns of these headings are dropped until no line is longer than that, those first that
     * are named first; no cell is cut.
     */
    public void print(PrintWriter out, int longest, List<String> expendable) {
        List<Integer> columns = new ArrayList<>(filledColumns());
        for (String heading : expendable) {
            if (length(columns) > longest) {
                columns.remove((Object) headings.indexOf(heading));
            }
        }
        out.println(line(headings.stream().map(Table::name).toList(), columns));
        rows.forEach(row -> out.println(line(row, columns)));
    }

    private int length(List<Integer> columns) {
        return columns.stream().mapToInt(this::width).sum() + GAP.length() * (columns.size() - 1);
    }

    private int width(int column) {
        return Math.max(name(headings.get(column)).length(),
                rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0));
    }

    private String line(List<String> cells, List<Integer> columns) {
        return columns.stream().map(column -> {
            String blanks = " ".repeat(width(column) - cells.get(column).length());
            return headings.get(column).startsWith(RIGHT) ? blanks + cells.get(column) : cells.get(column) + blanks;
        }).collect(Collectors.joining(GAP)).stripTrailing();
    }

    /** Its lines. */
    public List<String> markdown() {
        List<Integer> columns = filledColumns();
        List<String> lines = new ArrayList<>();
        lines.add(line(columns.stream().map(headings::get).map(Table::name).toList()));
        lines.add(line(columns.stream().map(headings::get)
                .map(heading -> heading.startsWith(RIGHT) ? "---:" : "---").toList()));
        rows.forEach(row -> lines.add(line(columns.stream().map(row::get).map(Table::escaped).toList())));
        return lines;
    }

    private static String line(List<String> cells) {
        return cells.stream().collect(Collectors.joining(" | ", "| ", " |"));
    }

    /** On one line, and without markup of HTML or Markdown. */
    private static String escaped(String text) {
        return text.replaceAll("\\s+", " ").replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
                .replaceAll("([\\\\`*_\\[\\]|])", "\\\\$1");
    }

    private static String name(String heading) {
        return heading.startsWith(RIGHT) ? heading.substring(1) : heading;
    }
}
