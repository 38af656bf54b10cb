package dev.slipstream.imageio.bench.compare;

import dev.slipstream.imageio.bench.results.Environment;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Where the reports go. A dash is standard output, which then carries nothing else. */
public record Destinations(String json, String csv) {

    private static final String STANDARD_OUTPUT = "-";

    boolean isTextWanted() {
        return !STANDARD_OUTPUT.equals(json) && !STANDARD_OUTPUT.equals(csv);
    }

    boolean isJsonWanted() {
        return json != null;
    }

    /** {@code environment}: for JSON; null if none is wanted. */
    void write(List<Row> rows, List<String> sides, Environment environment, PrintWriter out) throws IOException {
        write(json, new JsonReport(sides, environment), rows, out);
        write(csv, new CsvReport(), rows, out);
    }

    private static void write(String destination, Report report, List<Row> rows, PrintWriter out)
            throws IOException {
        if (destination == null) {
            return;
        }
        if (STANDARD_OUTPUT.equals(destination)) {
            report.write(rows, out);
            out.println();
            out.flush();
            return;
        }
        try (Writer file = Files.newBufferedWriter(Path.of(destination))) {
            report.write(rows, file);
        }
    }
}
