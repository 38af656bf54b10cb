package dev.slipstream.imageio.bench.tables;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Of which commits the stored results are. */
final class Commits {

    private Commits() {
    }

    /** False, and says which files are of which commit, if there are several. */
    static boolean areOne(List<Jdk> jdks, PrintWriter out) {
        Map<String, Set<String>> files = new TreeMap<>();
        for (Jdk jdk : jdks) {
            String folder = "jdk-" + jdk.feature() + "/";
            jdk.results().forEach((file, results) -> results.forEach(result ->
                    files.computeIfAbsent(result.commit(), key -> new TreeSet<>()).add(folder + file)));
            jdk.tables().forEach((file, table) ->
                    files.computeIfAbsent(table.commit(), key -> new TreeSet<>()).add(folder + file));
        }
        if (files.size() > 1) {
            files.forEach((commit, names) -> out.println(commit + ": " + String.join(", ", names)));
        }
        return files.size() <= 1;
    }
}
