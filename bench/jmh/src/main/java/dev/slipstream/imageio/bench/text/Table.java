package dev.slipstream.imageio.bench.text;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** Text in columns that are as wide as their widest cell. A heading that begins with {@code >} aligns to the right. */
public final class Table {

    private static final String RIGHT = ">";
    private static final String GAP = "  ";

    private final List<Boolean> right = new ArrayList<>();
    private final List<List<String>> lines = new ArrayList<>();

    public Table(String... headings) {
        List<String> first = new ArrayList<>();
        for (String heading : headings) {
            right.add(heading.startsWith(RIGHT));
            first.add(heading.startsWith(RIGHT) ? heading.substring(1) : heading);
        }
        lines.add(first);
    }

    public void add(String... cells) {
        if (cells.length != right.size()) {
            throw new IllegalArgumentException(cells.length + " cells in a table of " + right.size() + " columns");
        }
        lines.add(List.of(cells));
    }

    public boolean isEmpty() {
        return lines.size() == 1;
    }

    public void print(PrintWriter out) {
        int[] widths = new int[right.size()];
        for (List<String> line : lines) {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], line.get(i).length());
            }
        }
        for (List<String> line : lines) {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < widths.length; i++) {
                String cell = line.get(i);
                String blanks = " ".repeat(widths[i] - cell.length());
                text.append(i == 0 ? "" : GAP).append(right.get(i) ? blanks + cell : cell + blanks);
            }
            out.println(text.toString().stripTrailing());
        }
    }
}
