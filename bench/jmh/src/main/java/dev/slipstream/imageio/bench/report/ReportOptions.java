package dev.slipstream.imageio.bench.report;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command line of a report. */
public final class ReportOptions {

    private static final String STANDARD_OUTPUT = "-";
    private static final String DEFAULT_HTML = "report.html";

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Parameters(paramLabel = "RESULTS", arity = "1..*",
            description = "Files of results, or folders that are searched for .json and .xml: JMH's JSON (-rf json),"
                    + " what compare and probe write with --json, this tool's runs, and J2DBench's result XML, of which"
                    + " all from one folder are compared with the first.")
    private List<Path> inputs;

    @Option(names = "--html", paramLabel = "FILE",
            description = "One page that needs no other file and no network; - is standard output."
                    + " Default: " + DEFAULT_HTML + ", unless only Markdown is asked for")
    private String html;

    @Option(names = "--markdown", paramLabel = "FILE",
            description = "The same in short, for a README; - is standard output.")
    private String markdown;

    @Option(names = "--rows", paramLabel = "N", defaultValue = "100",
            description = "With --markdown: a group with more rows is told test by test, beside those in which"
                    + " Slipstream loses. Default: ${DEFAULT-VALUE}")
    private int rows;

    @Option(names = "--title", paramLabel = "TEXT", defaultValue = "Slipstream, measured",
            description = "The heading. Default: ${DEFAULT-VALUE}")
    private String title;

    public void run(PrintWriter out) throws IOException {
        List<Group> groups = ResultReader.read(files());
        boolean onlyMarkdown = html == null && markdown != null;
        if (!onlyMarkdown) {
            StringWriter page = new StringWriter();
            HtmlPage.write(title, groups, page);
            write(html == null ? DEFAULT_HTML : html, page.toString(), out);
        }
        if (markdown != null) {
            StringWriter text = new StringWriter();
            new MarkdownReport(text, rows).write(title, groups);
            write(markdown, text.toString(), out);
        }
        if (!STANDARD_OUTPUT.equals(html) && !STANDARD_OUTPUT.equals(markdown)) {
            int all = groups.stream().mapToInt(group -> group.rows().size()).sum();
            out.println(String.format(Locale.ROOT, "%,d rows in %d %s", all, groups.size(),
                    groups.size() == 1 ? "group" : "groups"));
        }
        out.flush();
    }

    private List<Path> files() throws IOException {
        List<Path> files;
        try {
            files = ResultFiles.in(inputs);
        } catch (NoSuchFileException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
        if (files.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "No .json or .xml in " + inputs);
        }
        return files;
    }

    private static void write(String destination, String text, PrintWriter out) throws IOException {
        if (STANDARD_OUTPUT.equals(destination)) {
            out.print(text);
            return;
        }
        try (Writer file = Files.newBufferedWriter(Path.of(destination))) {
            file.write(text);
        }
        out.println(Path.of(destination).toAbsolutePath());
    }
}
