package dev.slipstream.imageio.bench.workbench.text;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A table, as text in columns that are as wide as their widest cell, or in GitHub's Markdown. A heading that begins
 * with {@code >} is over figures, which stand at the right. Where a line has a limit, cells under a heading that begins
 * with {@code <} lose their beginning, as paths may, and those under one that begins with {@code ~} their end.
 */
public final class Table {

    private static final String RIGHT = ">";
    private static final String END_COUNTS = "<";
    private static final String BEGINNING_COUNTS = "~";
    private static final String CUT = "...";
    private static final int LEAST_WIDTH = 8;
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
        print(out, Integer.MAX_VALUE);
    }

    /** No line is longer than that. */
    public void print(PrintWriter out, int longest) {
        int[] widths = columns().map(this::width).toArray();
        narrow(widths, longest);
        println(out, line(headings.stream().map(Table::name).toList(), widths), longest);
        rows.forEach(row -> println(out, line(row, widths), longest));
    }

    private static void println(PrintWriter out, String line, int longest) {
        out.println(line.length() > longest ? line.substring(0, longest) : line);
    }

    /** Takes from the widest of the columns that may be cut, until all fit or none can give more. */
    private void narrow(int[] widths, int longest) {
        int excess = IntStream.of(widths).sum() + GAP.length() * (widths.length - 1) - longest;
        while (excess > 0) {
            int widest = columns().filter(this::isCut).boxed().max(Comparator.comparingInt(column -> widths[column]))
                    .orElse(-1);
            if (widest < 0 || widths[widest] <= LEAST_WIDTH) {
                return;
            }
            widths[widest]--;
            excess--;
        }
    }

    private boolean isCut(int column) {
        return headings.get(column).startsWith(END_COUNTS) || headings.get(column).startsWith(BEGINNING_COUNTS);
    }

    private String cut(int column, String cell, int width) {
        if (cell.length() <= width) {
            return cell;
        }
        int rest = width - CUT.length();
        return headings.get(column).startsWith(END_COUNTS)
                ? CUT + cell.substring(cell.length() - rest)
                : cell.substring(0, rest) + CUT;
    }

    private int width(int column) {
        return Math.max(name(headings.get(column)).length(),
                rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0));
    }

    private String line(List<String> cells, int[] widths) {
        return columns().mapToObj(column -> {
            String cell = cut(column, cells.get(column), widths[column]);
            String blanks = " ".repeat(widths[column] - cell.length());
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
        return heading.matches("[<>~].*") ? heading.substring(1) : heading;
    }
}
