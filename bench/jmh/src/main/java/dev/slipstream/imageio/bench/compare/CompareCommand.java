package dev.slipstream.imageio.bench.compare;

import dev.slipstream.imageio.bench.child.ChildJvm;
import dev.slipstream.imageio.bench.child.Launcher;
import dev.slipstream.imageio.bench.child.SideOptions;
import dev.slipstream.imageio.bench.command.BenchCommand;
import dev.slipstream.imageio.bench.command.Figures;
import dev.slipstream.imageio.bench.command.TargetFile;
import dev.slipstream.imageio.bench.compare.worker.Task;
import dev.slipstream.imageio.bench.page.Page;
import dev.slipstream.imageio.bench.results.Origin;
import dev.slipstream.imageio.bench.results.Results;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "compare",
        description = "Reads images through the JDK alone and through Slipstream, from a File and from an InputStream,"
                + " and shows whether the results are equal and how long both take. With --write the same for writing"
                + " them.")
public final class CompareCommand extends BenchCommand {

    /** A young generation that is used again and again: in a large one the first touch of each page is measured. */
    private static final List<String> FLAGS =
            List.of("-Djava.awt.headless=true", "-XX:+UseSerialGC", "-Xms64m", "-Xmn16m");
    private static final int WIDTH_OF_A_PAGE = 110;
    /** Formats that can take an image of usual colours, of the JDK's. */
    private static final int USUAL_FORMATS = 5;

    @Parameters(paramLabel = "FILE OR FOLDER", defaultValue = "testimages", arity = "0..*",
            description = "Images, or folders that are searched for images. Default: ${DEFAULT-VALUE}")
    private List<Path> inputs;

    @Option(names = "--write",
            description = "Decode the images, which is not timed, and write each in every format that has a writer"
                    + " for it, to a File and to a ByteArrayOutputStream. The bytes must be identical; of a PNG, whose"
                    + " compression differs, the pixels and metadata.")
    private boolean write;

    @Option(names = "--formats", paramLabel = "FORMAT", split = ",",
            description = "With --write: the formats to write, such as png,bmp. Default: all")
    private List<String> formats = new ArrayList<>();

    @Option(names = "--probe", description = "Read only format, width and height.")
    private boolean probe;

    @Option(names = "--rounds", paramLabel = "N",
            description = "How often everything is timed. Below 3 nobody can tell an error. Default: 5, fewer for very"
                    + " large images")
    private Integer rounds;

    @Option(names = "--millis", paramLabel = "MS",
            description = "Time for an image from one source, or to one destination, on one side in a round."
                    + " Default: so that all takes about a minute, at least 1 and at most 100")
    private Integer millis;

    @Option(names = "--warm-up", defaultValue = "4", paramLabel = "SECONDS",
            description = "Warm-up of each side; at least one round. Default: ${DEFAULT-VALUE}")
    private int warmUpSeconds;

    @Option(names = "--ignore", paramLabel = "FACT",
            description = "A fact that need not be equal, as it is named in the list of differences; may be repeated."
                    + " Streams of other plugins on the class path may leave an InputStream at another position.")
    private Set<String> ignored = new HashSet<>();

    @Option(names = "--json", paramLabel = "FILE", converter = TargetFile.class,
            description = "Write all results as JSON, as JMH does.")
    private Path json;

    @Option(names = "--html", paramLabel = "FILE", converter = TargetFile.class,
            description = "Write one page that shows it, with no script in it.")
    private Path html;

    @Option(names = "--all", description = "Print every image and every failure, not only the worst.")
    private boolean all;

    @Option(names = "--verbose", description = "Tell whose readers and streams were used, and which files left out.")
    private boolean verbose;

    @Mixin
    private SideOptions sides;

    @Override
    public Integer call() throws IOException {
        if (!formats.isEmpty() && !write) {
            throw wrong("--formats is for --write only");
        }
        if (write && probe) {
            throw wrong("--write and --probe exclude each other");
        }
        Operation operation = write ? Operation.WRITE : probe ? Operation.PROBE : Operation.READ;
        Pace pace = new Pace(positive("--rounds", rounds), positive("--millis", millis),
                Duration.ofSeconds(warmUpSeconds));
        ImageFiles files = files();
        int tasks = 2 * (!write ? 1 : formats.isEmpty() ? USUAL_FORMATS : formats.size());
        Duration promised = pace.estimate(files.images(), tasks);
        tell(Figures.count(files.images().size(), "file") + ": about " + Figures.duration(promised));
        long begin = System.nanoTime();
        List<Row> rows = compare(files.images(), operation, pace, promised);
        tell("It took " + Figures.duration(Duration.ofNanos(System.nanoTime() - begin)));
        new Report(out(), operation, width(), all, verbose).print(rows, files.leftOut());
        Origin origin = Origin.now(commandLine());
        TargetFile.write(json, file -> Results.write(file, StoredRows.of(rows, operation, origin)));
        TargetFile.write(html, page -> page.append(html(rows, operation, files.leftOut())));
        return rows.stream().noneMatch(row -> row.verdict() == Row.Verdict.DIFFERS) ? SAME : DIFFERS;
    }

    private String html(List<Row> rows, Operation operation, List<Path> leftOut) throws IOException {
        StringWriter text = new StringWriter();
        new Report(new PrintWriter(text), operation, WIDTH_OF_A_PAGE, true, verbose).print(rows, leftOut);
        Page page = new Page("Slipstream beside JDK " + Runtime.version().feature());
        List<Row> timed = rows.stream().filter(Row::isTimed).toList();
        if (!timed.isEmpty()) {
            page.headline(new Total("", Total.ALL_FORMATS, timed).ratio().times(), "as fast as the JDK alone "
                    + operation.does() + " these images: all times together. One by one:",
                    timed.stream().map(Row::ratio).toList());
            Map<String, Double> bars = new LinkedHashMap<>();
            Total.of(rows).forEach(total -> bars.put(total.format() + " " + operation.preposition() + " "
                    + total.place(), total.ratio().times()));
            page.bars(bars);
        }
        page.terminal(text.toString());
        return page.html();
    }

    private List<Row> compare(List<Path> files, Operation operation, Pace pace, Duration promised)
            throws IOException {
        try (Launcher launcher = sides.launcher(FLAGS);
                ChildJvm jdk = new ChildJvm(sides.jdk(), launcher);
                ChildJvm slipstream = new ChildJvm(sides.slipstream(), launcher)) {
            if (verbose) {
                tell("JDK: " + jdk.ask(new Task.Description()));
                tell("Slipstream: " + slipstream.ask(new Task.Description()));
            }
            return new Comparison(jdk, slipstream, pace, ignored, err()).run(files, operation, formats, promised);
        }
    }

    private ImageFiles files() throws IOException {
        try {
            ImageFiles files = ImageFiles.in(inputs);
            if (files.images().isEmpty()) {
                throw wrong("No images in " + inputs);
            }
            return files;
        } catch (NoSuchFileException e) {
            throw wrong(e.getMessage());
        }
    }

    private Integer positive(String option, Integer value) {
        return value == null ? null : Integer.valueOf(super.positive(option, value));
    }
}
