package dev.slipstream.imageio.bench.tables;

import dev.slipstream.imageio.bench.command.BenchCommand;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "tables",
        description = "Makes the tables in Markdown files, and README's picture, from the stored results; with --check,"
                + " exit code 1 where they do not agree.")
public final class TablesCommand extends BenchCommand {

    @Option(names = "--file", paramLabel = "FILE", split = ",",
            defaultValue = "README.md,bench/examples/libraries/README.md,bench/examples/spark/README.md,"
                    + "bench/RESULTS.md",
            description = "The Markdown files. Default: ${DEFAULT-VALUE}")
    private List<Path> files;

    @Option(names = "--results", paramLabel = "FOLDER", defaultValue = "bench/results",
            description = "Where the stored results are. Default: ${DEFAULT-VALUE}")
    private Path results;

    @Option(names = "--check", description = "Change nothing, only say what does not agree.")
    private boolean check;

    @Option(names = "--release", description = "Exit code 1 unless all stored results are of one commit, too.")
    private boolean release;

    @Override
    public Integer call() throws IOException {
        List<Jdk> jdks = Jdk.in(results);
        boolean agree = !release || isOfOneCommit(jdks);
        for (Path file : files) {
            agree &= run(file, jdks);
        }
        agree &= chart(jdks);
        out().flush();
        return agree ? SAME : DIFFERS;
    }

    private boolean isOfOneCommit(List<Jdk> jdks) {
        Commits commits = new Commits();
        jdks.forEach(jdk -> jdk.results().keySet().forEach(file ->
                jdk.rows(file).forEach(row -> commits.add(row, "jdk-" + jdk.feature() + "/" + file))));
        if (!commits.isOne()) {
            out().println(results + ": not all of one commit. " + commits.caption());
        }
        return commits.isOne();
    }

    /** The picture beside the results, of the newest JDK that has all. */
    private boolean chart(List<Jdk> jdks) throws IOException {
        String svg = Jdk.whole(jdks).stream().findFirst().map(Chart::svg).orElse("");
        Path file = results.resolve("chart.svg");
        if (svg.isEmpty() || (Files.exists(file) && Files.readString(file).equals(svg))) {
            return true;
        }
        if (check) {
            out().println(file + " is not what the results say; 'bench tables' makes it anew");
            return false;
        }
        Files.writeString(file, svg);
        out().println(file + ": made anew");
        return true;
    }

    /** Returns false if tables do not agree with the results and were to be checked only. */
    private boolean run(Path file, List<Jdk> jdks) throws IOException {
        Markers markers = renewed(file, jdks);
        if (check) {
            markers.disagreements().forEach(each -> tell(file, each));
            return markers.disagreements().isEmpty();
        }
        if (!markers.disagreements().isEmpty()) {
            Files.writeString(file, markers.text(), StandardCharsets.UTF_8);
        }
        markers.disagreements().forEach(each -> out().println(file + ":" + each.line() + ": made '" + each.table()
                + "' anew"));
        return true;
    }

    private Markers renewed(Path file, List<Jdk> jdks) throws IOException {
        String text = Files.readString(file, StandardCharsets.UTF_8);
        try {
            return Markers.renew(text, name -> lines(name, jdks));
        } catch (IOException | IllegalArgumentException e) {
            throw new IOException(file + ": " + e.getMessage(), e);
        }
    }

    private List<String> lines(String name, List<Jdk> jdks) {
        if (jdks.isEmpty()) {
            throw new IllegalArgumentException("table '" + name + "': no results in " + results);
        }
        try {
            return Tables.lines(name, jdks);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("table '" + name + "': " + e.getMessage(), e);
        }
    }

    /** The lines that only one of both has, as in a diff. */
    private void tell(Path file, Markers.Disagreement disagreement) {
        out().println(file + ":" + disagreement.line() + ": table '" + disagreement.table()
                + "' is not what the results say; 'bench tables' makes it anew");
        List<String> gone = new ArrayList<>(disagreement.is());
        gone.removeAll(disagreement.shouldBe());
        List<String> missing = new ArrayList<>(disagreement.shouldBe());
        missing.removeAll(disagreement.is());
        gone.forEach(line -> out().println("- " + line));
        missing.forEach(line -> out().println("+ " + line));
    }
}
