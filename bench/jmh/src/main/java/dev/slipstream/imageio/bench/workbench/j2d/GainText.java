package dev.slipstream.imageio.bench.workbench.j2d;

import dev.slipstream.imageio.bench.workbench.results.Gain;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * What J2DAnalyzer leaves to the reader: which gains are smaller than their error, and where Slipstream loses, row by
 * row, against each of the others.
 */
final class GainText {

    private record Row(String key, Gain gain) {
    }

    private final PrintWriter out;
    private final List<Result> results;
    private final AnalyzerKeys keys;

    GainText(PrintWriter out, List<Result> results) {
        this.out = out;
        this.results = results;
        this.keys = new AnalyzerKeys(results);
    }

    void print() {
        for (String other : List.of(Result.JDK, Result.TWELVEMONKEYS)) {
            List<Row> rows = rows(other);
            if (!rows.isEmpty()) {
                print(other, rows);
            }
        }
        out.flush();
    }

    private List<Row> rows(String other) {
        List<Row> rows = new ArrayList<>();
        for (Result result : results) {
            Samples base = result.sides().get(other);
            Samples test = result.sides().get(Result.SLIPSTREAM);
            if (base != null && test != null) {
                Gain gain = Gain.of(base, test);
                if (gain.isKnown()) {
                    rows.add(new Row(keys.shortKey(result), gain));
                }
            }
        }
        rows.sort(Comparator.comparingDouble(row -> row.gain().ratio()));
        return rows;
    }

    private void print(String other, List<Row> rows) {
        List<Row> losses = rows.stream().filter(row -> row.gain().isLoss()).toList();
        List<Row> ties = rows.stream().filter(row -> row.gain().isTie()).toList();
        out.println(Result.SLIPSTREAM + " against " + other + ", with the error (95 %): " + rows.size() + " rows, "
                + (rows.size() - losses.size() - ties.size()) + " faster, " + ties.size() + " ties, " + losses.size()
                + " slower");
        list("Slower than " + other + ", by more than the error:", losses);
        list("Ties with " + other + ", the gain or loss is smaller than the error:", ties);
        out.println();
    }

    private void list(String heading, List<Row> rows) {
        if (!rows.isEmpty()) {
            out.println("  " + heading);
        }
        for (Row row : rows) {
            out.println(String.format(Locale.ROOT, "    %7.1f%% %s  %s", 100 * row.gain().ratio(),
                    error(row.gain()), row.key()));
        }
    }

    private static String error(Gain gain) {
        return Double.isNaN(gain.error()) ? "(one run only)"
                : String.format(Locale.ROOT, "+-%5.1f%%", 100 * gain.error());
    }
}
