package dev.slipstream.imageio.bench.tables;

import dev.slipstream.imageio.bench.command.Table;
import dev.slipstream.imageio.bench.results.Result;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Function;

/** All tables, by the names that markers call them. */
public final class Tables {

    private static final Map<String, Function<List<Jdk>, List<String>>> OTHERS = Map.of(
            "machine", MachineTable::lines,
            "break-even", jdks -> ColdRows.breakEven(jdks).markdown(),
            "losses", LossTable::lines,
            "real", RealTable::reads,
            "real-losses", RealLosses::lines,
            "real-writes", RealTable::writes);

    /** This table has all JDKs side by side; the others have the newest one with results. */
    private static final String OF_ALL_JDKS = "jdks";

    /** Of a stored table, the cell of the rows that are shown: other ways to add a jar to Spark differ by chance. */
    private static final Map<String, String> SHOWN = Map.of("spark", "extraClassPath");

    private Tables() {
    }

    /**
     * What a command has just measured, for a terminal, as it would be in a file of results.
     *
     * @param name of the table, and of the file
     * @param expendable headings of columns that go first where lines are too long
     */
    public static void print(String name, List<Result> results, PrintWriter out, int width, List<String> expendable) {
        List<Jdk> jdks = List.of(new Jdk(Runtime.version().feature(), Map.of(name, results), Map.of()));
        Specifications.ALL.get(name).table(jdks).print(out, width, expendable);
        Table curves = ColdRows.breakEven(jdks);
        if (!curves.isEmpty()) {
            out.println();
            curves.print(out, width, List.of());
        }
        out.flush();
    }

    static List<String> lines(String name, List<Jdk> jdks) {
        if (Specifications.ALL.containsKey(name)) {
            Specification table = Specifications.ALL.get(name);
            return table.markdown(OF_ALL_JDKS.equals(name) ? jdks : Jdk.whole(jdks).stream()
                    .filter(jdk -> !table.table(List.of(jdk)).isEmpty()).limit(1).toList());
        }
        if (OTHERS.containsKey(name)) {
            return OTHERS.get(name).apply(jdks);
        }
        List<String> lines = new ArrayList<>();
        for (Jdk jdk : jdks) {
            if (jdk.tables().containsKey(name)) {
                lines.addAll(lines.isEmpty() ? List.of() : List.of(""));
                lines.addAll(jdk.tables().get(name).markdown(SHOWN.get(name)));
            }
        }
        if (lines.isEmpty()) {
            TreeSet<String> names = new TreeSet<>(Specifications.ALL.keySet());
            names.addAll(OTHERS.keySet());
            throw new IllegalArgumentException("unknown, there are " + names);
        }
        return lines;
    }
}
