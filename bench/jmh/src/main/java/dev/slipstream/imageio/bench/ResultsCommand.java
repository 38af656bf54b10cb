package dev.slipstream.imageio.bench;

import dev.slipstream.imageio.bench.command.BenchCommand;
import dev.slipstream.imageio.bench.jmh.JmhRun;
import dev.slipstream.imageio.bench.jmh.images.RealImages;
import dev.slipstream.imageio.bench.results.Origin;
import dev.slipstream.imageio.bench.results.Results;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "results",
        description = "Measures all that bench/results holds, on the JDK that runs this. Takes about"
                + " two hours, in which the machine should do nothing else. Then 'tables' makes the tables.")
final class ResultsCommand extends BenchCommand {

    /** The files of one JDK, in the order in which they are made. */
    enum Part {
        COUNTS, COLD, STREAMS, IMAGES, REGIONS, REAL, PEERS, PEERS_WRITE, PEERS_REAL, SIZES
    }

    private static final Path COUNTED = Path.of("target", "counts.json");
    private static final String COUNTING = "mvn test -Dtest=CostTest";
    /** The heap is there before it is measured: one that grows measures how the operating system hands out pages. */
    private static final List<String> ALL_IMAGES = List.of("(PngReads.read|BmpReads.read|ImageWrites.write)$",
            "-p", "side=JDK,SLIPSTREAM", "-p", "destination=BYTE_ARRAY_OUTPUT_STREAM_NO_CACHE",
            "-jvmArgsAppend", "-XX:+UseSerialGC -Xms2g -Xmn512m -XX:+AlwaysPreTouch");
    /** Until the decoder of ours is warm, whatever the image. */
    private static final List<String> TIMES = List.of("-f", "2", "-wi", "3", "-w", "1", "-i", "8", "-r", "100ms");
    /** The same for many rows. */
    private static final List<String> ONCE = List.of("-f", "1", "-wi", "3", "-w", "1", "-i", "8", "-r", "100ms");
    /** The JDK takes many seconds for the parts of one image. */
    private static final List<String> REGION_TIMES = List.of("-f", "1", "-wi", "1", "-w", "1", "-i", "3", "-r", "1s");
    private static final List<String> QUICK = List.of("-f", "1", "-wi", "0", "-i", "1", "-r", "1ms");

    @Option(names = "--into", paramLabel = "FOLDER", defaultValue = "bench/results",
            description = "Where; the files go into a folder of it named after the JDK. Default: ${DEFAULT-VALUE}")
    private Path into;

    @Option(names = "--only", paramLabel = "PART", split = ",",
            description = "Only these: ${COMPLETION-CANDIDATES}")
    private Set<Part> parts = EnumSet.allOf(Part.class);

    @Option(names = "--quick", description = "As short as possible, to see whether it works.")
    private boolean quick;

    @Override
    public Integer call() throws IOException {
        Path folder = Files.createDirectories(into.resolve("jdk-" + Runtime.version().feature()));
        int worst = SAME;
        for (Part part : parts) {
            Path file = folder.resolve(part.name().toLowerCase(Locale.ROOT).replace('_', '-') + ".json");
            worst = Math.max(worst, switch (part) {
                case COUNTS -> counts(file);
                case COLD -> run("cold", file);
                case STREAMS -> jmh(file, timed(List.of(), List.of("\\.J2d\\w+\\.run$")));
                case IMAGES -> jmh(file, timed(ONCE, ALL_IMAGES));
                case REGIONS -> jmh(file, timed(REGION_TIMES, List.of("RegionReads", "-prof", "gc")));
                case REAL -> !hasRealImages() ? SAME
                        : jmh(file, timed(TIMES, List.of("Real(Reads.read|Writes.write)$")));
                case PEERS -> run("peers", file);
                case PEERS_WRITE -> run("peers", file, "--write");
                case PEERS_REAL -> !hasRealImages() ? SAME : run("peers", file, "--real");
                case SIZES -> !hasRealImages() ? SAME : run("sizes", file, "--real", "--fifths", "LAST", "--levels",
                        quick ? "default" : "default,1,2,3,4,5,6,7,8,9", "--times", quick ? "1" : "5");
            });
        }
        return worst;
    }

    /** A test of the library counts. */
    private static int counts(Path file) throws IOException {
        if (!Files.exists(COUNTED)) {
            throw new IOException(COUNTED + " is not there: " + COUNTING + " makes it");
        }
        Files.copy(COUNTED, file, StandardCopyOption.REPLACE_EXISTING);
        Results.stamp(file, Origin.now(COUNTING));
        return SAME;
    }

    private boolean hasRealImages() {
        if (!RealImages.isConfigured()) {
            out().println("== no real images: -Dslipstream.images names their folder");
        }
        return RealImages.isConfigured();
    }

    private List<String> timed(List<String> times, List<String> run) {
        List<String> arguments = new ArrayList<>(run);
        arguments.addAll(quick ? QUICK : times);
        return arguments;
    }

    private int jmh(Path file, List<String> run) throws IOException {
        Results.write(file, JmhRun.medians(JmhRun.of(run)));
        return SAME;
    }

    private static List<String> quick(String command) {
        return switch (command) {
            case "peers" -> List.of("--rounds", "1", "--millis", "1", "--kinds", "20X20|64X64");
            case "sizes" -> List.of();
            default -> List.of("--quick");
        };
    }

    private int run(String command, Path file, String... options) {
        List<String> arguments = new ArrayList<>(List.of(command, "--json", file.toString()));
        arguments.addAll(List.of(options));
        if (quick) {
            arguments.addAll(quick(command));
        } else if (command.equals("peers")) {
            arguments.addAll(List.of("--rounds", "3", "--millis", "500"));
        }
        PrintWriter out = out();
        out.println("== " + String.join(" ", arguments));
        out.flush();
        CommandLine bench = Bench.commandLine();
        bench.setOut(out);
        bench.setErr(err());
        return bench.execute(arguments.toArray(String[]::new));
    }
}
