package dev.slipstream.imageio.bench.tables;

import dev.slipstream.imageio.bench.command.Figures;
import dev.slipstream.imageio.bench.command.Table;
import dev.slipstream.imageio.bench.results.Result;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Where the stored results come from: machines and JDKs, and below them when, how and of which commit each file was
 * made. Commands are too long for it: a file has that of each run.
 */
final class MachineTable {

    private MachineTable() {
    }

    static List<String> lines(List<Jdk> jdks) {
        List<String> headings = new ArrayList<>(List.of(""));
        List<String> java = new ArrayList<>(List.of("Java"));
        List<String> machine = new ArrayList<>(List.of("machine"));
        for (Jdk jdk : jdks) {
            Result any = jdk.results().values().stream().flatMap(List::stream).max(Comparator.comparing(Result::date))
                    .orElseThrow();
            headings.add("JDK " + jdk.feature());
            java.add(any.vmVersion() + ", " + any.vmName());
            machine.add(jdk.results().values().stream().flatMap(List::stream).map(Result::machine).distinct()
                    .collect(Collectors.joining("; ")));
        }
        Table table = new Table(headings);
        table.add(java);
        table.add(machine);
        List<String> lines = new ArrayList<>(table.markdown());
        lines.add("");
        files(jdks).forEach((file, results) -> lines.add("- " + file + ": commit " + all(results, Result::commit) + ", "
                + all(results, result -> result.date().replaceFirst("T.*", "")) + "; " + all(results,
                result -> repeated(result) + flags(result.jvmArgs()))));
        return lines;
    }

    private static Map<String, List<Result>> files(List<Jdk> jdks) {
        Map<String, List<Result>> files = new TreeMap<>();
        jdks.forEach(jdk -> jdk.results().forEach((file, results) ->
                files.computeIfAbsent(file, name -> new ArrayList<>()).addAll(results)));
        return files;
    }

    /** What its runs have, each once. */
    private static String all(List<Result> results, Function<Result, String> part) {
        return results.stream().map(part).distinct().collect(Collectors.joining("; "));
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
