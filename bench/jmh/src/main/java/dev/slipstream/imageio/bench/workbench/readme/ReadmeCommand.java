package dev.slipstream.imageio.bench.workbench.readme;

import dev.slipstream.imageio.bench.workbench.command.BenchCommand;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "readme",
        description = "Makes the tables of README and of bench/RESULTS.md from the stored results; with --check, exit"
                + " code 1 where they do not agree.")
public final class ReadmeCommand extends BenchCommand {

    @Option(names = "--file", paramLabel = "FILE", split = ",", defaultValue = "README.md,bench/RESULTS.md",
            description = "The Markdown files. Default: ${DEFAULT-VALUE}")
    private List<Path> files;

    @Option(names = "--results", paramLabel = "FOLDER", defaultValue = "bench/results",
            description = "Where the stored results are. Default: ${DEFAULT-VALUE}")
    private Path results;

    @Option(names = "--check", description = "Change nothing, only tell what does not agree.")
    private boolean check;

    @Override
    public Integer call() throws IOException {
        List<JdkResults> jdks = StoredResults.in(results);
        boolean agree = true;
        for (Path file : files) {
            agree &= run(file, jdks);
        }
        out().flush();
        return agree ? SAME : DIFFERS;
    }

    /** Returns false if tables do not agree with the results and were to be checked only. */
    private boolean run(Path file, List<JdkResults> jdks) throws IOException {
        Markers markers = renewed(file, jdks);
        if (check) {
            markers.disagreements().forEach(each -> tell(file, each));
            return markers.disagreements().isEmpty();
        }
        if (!markers.disagreements().isEmpty()) {
            Files.writeString(file, String.join("\n", markers.text()), StandardCharsets.UTF_8);
        }
        markers.disagreements().forEach(each -> out().println(file + ":" + each.line() + ": made '" + each.table()
                + "' anew"));
        return true;
    }

    private Markers renewed(Path file, List<JdkResults> jdks) throws IOException {
        String text = Files.readString(file, StandardCharsets.UTF_8);
        try {
            return Markers.renew(List.of(text.split("\n", -1)), name -> lines(name, jdks));
        } catch (IOException | IllegalArgumentException e) {
            throw new IOException(file + ": " + e.getMessage(), e);
        }
    }

    private List<String> lines(String name, List<JdkResults> jdks) {
        ReadmeTable table = jdks.stream().anyMatch(jdk -> jdk.tables().containsKey(name)) ? new StoredTable(name)
                : ReadmeTables.ALL.get(name);
        if (table == null) {
            throw new IllegalArgumentException("unknown table '" + name + "', there are " + ReadmeTables.ALL.keySet());
        }
        if (jdks.isEmpty()) {
            throw new IllegalArgumentException("table '" + name + "': no results in " + results);
        }
        try {
            return table.lines(jdks);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("table '" + name + "': " + e.getMessage(), e);
        }
    }

    /** The lines that only one of both has, as in a diff. */
    private void tell(Path file, Markers.Disagreement disagreement) {
        out().println(file + ":" + disagreement.line() + ": table '" + disagreement.table()
                + "' is not what the results say; 'bench readme' makes it anew");
        List<String> gone = new ArrayList<>(disagreement.is());
        gone.removeAll(disagreement.shouldBe());
        List<String> missing = new ArrayList<>(disagreement.shouldBe());
        missing.removeAll(disagreement.is());
        gone.forEach(line -> out().println("- " + line));
        missing.forEach(line -> out().println("+ " + line));
    }
}
