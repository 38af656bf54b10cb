package dev.slipstream.imageio.bench.workbench.j2d;

import java.io.PrintWriter;
import java.util.Locale;

/** J2DAnalyzer's summary of one side. Whatever is within 2.5 % of the base is a tie there. */
final class AnalyzerSummary {

    private static final double LOSS = 97.5;
    private static final double WIN = 102.5;

    private final boolean isBase;
    private int tests;
    private int wins;
    private int ties;
    private int losses;
    private double total;
    private double best = Double.NEGATIVE_INFINITY;
    private double worst = Double.POSITIVE_INFINITY;
    private double bestSpread = Double.POSITIVE_INFINITY;
    private double worstSpread = Double.NEGATIVE_INFINITY;

    AnalyzerSummary(boolean isBase) {
        this.isBase = isBase;
    }

    void add(double score, double percent, double spread) {
        tests++;
        total += score;
        if (percent < LOSS) {
            losses++;
        } else if (percent > WIN) {
            wins++;
        } else {
            ties++;
        }
        best = Math.max(best, percent);
        worst = Math.min(worst, percent);
        bestSpread = Math.min(bestSpread, spread);
        worstSpread = Math.max(worstSpread, spread);
    }

    void print(PrintWriter out) {
        if (tests == 0) {
            out.println("    No tests matched reference results");
            return;
        }
        out.println("    Number of tests:  " + tests);
        out.println(String.format(Locale.ROOT, "    Overall average:  %10.4f", total / tests));
        out.println("    Best spread:      " + bestSpread + "% variance");
        out.println("    Worst spread:     " + worstSpread + "% variance");
        if (isBase) {
            out.println("    (Basis for results comparison)");
            return;
        }
        out.println("    Comparison to basis:");
        out.println("      Best result:      " + best + "% of basis");
        out.println("      Worst result:     " + worst + "% of basis");
        out.println("      Number of wins:   " + wins);
        out.println("      Number of ties:   " + ties);
        out.println("      Number of losses: " + losses);
    }
}
