package dev.slipstream.imageio.bench.results;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import com.google.gson.JsonPrimitive;
import com.google.gson.JsonSerializer;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Files of results: JMH's JSON, a result a line when written here, so that the usual tools can compare two of them.
 * Where a result comes from is in the first result of a run, and holds for all that follow without their own:
 * JMH's readers take an array of results and nothing around it, and ignore keys that they do not know.
 */
public final class Results {

    /** Numbers that JSON does not have are text, as JMH writes them. */
    private static final JsonSerializer<Double> NUMBERS = (value, type, context) -> Double.isFinite(value)
            ? new JsonPrimitive(value) : new JsonPrimitive(value.toString());
    private static final Gson GSON = new GsonBuilder().disableHtmlEscaping()
            .registerTypeAdapter(double.class, NUMBERS).registerTypeAdapter(Double.class, NUMBERS).create();

    private static final Origin UNKNOWN = new Origin(null, null, null, null);

    private Results() {
    }

    public static List<Result> read(Path file) throws IOException {
        try (Reader in = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            Result[] results = GSON.fromJson(in, Result[].class);
            if (results == null) {
                throw new IOException(file + ": empty, not a list of results");
            }
            for (Result result : results) {
                if (result == null || result.benchmark() == null || result.vmVersion() == null
                        || result.primaryMetric() == null) {
                    throw new IOException(file + ": a result has no benchmark, vmVersion or primaryMetric");
                }
            }
            return withOrigins(results);
        } catch (JsonParseException e) {
            throw new IOException(file + ": not a list of results: " + e.getMessage(), e);
        }
    }

    private static List<Result> withOrigins(Result[] results) {
        List<Result> all = new ArrayList<>();
        Origin origin = UNKNOWN;
        for (Result result : results) {
            origin = result.origin().equals(UNKNOWN) ? origin : result.origin();
            all.add(result.stamped(origin));
        }
        return List.copyOf(all);
    }

    public static void write(Path file, List<Result> results) throws IOException {
        try (Writer out = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
            write(out, results);
        }
    }

    public static void write(Appendable out, List<Result> results) throws IOException {
        out.append('[');
        String separator = "\n";
        Origin origin = UNKNOWN;
        for (Result result : results) {
            boolean isOfSameRun = result.origin().equals(origin);
            out.append(separator).append(GSON.toJson(isOfSameRun ? result.stamped(UNKNOWN) : result));
            separator = ",\n";
            origin = result.origin();
        }
        out.append("\n]\n");
    }

    /** Says in a file that JMH has just written where its results come from. */
    public static void stamp(Path file, Origin origin) throws IOException {
        write(file, read(file).stream().map(result -> result.isStamped() ? result : result.stamped(origin)).toList());
    }
}
