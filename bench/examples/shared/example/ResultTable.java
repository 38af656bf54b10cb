package example;

import dev.slipstream.imageio.bench.results.Origin;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** A table that is printed, and stored as JSON for {@code bench tables}. */
public final class ResultTable {
    private final String title;
    private final String command;
    private final List<String> columns;
    private final List<List<String>> rows = new ArrayList<>();

    /** @param columns headings; {@code >} before one says that figures are below it */
    public ResultTable(String title, String command, String... columns) {
        this.title = title;
        this.command = command;
        this.columns = List.of(columns);
    }

    public void add(String... cells) {
        if (cells.length != columns.size()) {
            throw new IllegalArgumentException(cells.length + " cells for " + columns.size() + " columns");
        }
        rows.add(List.of(cells));
    }

    public String text() {
        List<List<String>> lines = new ArrayList<>(rows);
        lines.add(0, columns);
        int[] widths = new int[columns.size()];
        for (List<String> line : lines) {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], line.get(i).length());
            }
        }
        StringBuilder text = new StringBuilder(title).append('\n');
        for (List<String> line : lines) {
            for (int i = 0; i < widths.length; i++) {
                text.append(String.format("%-" + (widths[i] + 2) + "s", line.get(i)));
            }
            text.append('\n');
        }
        return text.toString().replaceAll(" +\n", "\n");
    }

    public void writeJson(Path file) throws IOException {
        Origin origin = Origin.now(command);
        String json = "{\n  \"title\": " + string(title) + ",\n  \"command\": " + string(command) + ",\n  \"jdk\": "
                + string(System.getProperty("java.vm.version") + ", " + System.getProperty("java.vendor"))
                + ",\n  \"machine\": " + string(origin.machine()) + ",\n  \"date\": " + string(origin.date())
                + ",\n  \"commit\": " + string(origin.commit()) + ",\n  \"columns\": " + array(columns)
                + ",\n  \"rows\": [\n"
                + rows.stream().map(row -> "    " + array(row)).collect(Collectors.joining(",\n")) + "\n  ]\n}\n";
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.writeString(file, json);
    }

    /** The one in the middle; sorts them. */
    public static double median(List<Double> values) {
        Collections.sort(values);
        int middle = values.size() / 2;
        return values.size() % 2 == 1 ? values.get(middle) : (values.get(middle - 1) + values.get(middle)) / 2;
    }

    private static String array(List<String> cells) {
        return cells.stream().map(ResultTable::string).collect(Collectors.joining(", ", "[", "]"));
    }

    private static String string(String text) {
        StringBuilder json = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            if (c == '"' || c == '\\') {
                json.append('\\').append(c);
            } else {
                json.append(c < ' ' ? String.format("\\u%04x", (int) c) : String.valueOf(c));
            }
        }
        return json.append('"').toString();
    }
}
