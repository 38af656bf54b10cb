package dev.slipstream.imageio.bench.workbench.seeds;

import dev.slipstream.imageio.bench.workbench.results.Cells;
import dev.slipstream.imageio.bench.workbench.results.Gain;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import dev.slipstream.imageio.bench.workbench.text.Figures;
import dev.slipstream.imageio.bench.workbench.text.Table;
import java.io.PrintWriter;
import java.util.List;

/** The first document's table: its figures against the code of 2005, ours against today's. */
final class PrimitiveTable {

    private static final double PER_CENT = 100;

    private PrimitiveTable() {
    }

    /** The results are in the order of the document's rows. */
    static void print(List<Result> results, PrintWriter out) {
        List<Result> rows =
                results.stream().filter(result -> result.name().startsWith(PrimitiveSeed.PREFIX)).toList();
        if (rows.size() != PrimitiveFigures.ALL.size()) {
            throw new IllegalArgumentException(rows.size() + " results for " + PrimitiveFigures.ALL.size() + " rows");
        }
        out.println("Throughput; the document: the code of 2005 = 100 %, ours and TwelveMonkeys': today's JDK = 100 %"
                + " (~: the error is larger than the gain)");
        Table table = new Table("test", "source or destination", ">document", ">JDK, 1/ms", ">TwelveMonkeys",
                ">Slipstream", "reached");
        int reached = 0;
        for (int i = 0; i < rows.size(); i++) {
            PrimitiveFigures figures = PrimitiveFigures.ALL.get(i);
            Result row = rows.get(i);
            Samples jdk = row.sides().get(Result.JDK);
            Samples ours = row.sides().get(Result.SLIPSTREAM);
            String verdict = verdict(jdk, ours, figures.percent());
            reached += verdict.startsWith("yes") ? 1 : 0;
            table.add(figures.label(), figures.describePlace(), document(figures), score(row) + " " + row.unit(),
                    Cells.percent(jdk, row.sides().get(Result.TWELVEMONKEYS)), Cells.percent(jdk, ours), verdict);
        }
        table.print(out);
        out.println(reached + " of " + rows.size() + " rows reach the document's figure");
        rows.forEach(row -> Seed.printFailures(row.name(), row, out));
    }

    private static String document(PrimitiveFigures figures) {
        return figures.besides().isEmpty()
                ? figures.percent() + " %"
                : figures.besides() + "; " + figures.percent() + " %";
    }

    private static String score(Result row) {
        double score = row.score(Result.JDK);
        return Double.isNaN(score) ? Cells.FAILED : Figures.number(score);
    }

    /** Also whether it is slower than today's JDK, whatever the document had. */
    private static String verdict(Samples jdk, Samples ours, int percent) {
        if (jdk.isFailure() || ours.isFailure()) {
            return Cells.NONE;
        }
        Gain gain = Gain.of(jdk, ours);
        String reached = PER_CENT * gain.ratio() >= percent ? "yes" : "NO";
        return gain.isLoss() ? reached + ", slower than the JDK" : reached;
    }
}
