package dev.slipstream.imageio.bench.workbench.report;

import dev.slipstream.imageio.bench.workbench.command.BenchCommand;
import dev.slipstream.imageio.bench.workbench.command.InputFiles;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "report",
        description = "Turns results into one HTML page with tables and charts, and into Markdown: how many times"
                + " faster or slower Slipstream is, the rows in which it loses first.")
public final class ReportCommand extends BenchCommand {

    private static final String STANDARD_OUTPUT = "-";
    private static final String DEFAULT_HTML = "report.html";

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

    @Override
    public Integer call() throws IOException {
        PrintWriter out = out();
        List<Group> groups = ResultReader.read(files(InputFiles.RESULTS, inputs));
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
        return SAME;
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
