package dev.slipstream.imageio.bench.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A table in GitHub's Markdown. A heading that begins with {@code >} is over figures, which stand at the right. */
final class MarkdownTable {

    private static final String RIGHT = ">";

    private final List<String> headings;
    private final List<List<String>> rows = new ArrayList<>();

    MarkdownTable(List<String> headings) {
        this.headings = List.copyOf(headings);
    }

    void add(List<String> cells) {
        if (cells.size() != headings.size()) {
            throw new IllegalArgumentException(cells.size() + " cells in a table of " + headings.size() + " columns");
        }
        rows.add(List.copyOf(cells));
    }

    boolean isEmpty() {
        return rows.isEmpty();
    }

    /** Columns in which nothing stands are left out. */
    List<String> lines() {
        List<Integer> columns = IntStream.range(0, headings.size())
                .filter(column -> rows.stream().anyMatch(row -> !row.get(column).isEmpty())).boxed().toList();
        List<String> lines = new ArrayList<>();
        lines.add(line(columns.stream().map(headings::get).map(MarkdownTable::name).toList()));
        lines.add(line(columns.stream().map(headings::get)
                .map(heading -> heading.startsWith(RIGHT) ? "---:" : "---").toList()));
        rows.forEach(row -> lines.add(line(columns.stream().map(row::get).map(MarkdownTable::escaped).toList())));
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
