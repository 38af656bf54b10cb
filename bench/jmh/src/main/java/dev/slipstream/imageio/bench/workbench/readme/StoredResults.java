package dev.slipstream.imageio.bench.workbench.readme;

import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import dev.slipstream.imageio.bench.workbench.report.JmhEntry;
import dev.slipstream.imageio.bench.workbench.results.Environment;
import dev.slipstream.imageio.bench.workbench.results.Run;
import dev.slipstream.imageio.bench.workbench.results.RunFile;
import dev.slipstream.imageio.bench.workbench.results.TableFile;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The folder of stored results, which has one for each JDK. */
final class StoredResults {

    private static final Pattern JDK = Pattern.compile("jdk-(\\d+)");
    private static final List<String> RUNS = List.of(JdkResults.J2D, JdkResults.SEEDS, JdkResults.COUNTS,
            JdkResults.COLD, JdkResults.PEERS, JdkResults.PEERS_WRITE);
    private static final String JMH = "jmh";

    private StoredResults() {
    }

    /** The newest JDK first; none if there is no such folder. */
    static List<JdkResults> in(Path folder) throws IOException {
        List<JdkResults> all = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            try (Stream<Path> children = Files.list(folder)) {
                for (Path child : children.toList()) {
                    Matcher name = JDK.matcher(child.getFileName().toString());
                    if (name.matches()) {
                        all.add(ofJdk(child, Integer.parseInt(name.group(1))));
                    }
                }
            }
        }
        all.sort(Comparator.comparingInt(JdkResults::feature).reversed());
        return all;
    }

    private static JdkResults ofJdk(Path folder, int feature) throws IOException {
        Map<String, Run> runs = new LinkedHashMap<>();
        for (String name : RUNS) {
            Path file = file(folder, name);
            if (Files.exists(file)) {
                runs.put(name, checked(RunFile.read(file), file, feature));
            }
        }
        if (runs.isEmpty()) {
            throw new IOException(folder + ": no run says which machine this is: " + RUNS + " are missing");
        }
        Path jmh = file(folder, JMH);
        return new JdkResults(feature, runs, Files.exists(jmh) ? jmh(jmh) : List.of(), tables(folder));
    }

    /** All other files, in the order of their names. */
    private static Map<String, TableFile> tables(Path folder) throws IOException {
        Map<String, TableFile> tables = new TreeMap<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.json")) {
            for (Path file : files) {
                String name = file.getFileName().toString().replaceFirst("\\.json$", "");
                if (!RUNS.contains(name) && !name.equals(JMH)) {
                    tables.put(name, TableFile.read(file));
                }
            }
        }
        return tables;
    }

    private static Path file(Path folder, String name) {
        return folder.resolve(name + ".json");
    }

    /** A figure without its machine says nothing. */
    private static Run checked(Run run, Path file, int feature) throws IOException {
        Environment machine = run.environment();
        for (String told : new String[] {machine.java(), machine.vm(), machine.os(), machine.cpu()}) {
            if (told == null || told.isBlank()) {
                throw new IOException(file + ": the machine is not described: " + machine);
            }
        }
        if (Runtime.Version.parse(machine.java()).feature() != feature) {
            throw new IOException(file + ": measured on JDK " + machine.java() + ", not on " + feature);
        }
        return run;
    }

    private static List<JmhEntry> jmh(Path file) throws IOException {
        try {
            List<JmhEntry> entries = List.of(new Gson().fromJson(Files.readString(file), JmhEntry[].class));
            if (!entries.stream().allMatch(JmhEntry::isComplete)) {
                throw new IOException(file + ": a result of JMH has no benchmark, mode, score or unit");
            }
            return entries;
        } catch (JsonParseException | NullPointerException e) {
            throw new IOException(file + ": not JMH's JSON: " + e.getMessage(), e);
        }
    }
}
