package dev.slipstream.imageio.bench.workbench.check;

import dev.slipstream.imageio.bench.workbench.results.Count;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import dev.slipstream.imageio.bench.workbench.text.Table;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** All verdicts as a table, and behind it in words what has failed. */
final class CheckTable {

    private static final List<String> RIVALS = List.of(Result.TWELVEMONKEYS, Result.SLIPSTREAM);

    private CheckTable() {
    }

    /** With columns for these counts. */
    static void print(List<Verdict> verdicts, List<Count> counts, PrintWriter out) {
        List<String> headings = new ArrayList<>(List.of("operation"));
        for (Count count : counts) {
            headings.add(">JDK, " + count.word());
            RIVALS.forEach(side -> headings.add(">" + side));
            headings.add(">bound");
        }
        headings.add("");
        Table table = new Table(headings.toArray(String[]::new));
        verdicts.forEach(verdict -> table.add(cells(verdict, counts)));
        table.print(out);
        for (Verdict verdict : verdicts) {
            verdict.failures().forEach(failure -> out.println(verdict.result().name() + ": " + failure));
        }
        out.flush();
    }

    private static String[] cells(Verdict verdict, List<Count> counts) {
        List<String> cells = new ArrayList<>(List.of(verdict.result().name()));
        for (Count count : counts) {
            cells.add(number(cost(verdict.result(), Result.JDK).of(count)));
            RIVALS.forEach(side -> cells.add(number(cost(verdict.result(), side).of(count))));
            cells.add(number(verdict.bound() == null ? null : verdict.bound().of(count)));
        }
        cells.add(verdict.isFailure() ? "FAILS" : String.join("; ", ok(verdict.notes())));
        return cells.toArray(String[]::new);
    }

    private static List<String> ok(List<String> notes) {
        return notes.isEmpty() ? List.of("ok") : notes;
    }

    private static Cost cost(Result result, String side) {
        Samples samples = result.sides().get(side);
        if (samples == null) {
            throw new IllegalArgumentException(result.name() + ": nothing counted on " + side);
        }
        return Cost.of(samples);
    }

    private static String number(Number number) {
        return number == null ? "" : number.toString();
    }
}
