package dev.slipstream.imageio.bench.check;

import dev.slipstream.imageio.bench.results.Result;
import dev.slipstream.imageio.bench.results.Samples;
import dev.slipstream.imageio.bench.text.Table;
import java.io.PrintWriter;
import java.util.List;

/** All verdicts as a table, and behind it in words what has failed. */
final class CheckTable {

    private CheckTable() {
    }

    static void print(List<Verdict> verdicts, PrintWriter out) {
        Table table = new Table("operation", ">JDK, bytes", ">TwelveMonkeys", ">Slipstream", ">bound",
                ">JDK, calls", ">TwelveMonkeys", ">Slipstream", ">bound", "");
        for (Verdict verdict : verdicts) {
            Result result = verdict.result();
            table.add(result.name(), bytes(result, Result.JDK), bytes(result, Result.TWELVEMONKEYS),
                    bytes(result, Result.SLIPSTREAM), verdict.bound() == null ? "" : "" + verdict.bound().bytes(),
                    calls(result, Result.JDK), calls(result, Result.TWELVEMONKEYS),
                    calls(result, Result.SLIPSTREAM), number(verdict.bound() == null ? null : verdict.bound().calls()),
                    verdict.isFailure() ? "FAILS" : String.join("; ", ok(verdict.notes())));
        }
        table.print(out);
        for (Verdict verdict : verdicts) {
            verdict.failures().forEach(failure -> out.println(verdict.result().name() + ": " + failure));
        }
        out.flush();
    }

    private static List<String> ok(List<String> notes) {
        return notes.isEmpty() ? List.of("ok") : notes;
    }

    private static String bytes(Result result, String side) {
        return number(cost(result, side).bytes());
    }

    private static String calls(Result result, String side) {
        return number(cost(result, side).calls());
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
