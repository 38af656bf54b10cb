package dev.slipstream.imageio.bench.compare;

import dev.slipstream.imageio.bench.results.Metric;
import dev.slipstream.imageio.bench.results.Origin;
import dev.slipstream.imageio.bench.results.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Rows as results are stored: an element for each task with each image on each side. */
final class StoredRows {

    private StoredRows() {
    }

    static List<Result> of(List<Row> rows, Operation operation, Origin origin) {
        List<Result> results = new ArrayList<>();
        for (Row row : rows) {
            results.add(result(row, Result.JDK, row.jdk(), operation, origin));
            results.add(result(row, Result.SLIPSTREAM, row.slipstream(), operation, origin));
        }
        return results;
    }

    /** What could not be timed has no values, and NaN for a score. */
    private static Result result(Row row, String side, Measurement measured, Operation operation, Origin origin) {
        Map<String, String> params = new TreeMap<>();
        params.put(Result.SIDE, side);
        params.put("file", row.file().toString());
        params.put("place", row.task().place());
        params.put("format", row.format());
        params.put("size", row.size());
        params.put("verdict", row.verdict().name());
        params.put("outcome", measured.outcome().describe());
        params.put("jdk error", row.jdkError().name());
        return Result.of("compare." + operation.name().toLowerCase(Locale.ROOT), params,
                Metric.of("ns/op", measured.all()), Map.of(), origin);
    }
}
