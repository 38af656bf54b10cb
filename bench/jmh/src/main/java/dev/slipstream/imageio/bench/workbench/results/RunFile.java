package dev.slipstream.imageio.bench.workbench.results;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** A run as JSON, a result a line, so that two of them can be compared with the usual tools. */
public final class RunFile {

    private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();
    private static final String RESULTS = "results";

    private RunFile() {
    }

    public static Run read(Path file) throws IOException {
        try (Reader in = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            Run run = GSON.fromJson(in, Run.class);
            if (run == null || run.kind() == null || run.environment() == null || run.method() == null) {
                throw new IOException(file + ": not a run of measurements: kind, environment or method is missing");
            }
            return run;
        } catch (RuntimeException e) {
            // Gson's own for what is no JSON; what a record refuses to be made of, within another.
            throw new IOException(file + ": not a run of measurements: " + e.getMessage(), e);
        }
    }

    public static void write(Path file, Run run) throws IOException {
        JsonObject head = JsonParser.parseString(GSON.toJson(run)).getAsJsonObject();
        head.remove(RESULTS);
        try (Writer out = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
            String text = GSON.toJson(head);
            out.append(text, 0, text.length() - 1).append(",\n\"").append(RESULTS).append("\":[");
            String separator = "\n";
            for (Result result : run.results()) {
                out.append(separator).append(GSON.toJson(result));
                separator = ",\n";
            }
            out.append("\n]}\n");
        }
    }
}
