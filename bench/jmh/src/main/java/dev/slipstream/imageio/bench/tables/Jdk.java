package dev.slipstream.imageio.bench.tables;

import dev.slipstream.imageio.bench.results.Result;
import dev.slipstream.imageio.bench.results.Results;
import dev.slipstream.imageio.bench.results.Row;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What is stored for one JDK.
 *
 * @param results by the name of their file: streams, images, cold...
 * @param tables that are stored as they are
 */
record Jdk(int feature, Map<String, List<Result>> results, Map<String, TableFile> tables) {

    private static final Pattern FOLDER = Pattern.compile("jdk-(\\d+)");
    private static final Set<String> TABLES = Set.of("libraries", "spark");

    /** The newest JDK first; none if there is no such folder. */
    static List<Jdk> in(Path folder) throws IOException {
        List<Jdk> all = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            try (DirectoryStream<Path> children = Files.newDirectoryStream(folder)) {
                for (Path child : children) {
                    Matcher name = FOLDER.matcher(child.getFileName().toString());
                    if (name.matches()) {
                        all.add(read(child, Integer.parseInt(name.group(1))));
                    }
                }
            }
        }
        all.sort(Comparator.comparingInt(Jdk::feature).reversed());
        return all;
    }

    private static Jdk read(Path folder, int feature) throws IOException {
        Map<String, List<Result>> results = new TreeMap<>();
        Map<String, TableFile> tables = new TreeMap<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.json")) {
            for (Path file : files) {
                String name = file.getFileName().toString().replaceFirst("\\.json$", "");
                if (TABLES.contains(name)) {
                    tables.put(name, TableFile.read(file));
                } else {
                    results.put(name, checked(Results.read(file), file, feature));
                }
            }
        }
        return new Jdk(feature, results, tables);
    }

    /** A figure without its machine and commit says nothing. */
    private static List<Result> checked(List<Result> results, Path file, int feature) throws IOException {
        for (Result result : results) {
            if (!result.isStamped()) {
                throw new IOException(file + ": " + result.benchmark()
                        + " does not say its commit, date, machine and command");
            }
            if (Runtime.Version.parse(result.vmVersion()).feature() != feature) {
                throw new IOException(file + ": measured on JDK " + result.vmVersion() + ", not on " + feature);
            }
        }
        return results;
    }

    /** The JDKs with more than half the files of the one with most: for the others, only a summary is measured. */
    static List<Jdk> whole(List<Jdk> jdks) {
        int most = jdks.stream().mapToInt(jdk -> jdk.results.size()).max().orElse(0);
        return jdks.stream().filter(jdk -> 2 * jdk.results.size() > most).toList();
    }

    /** All rows of a file, in its order. */
    List<Row> rows(String file) {
        return Row.of(results.getOrDefault(file, List.of()));
    }

    /** The first of that benchmark, whose name may be cut at a dot, which has these parameters and maybe others. */
    Row find(String file, String benchmark, Map<String, String> params) {
        return rows(file).stream().filter(row -> ("." + row.benchmark()).endsWith("." + benchmark)
                && row.params().entrySet().containsAll(params.entrySet())).findFirst().orElse(null);
    }
}
