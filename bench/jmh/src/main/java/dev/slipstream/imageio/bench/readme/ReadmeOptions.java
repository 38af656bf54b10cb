package dev.slipstream.imageio.bench.readme;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** The command line that brings README and the tables of results up to date with stored results. */
public final class ReadmeOptions {

    @Option(names = "--file", paramLabel = "FILE", split = ",", defaultValue = "README.md,bench/RESULTS.md",
            description = "The Markdown files. Default: ${DEFAULT-VALUE}")
    private List<Path> files;

    @Option(names = "--results", paramLabel = "FOLDER", defaultValue = "bench/results",
            description = "Where the stored results are. Default: ${DEFAULT-VALUE}")
    private Path results;

    @Option(names = "--check", description = "Change nothing, only tell what does not agree.")
    private boolean check;

    /** Returns false if tables do not agree with the results and were to be checked only. */
    public boolean run(PrintWriter out) throws IOException {
        List<JdkResults> jdks = StoredResults.in(results);
        boolean agree = true;
        for (Path file : files) {
            agree &= run(file, jdks, out);
        }
        out.flush();
        return agree;
    }

    private boolean run(Path file, List<JdkResults> jdks, PrintWriter out) throws IOException {
        Markers markers = renewed(file, jdks);
        if (check) {
            markers.disagreements().forEach(each -> tell(file, each, out));
            return markers.disagreements().isEmpty();
        }
        if (!markers.disagreements().isEmpty()) {
            Files.writeString(file, String.join("\n", markers.text()), StandardCharsets.UTF_8);
        }
        markers.disagreements().forEach(each -> out.println(file + ":" + each.line() + ": made '" + each.table()
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
        ReadmeTable table = ReadmeTables.ALL.get(name);
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
    private void tell(Path file, Markers.Disagreement disagreement, PrintWriter out) {
        out.println(file + ":" + disagreement.line() + ": table '" + disagreement.table()
                + "' is not what the results say; 'bench readme' makes it anew");
        List<String> gone = new ArrayList<>(disagreement.is());
        gone.removeAll(disagreement.shouldBe());
        List<String> missing = new ArrayList<>(disagreement.shouldBe());
        missing.removeAll(disagreement.is());
        gone.forEach(line -> out.println("- " + line));
        missing.forEach(line -> out.println("+ " + line));
    }
}
