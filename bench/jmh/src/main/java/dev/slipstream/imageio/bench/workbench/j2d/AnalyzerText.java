package dev.slipstream.imageio.bench.workbench.j2d;

import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import java.io.PrintWriter;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The lines of J2DBench's analyzer, which everybody who has tuned ImageIO has read: for every row each side's score, in
 * units per millisecond, without its best and its worst run, the variance, and the per cent of the first side. Then its
 * summary. A row that failed on a side says why where the analyzer would say that it was not run.
 */
final class AnalyzerText {

    private final PrintWriter out;
    private final List<Result> results;
    private final AnalyzerKeys keys;
    private final Map<String, AnalyzerSummary> summaries = new LinkedHashMap<>();

    AnalyzerText(PrintWriter out, List<Result> results) {
        this.out = out;
        this.results = results.stream().sorted(Comparator.comparing(AnalyzerKeys::key)).toList();
        this.keys = new AnalyzerKeys(results);
    }

    void print() {
        out.println("Options common across all tests:");
        if (!keys.commonName().isEmpty()) {
            out.println("  testname=" + keys.commonName());
        }
        keys.common().forEach((name, value) -> out.println("  " + name + "=" + value));
        out.println();
        results.forEach(this::print);
        out.println();
        out.println("Summary:");
        summaries.forEach((side, summary) -> {
            out.println("  " + side + ": ");
            summary.print(out);
            out.println();
        });
        out.flush();
    }

    private void print(Result result) {
        out.println(keys.shortKey(result) + ":");
        double base = Double.NaN;
        boolean isBase = true;
        for (String side : result.sides().keySet()) {
            Samples samples = result.sides().get(side);
            AnalyzerSummary summary = summary(side, isBase);
            double score = result.score(side);
            if (isBase) {
                base = score;
                isBase = false;
            }
            out.println(side + ": " + (samples.isFailure() ? "not run: " + oneLine(samples.failure())
                    : line(samples, score, base, summary)));
        }
    }

    private AnalyzerSummary summary(String side, boolean isBase) {
        return summaries.computeIfAbsent(side, key -> new AnalyzerSummary(isBase));
    }

    private static String line(Samples samples, double score, double base, AnalyzerSummary summary) {
        double spread = AnalyzerNumber.percent(samples.spread());
        String line = AnalyzerNumber.score(score) + " (var=" + spread + "%)";
        if (Double.isNaN(base)) {
            return line + " (nothing to compare with)";
        }
        double percent = AnalyzerNumber.percent(score / base);
        summary.add(score, percent, spread);
        return line + " (" + percent + "%)";
    }

    private static String oneLine(String text) {
        return String.valueOf(text).replaceAll("\\s+", " ");
    }
}
