package dev.slipstream.imageio.bench.tables;

import dev.slipstream.imageio.bench.command.Figures;
import dev.slipstream.imageio.bench.command.Table;
import dev.slipstream.imageio.bench.results.Result;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Where the stored results come from: machine and JDK, and below them how, when and of which commit each was made. */
final class MachineTable {

    private MachineTable() {
    }

    static List<String> lines(List<Jdk> jdks) {
        List<String> headings = new ArrayList<>(List.of(""));
        List<String> java = new ArrayList<>(List.of("Java"));
        List<String> machine = new ArrayList<>(List.of("machine"));
        List<String> lines = new ArrayList<>();
        for (Jdk jdk : jdks) {
            Result any = jdk.results().values().stream().flatMap(List::stream).max(Comparator.comparing(Result::date))
                    .orElseThrow();
            headings.add("JDK " + jdk.feature());
            java.add(any.vmVersion() + ", " + any.vmName());
            machine.add(any.machine());
            lines.addAll(runs(jdk));
        }
        Table table = new Table(headings);
        table.add(java);
        table.add(machine);
        List<String> all = new ArrayList<>(table.markdown());
        all.add("");
        all.addAll(lines);
        return all;
    }

    private static List<String> runs(Jdk jdk) {
        Set<String> runs = new LinkedHashSet<>();
        jdk.results().forEach((file, results) -> results.forEach(result ->
                runs.add("- JDK " + jdk.feature() + ", " + file + ": commit " + result.commit() + ", "
                        + result.date() + ", " + repeated(result) + flags(result.jvmArgs()) + "; `" + result.command()
                        + "`")));
        return List.copyOf(runs);
    }

    private static String repeated(Result result) {
        if (result.measurementIterations() == 0) {
            return "";
        }
        String time = result.measurementTime();
        return Figures.count(result.forks(), "fork") + " of "
                + Figures.count(result.measurementIterations(), "iteration")
                + (time == null || time.isEmpty() ? "" : " of " + time) + ", ";
    }

    private static String flags(List<String> flags) {
        return flags.isEmpty() ? "no flags" : "`" + String.join(" ", flags) + "`";
    }
}
