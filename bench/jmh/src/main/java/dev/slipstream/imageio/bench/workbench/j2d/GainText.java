package dev.slipstream.imageio.bench.workbench.j2d;

import dev.slipstream.imageio.bench.workbench.results.Gain;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import dev.slipstream.imageio.bench.workbench.text.Figures;
import dev.slipstream.imageio.bench.workbench.text.Paragraph;
import dev.slipstream.imageio.bench.workbench.text.Table;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * What J2DAnalyzer leaves to the reader: where Slipstream loses, row by row, against each of the others, which gains
 * are smaller than their error, and everything in one sentence at the end.
 */
final class GainText {

    private static final int FEW = 10;

    private record Row(String name, Gain gain) {
    }

    private final PrintWriter out;
    private final int width;
    private final boolean all;
    private final List<Result> results;
    private final AnalyzerKeys keys;

    /**
     * @param width of the longest line
     * @param all losses, not only a few, and ties as well
     */
    GainText(PrintWriter out, int width, boolean all, List<Result> results) {
        this.out = out;
        this.width = width;
        this.all = all;
        this.results = results;
        this.keys = new AnalyzerKeys(results);
    }

    void print() {
        List<String> sums = new ArrayList<>();
        for (String other : List.of(Result.JDK, Result.TWELVEMONKEYS)) {
            List<Row> rows = rows(other);
            if (!rows.isEmpty()) {
                list("Slower than " + other + ", by more than the error (95 %)",
                        rows.stream().filter(row -> row.gain().isLoss()).toList());
                if (all) {
                    list("Ties with " + other + ", the gain or loss is smaller than the error",
                            rows.stream().filter(row -> row.gain().isTie()).toList());
                }
                sums.add(sum(other, rows, sums.isEmpty()));
            }
        }
        long failed = results.stream().filter(J2dCommand::isAnyFailed).count();
        String failures = failed == 0 ? "" : "; " + Figures.count(failed) + " failed on a side";
        Paragraph.print(Figures.count(results.size()) + (results.size() == 1 ? " row" : " rows")
                + (sums.isEmpty() ? "" : ": " + Result.SLIPSTREAM + " is " + String.join(", ", sums)) + failures,
                out, width);
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
                    rows.add(new Row(keys.briefKey(result), gain));
                }
            }
        }
        rows.sort(Comparator.comparingDouble(row -> row.gain().ratio()));
        return rows;
    }

    /** Of one or two runs nobody can say who is faster. */
    private static String sum(String other, List<Row> rows, boolean isFirst) {
        double mean = Math.exp(rows.stream().mapToDouble(row -> Math.log(row.gain().ratio())).average().orElse(0));
        long wins = rows.stream().filter(row -> row.gain().isWin()).count();
        long losses = rows.stream().filter(row -> row.gain().isLoss()).count();
        String verdicts = rows.stream().allMatch(row -> Double.isNaN(row.gain().error()))
                ? "too few runs to know the error"
                : wins + " faster, " + (rows.size() - wins - losses) + " ties, " + losses + " slower";
        return Figures.number(mean) + (isFirst ? " times as fast as " : " as ") + other
                + " (" + (isFirst ? "geometric mean; " : "") + verdicts + ")";
    }

    private void list(String heading, List<Row> rows) {
        Table table = new Table(">ratio", "error", "~row");
        rows.stream().limit(all ? rows.size() : FEW).forEach(row ->
                table.add(Figures.ratio(row.gain().ratio()), error(row.gain()), row.name()));
        if (!table.isEmpty()) {
            out.println(heading + (all || rows.size() <= FEW ? "" : String.format(Locale.ROOT,
                    ", the worst %d of %,d (--all: all)", FEW, rows.size())) + ":");
            table.print(out, width);
            out.println();
        }
    }

    private static String error(Gain gain) {
        return Double.isNaN(gain.error()) ? "unknown" : Figures.error(gain.error());
    }
}
