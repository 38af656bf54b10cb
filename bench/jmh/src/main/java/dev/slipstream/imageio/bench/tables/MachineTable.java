package dev.slipstream.imageio.bench.tables;

import dev.slipstream.imageio.bench.command.Figures;
import dev.slipstream.imageio.bench.command.Table;
import dev.slipstream.imageio.bench.results.Result;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Where the stored results come from: machines and JDK, and below them how, when and of which commit each was made. */
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
            machine.add(machines(jdk));
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

    /** With the files that were made on each, if there are several. */
    private static String machines(Jdk jdk) {
        Map<String, Set<String>> files = new TreeMap<>();
        jdk.results().forEach((file, results) -> results.forEach(result ->
                files.computeIfAbsent(result.machine(), machine -> new TreeSet<>()).add(file)));
        return files.size() == 1 ? files.keySet().iterator().next() : files.entrySet().stream()
                .map(machine -> machine.getKey() + ": " + String.join(", ", machine.getValue()))
                .collect(Collectors.joining("; "));
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
