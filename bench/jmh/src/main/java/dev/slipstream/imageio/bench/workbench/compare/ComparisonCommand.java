package dev.slipstream.imageio.bench.workbench.compare;

import dev.slipstream.imageio.bench.workbench.child.ChildCommand;
import dev.slipstream.imageio.bench.workbench.child.JavaLauncher;
import dev.slipstream.imageio.bench.workbench.child.Sides;
import dev.slipstream.imageio.bench.workbench.child.Surroundings;
import dev.slipstream.imageio.bench.workbench.cold.FirstImage;
import dev.slipstream.imageio.bench.workbench.command.InputFiles;
import dev.slipstream.imageio.bench.workbench.command.TargetFile;
import dev.slipstream.imageio.bench.workbench.results.Environment;
import dev.slipstream.imageio.bench.workbench.text.Figures;
import dev.slipstream.imageio.bench.workbench.text.Paragraph;
import dev.slipstream.imageio.bench.workbench.text.Progress;
import dev.slipstream.imageio.bench.workbench.worker.Operation;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What the commands that compare both sides image by image have in common. */
abstract class ComparisonCommand extends ChildCommand {

    /** Those that can take an image of usual colours, of the JDK's. */
    private static final int USUAL_FORMATS = 5;
    private static final int MOST_FIRST_IMAGES = 3;

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

    @Option(names = "--json", paramLabel = "FILE", converter = TargetFile.class,
            description = "Write everything as JSON; - is standard output.")
    private Path json;

    @Option(names = "--csv", paramLabel = "FILE", converter = TargetFile.class,
            description = "Write the table as CSV; - is standard output.")
    private Path csv;

    @Option(names = "--all", description = "Print every image and every failure, not only the worst.")
    private boolean all;

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
        announce(files, operation, formats);
        long begin = System.nanoTime();
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
        FirstImage first = firstImage(rows, operation);
        err().println("It took " + Figures.duration(Duration.ofNanos(System.nanoTime() - begin)));
        err().flush();
        // Standard output carries nothing else then.
        if (!TargetFile.isStandardOutput(json) && !TargetFile.isStandardOutput(csv)) {
            described.forEach(line -> Paragraph.print(line, out, width()));
            new TextReport(out, operation, width(), all).print(rows);
            Paragraph.print(Sentence.of(rows, operation, first), out, width());
            out.flush();
        }
        TargetFile.write(json, report -> JsonReport.write(rows, described, environment, report), out);
        TargetFile.write(csv, report -> CsvReport.write(rows, report), out);
        return rows.stream().allMatch(ComparedTask::isEqual) ? SAME : DIFFERS;
    }

    private void announce(List<Path> files, Operation operation, List<String> formats) {
        int tasks = operation == Operation.WRITE ? 2 * (formats.isEmpty() ? USUAL_FORMATS : formats.size()) : 2;
        Duration estimate = Estimate.of(files.stream().map(file -> file.toFile().length()).toList(), tasks, pace());
        err().println(Figures.count(files.size()) + (files.size() == 1 ? " file" : " files") + ": about "
                + Figures.duration(estimate));
        err().flush();
    }

    /** Of an image that both sides read alike; null if there is none, or if a JVM does not manage it. */
    private FirstImage firstImage(List<ComparedTask> rows, Operation operation) {
        Optional<Path> image = rows.stream().filter(row -> row.isTimed() && row.isEqual() && !row.isJdkError())
                .map(ComparedTask::file).findFirst();
        if (image.isEmpty() || operation != Operation.READ) {
            return null;
        }
        try {
            return FirstImage.read(image.get(), children(), limit(), Math.min(iterations, MOST_FIRST_IMAGES));
        } catch (IOException e) {
            return null;
        }
    }

    private Pace pace() {
        return new Pace(positive("--iterations", iterations),
                millis == null ? null : Duration.ofMillis(positive("--millis", millis)),
                Duration.ofSeconds(warmUpSeconds));
    }
}
