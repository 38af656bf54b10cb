package dev.slipstream.imageio.bench.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A table in GitHub's Markdown; columns in which nothing stands are left out. */
public final class MarkdownTable {

    private static final String RIGHT = ">";

    private final List<String> headings;
    private final List<List<String>> rows = new ArrayList<>();

    /** A heading that begins with an angle bracket is over figures, which stand at the right. */
    public MarkdownTable(List<String> headings) {
        this.headings = List.copyOf(headings);
    }

    public void add(List<String> cells) {
        rows.add(cells.stream().map(MarkdownTable::escaped).toList());
    }

    public boolean isEmpty() {
        return rows.isEmpty();
    }

    public List<String> lines() {
        List<Integer> columns = IntStream.range(0, headings.size()).boxed()
                .filter(column -> rows.stream().anyMatch(row -> !row.get(column).isEmpty())).toList();
        List<String> lines = new ArrayList<>();
        lines.add(line(columns, headings.stream().map(heading -> heading.replaceFirst("^" + RIGHT, "")).toList()));
        lines.add(line(columns, headings.stream().map(heading -> heading.startsWith(RIGHT) ? "---:" : "---").toList()));
        rows.forEach(row -> lines.add(line(columns, row)));
        return lines;
    }

    private static String line(List<Integer> columns, List<String> cells) {
        return columns.stream().map(cells::get).collect(Collectors.joining(" | ", "| ", " |"));
    }

    private static String escaped(String text) {
        return MarkdownText.escaped(text).replace("|", "\\|");
    }
}
