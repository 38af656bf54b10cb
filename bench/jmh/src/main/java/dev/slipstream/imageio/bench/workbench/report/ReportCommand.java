package dev.slipstream.imageio.bench.workbench.report;

import dev.slipstream.imageio.bench.workbench.command.BenchCommand;
import dev.slipstream.imageio.bench.workbench.command.InputFiles;
import dev.slipstream.imageio.bench.workbench.command.TargetFile;
import java.io.IOException;
import java.io.PrintWriter;
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

    private static final String DEFAULT_HTML = "report.html";

    @Parameters(paramLabel = "RESULTS", arity = "1..*",
            description = "Files of results, or folders that are searched for .json and .xml: JMH's JSON (-rf json),"
                    + " what compare and probe write with --json, this tool's runs, and J2DBench's result XML, of which"
                    + " all from one folder are compared with the first.")
    private List<Path> inputs;

    @Option(names = "--html", paramLabel = "FILE", converter = TargetFile.class,
            description = "One page that needs no other file and no network; - is standard output."
                    + " Default: " + DEFAULT_HTML + ", unless only Markdown is asked for")
    private Path html;

    @Option(names = "--markdown", paramLabel = "FILE", converter = TargetFile.class,
            description = "The same in short, for a README; - is standard output.")
    private Path markdown;

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
            write(html == null ? Path.of(DEFAULT_HTML) : html, page -> HtmlPage.write(title, groups, page));
        }
        if (markdown != null) {
            write(markdown, text -> new MarkdownReport(text, rows).write(title, groups));
        }
        if (!TargetFile.isStandardOutput(html) && !TargetFile.isStandardOutput(markdown)) {
            int all = groups.stream().mapToInt(group -> group.rows().size()).sum();
            out.println(String.format(Locale.ROOT, "%,d rows in %d %s", all, groups.size(),
                    groups.size() == 1 ? "group" : "groups"));
        }
        out.flush();
        return SAME;
    }

    private void write(Path file, TargetFile.Content content) throws IOException {
        if (TargetFile.write(file, content, out())) {
            out().println(file.toAbsolutePath());
        }
    }
}
