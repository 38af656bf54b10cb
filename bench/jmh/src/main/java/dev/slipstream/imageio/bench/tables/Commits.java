package dev.slipstream.imageio.bench.tables;

import dev.slipstream.imageio.bench.results.Row;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Of which commits the stored results are. */
final class Commits {

    /** What is of each, by its labels. */
    private final Map<String, Set<String>> labels = new TreeMap<>();

    void add(Row row, String label) {
        row.sides().values().forEach(result ->
                labels.computeIfAbsent(result.commit(), commit -> new LinkedHashSet<>()).add(label));
    }

    /** Below a table, row by row if there are several. */
    String caption() {
        String most = labels.keySet().stream().max(Comparator.comparingInt(commit -> labels.get(commit).size()))
                .orElseThrow();
        String others = labels.entrySet().stream().filter(entry -> !entry.getKey().equals(most))
                .map(entry -> entry.getKey() + " for " + String.join("; ", entry.getValue()))
                .collect(Collectors.joining(", and "));
        return "Commit " + most + (others.isEmpty() ? "" : ", but " + others) + ".";
    }

    /**
     * False, and says which files are of which commit, if the library is not the same in all of them. What a commit
     * changes elsewhere makes no figure void.
     */
    static boolean isOne(List<Jdk> jdks, PrintWriter out) throws IOException {
        Map<String, Set<String>> files = new TreeMap<>();
        for (Jdk jdk : jdks) {
            String folder = "jdk-" + jdk.feature() + "/";
            jdk.results().forEach((file, results) -> results.forEach(result ->
                    files.computeIfAbsent(result.commit(), key -> new TreeSet<>()).add(folder + file)));
            jdk.tables().forEach((file, table) ->
                    files.computeIfAbsent(table.commit(), key -> new TreeSet<>()).add(folder + file));
        }
        Set<String> libraries = new TreeSet<>();
        for (String commit : files.keySet()) {
            libraries.add(library(commit));
        }
        if (libraries.size() > 1) {
            files.forEach((commit, names) -> out.println(commit + ": " + String.join(", ", names)));
        }
        return libraries.size() <= 1;
    }

    /** The library's files in a commit as git lists them, without pages; the commit if git does not know it. */
    private static String library(String commit) throws IOException {
        Process git = new ProcessBuilder("git", "ls-tree", "-r", "--full-tree", commit, "src/main")
                .redirectError(ProcessBuilder.Redirect.DISCARD).start();
        try (BufferedReader lines = git.inputReader()) {
            String files = lines.lines().filter(file -> !file.endsWith(".md")).collect(Collectors.joining("\n"));
            return files.isEmpty() ? commit : files;
        }
    }
}
