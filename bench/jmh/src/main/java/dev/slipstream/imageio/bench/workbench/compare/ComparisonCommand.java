package dev.slipstream.imageio.bench.workbench.compare;

import dev.slipstream.imageio.bench.workbench.child.ChildCommand;
import dev.slipstream.imageio.bench.workbench.child.JavaLauncher;
import dev.slipstream.imageio.bench.workbench.child.Sides;
import dev.slipstream.imageio.bench.workbench.child.Surroundings;
import dev.slipstream.imageio.bench.workbench.command.InputFiles;
import dev.slipstream.imageio.bench.workbench.results.Environment;
import dev.slipstream.imageio.bench.workbench.text.Progress;
import dev.slipstream.imageio.bench.workbench.worker.Operation;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What the commands that compare both sides image by image have in common. */
abstract class ComparisonCommand extends ChildCommand {

    private interface Report {

        void write(Appendable out) throws IOException;
    }

    private static final String STANDARD_OUTPUT = "-";

    @Parameters(paramLabel = "FILE OR FOLDER", defaultValue = "testimages", arity = "0..*",
            description = "Images, or folders that are searched for images. Default: ${DEFAULT-VALUE}")
    private List<Path> inputs;

    @Option(names = {"--iterations", "--rounds"}, defaultValue = "5", paramLabel = "N",
            description = "The median of them counts. Default: ${DEFAULT-VALUE}")
    private int iterations;

    @Option(names = "--millis", paramLabel = "MS",
            description = "Time for an image from one source, or to one destination, on one side in an iteration."
                    + " Default: so that all takes about a minute, at least 2 and at most 100")
    private Integer millis;

    @Option(names = "--warm-up", defaultValue = "4", paramLabel = "SECONDS",
            description = "Warm-up of each side; at least one iteration. Default: ${DEFAULT-VALUE}")
    private int warmUpSeconds;

    @Option(names = "--ignore", paramLabel = "FACT",
            description = "A fact that need not be equal, as it is named in the list of differences; may be repeated."
                    + " Streams of other plugins on the class path may leave an InputStream at another position.")
    private Set<String> ignored = new HashSet<>();

    @Option(names = "--json", paramLabel = "FILE", description = "Write everything as JSON; - is standard output.")
    private String json;

    @Option(names = "--csv", paramLabel = "FILE", description = "Write the table as CSV; - is standard output.")
    private String csv;

    /**
     * Differs unless both sides agree on everything.
     *
     * @param formats that are written, where that is the operation: all if none are named
     */
    final int compare(Operation operation, List<String> formats) throws IOException {
        PrintWriter out = out();
        List<Path> files = files(InputFiles.IMAGES, inputs);
        Sides sides = children().sides();
        Duration limit = limit();
        List<ComparedTask> rows;
        List<String> described;
        Environment environment;
        try (JavaLauncher launcher = children().launcher();
                Progress progress = new Progress();
                ComparedSide jdk = new ComparedSide(sides.jdk(), launcher, operation, limit, ignored, formats);
                ComparedSide slipstream = new ComparedSide(sides.slipstream(), launcher, operation, limit, ignored,
                        formats)) {
            described = List.of(jdk.describe(), slipstream.describe());
            rows = new Comparison(jdk, slipstream, pace(), progress).run(files);
            environment = json == null ? null : Surroundings.of(sides.slipstream(), launcher);
        }
        // Standard output carries nothing else then.
        if (!STANDARD_OUTPUT.equals(json) && !STANDARD_OUTPUT.equals(csv)) {
            described.forEach(out::println);
            out.println();
            new TextReport(out, operation).print(rows);
        }
        write(json, report -> JsonReport.write(rows, described, environment, report), out);
        write(csv, report -> CsvReport.write(rows, report), out);
        return rows.stream().allMatch(ComparedTask::isEqual) ? SAME : DIFFERS;
    }

    private static void write(String destination, Report report, PrintWriter out) throws IOException {
        if (STANDARD_OUTPUT.equals(destination)) {
            report.write(out);
            out.println();
            out.flush();
        } else if (destination != null) {
            try (Writer file = Files.newBufferedWriter(Path.of(destination))) {
                report.write(file);
            }
        }
    }

    private Pace pace() {
        return new Pace(positive("--iterations", iterations),
                millis == null ? null : Duration.ofMillis(positive("--millis", millis)),
                Duration.ofSeconds(warmUpSeconds));
    }
}
