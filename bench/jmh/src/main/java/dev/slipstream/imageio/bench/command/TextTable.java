package dev.slipstream.imageio.bench.command;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A table for a terminal. A heading that begins with {@code >} is over figures, which stand at the right. Where lines
 * are too long, columns go, those first that were named first; no cell is cut.
 */
public final class TextTable {

    private static final String RIGHT = ">";
    private static final String GAP = "  ";

    private final List<String> headings;
    private final List<List<String>> rows = new ArrayList<>();

    public TextTable(List<String> headings) {
        this.headings = List.copyOf(headings);
    }

    public TextTable(String... headings) {
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

    /** If lines are longer than that, columns of these headings go, as many as need to. */
    public void print(PrintWriter out, int longest, List<String> expendable) {
        List<Integer> columns = new ArrayList<>(IntStream.range(0, headings.size()).boxed().toList());
        for (String heading : expendable) {
            if (length(columns) > longest) {
                columns.remove((Object) headings.indexOf(heading));
            }
        }
        out.println(line(headings.stream().map(TextTable::name).toList(), columns));
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

    private static String name(String heading) {
        return heading.startsWith(RIGHT) ? heading.substring(1) : heading;
    }
}
