package dev.slipstream.imageio.bench.compare;

import dev.slipstream.imageio.bench.results.Environment;
import dev.slipstream.imageio.bench.worker.Operation;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command line of a comparison. */
public final class ComparisonOptions {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE OR FOLDER", defaultValue = "testimages", arity = "0..*",
            description = "Images, or folders that are searched for images. Default: ${DEFAULT-VALUE}")
    private List<Path> inputs;

    @Option(names = "--rounds", defaultValue = "5", paramLabel = "N",
            description = "Rounds; the median of them counts. Default: ${DEFAULT-VALUE}")
    private int rounds;

    @Option(names = "--millis", paramLabel = "MS",
            description = "Time for an image from one source, or to one destination, on one side in a round."
                    + " Default: so that all takes about a minute, at least 2 and at most 100")
    private Integer millis;

    @Option(names = "--warm-up", defaultValue = "4", paramLabel = "SECONDS",
            description = "Warm-up of each side; at least one round. Default: ${DEFAULT-VALUE}")
    private int warmUpSeconds;

    @Option(names = "--timeout", defaultValue = "60", paramLabel = "SECONDS",
            description = "A child JVM that takes longer for one image is ended. Default: ${DEFAULT-VALUE}")
    private int timeoutSeconds;

    @Option(names = "--ignore", paramLabel = "FACT",
            description = "A fact that need not be equal, as it is named in the list of differences; may be repeated."
                    + " Streams of other plugins on the class path may leave an InputStream at another position.")
    private Set<String> ignored = new HashSet<>();

    @Option(names = "--json", paramLabel = "FILE", description = "Write everything as JSON; - is standard output.")
    private String json;

    @Option(names = "--csv", paramLabel = "FILE", description = "Write the table as CSV; - is standard output.")
    private String csv;

    @Mixin
    private ChildJvmOptions children;

    /** Returns whether both sides agree on everything. */
    public boolean run(Operation operation, PrintWriter out) throws IOException {
        return run(operation, List.of(), out);
    }

    /** The same; the formats are those that are written, where that is the operation: all if none are named. */
    public boolean run(Operation operation, List<String> formats, PrintWriter out) throws IOException {
        List<Path> files = files();
        Sides sides = children.sides();
        Duration limit = Duration.ofSeconds(positive("--timeout", timeoutSeconds));
        List<Row> rows;
        List<String> described;
        Destinations destinations = new Destinations(json, csv);
        Environment environment;
        try (JavaLauncher launcher = children.launcher();
                Progress progress = new Progress();
                Contender jdk = new Contender(sides.jdk(), launcher, operation, limit, ignored, formats);
                Contender slipstream = new Contender(sides.slipstream(), launcher, operation, limit, ignored,
                        formats)) {
            described = List.of(jdk.describe(), slipstream.describe());
            rows = new Comparison(jdk, slipstream, pace(), progress).run(files);
            environment = destinations.isJsonWanted() ? Surroundings.of(sides.slipstream(), launcher) : null;
        }
        if (destinations.isTextWanted()) {
            described.forEach(out::println);
            out.println();
            new TextReport(out, operation).print(rows);
        }
        destinations.write(rows, described, environment, out);
        return rows.stream().allMatch(Row::isEqual);
    }

    private List<Path> files() throws IOException {
        List<Path> files;
        try {
            files = ImageFiles.in(inputs);
        } catch (NoSuchFileException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
        if (files.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "No images in " + inputs);
        }
        return files;
    }

    private Pace pace() {
        return new Pace(positive("--rounds", rounds),
                millis == null ? null : Duration.ofMillis(positive("--millis", millis)),
                Duration.ofSeconds(warmUpSeconds));
    }

    private int positive(String option, int value) {
        if (value < 1) {
            throw new ParameterException(spec.commandLine(), option + " must be at least 1: " + value);
        }
        return value;
    }
}
