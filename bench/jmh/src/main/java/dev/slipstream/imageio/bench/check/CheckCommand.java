package dev.slipstream.imageio.bench.check;

import dev.slipstream.imageio.bench.child.ChildJvmOptions;
import dev.slipstream.imageio.bench.child.JavaLauncher;
import dev.slipstream.imageio.bench.child.Side;
import dev.slipstream.imageio.bench.child.Surroundings;
import dev.slipstream.imageio.bench.command.BenchCommand;
import dev.slipstream.imageio.bench.results.Environment;
import dev.slipstream.imageio.bench.results.Method;
import dev.slipstream.imageio.bench.results.Result;
import dev.slipstream.imageio.bench.results.Run;
import dev.slipstream.imageio.bench.results.RunFile;
import dev.slipstream.imageio.bench.syscalls.Strace;
import dev.slipstream.imageio.bench.text.Progress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "check",
        description = "Counts the bytes that operations allocate and the system calls that they make, on all sides;"
                + " exit code 1 if with Slipstream one costs more than its committed bound, or more than with the"
                + " JDK alone and the bounds give no reason. System calls are left out where there is no strace.")
public final class CheckCommand extends BenchCommand {

    private static final String KIND = "counts";
    private static final String NOTE = "Counts, not times: bytes that the working thread allocates and system calls"
            + " that it makes in one warm repetition, the median of up to " + AllocatedBytes.REPETITIONS + " and of "
            + SystemCalls.MEASURED_RUNS + ". Compiled by C1 only: without escape analysis, what is allocated is a"
            + " property of the code.";

    @Option(names = "--bounds", paramLabel = "FILE", defaultValue = "bench/bounds.csv",
            description = "Default: ${DEFAULT-VALUE}")
    private Path bounds;

    @Option(names = "--update", description = "Make what is counted the bounds of this JDK.")
    private boolean update;

    @Option(names = "--operations", paramLabel = "PATTERN",
            description = "Only operations whose names contain this regular expression.")
    private Pattern pattern;

    @Option(names = "--json", paramLabel = "FILE", description = "Write all counts.")
    private Path json;

    @Option(names = "--strace", defaultValue = "strace", paramLabel = "PROGRAM",
            description = "The strace program. Default: ${DEFAULT-VALUE}")
    private String strace;

    @Option(names = "--timeout", defaultValue = "300", paramLabel = "SECONDS",
            description = "A child JVM that takes longer is ended. Default: ${DEFAULT-VALUE}")
    private int timeoutSeconds;

    @Mixin
    private ChildJvmOptions children;

    /** Differs if an operation costs more than it may. */
    @Override
    public Integer call() throws IOException {
        List<CheckedOperation> all = operations();
        Bounds known = known();
        Run run = count(chosen(all));
        int feature = Runtime.Version.parse(run.environment().java()).feature();
        if (update) {
            known = known.updated(all, feature, run.results());
            BoundsFile.write(bounds, known);
        }
        if (json != null) {
            RunFile.write(json, run);
        }
        boolean kept = judge(run, known, feature) & isEachBoundUsed(known, all);
        out().flush();
        return kept ? SAME : DIFFERS;
    }

    private static List<CheckedOperation> operations() {
        List<CheckedOperation> all = new ArrayList<>(StreamOperations.all());
        all.addAll(ImageOperations.all());
        return all;
    }

    private List<CheckedOperation> chosen(List<CheckedOperation> all) {
        List<CheckedOperation> chosen = pattern == null
                ? all
                : all.stream().filter(operation -> pattern.matcher(operation.name()).find()).toList();
        if (chosen.isEmpty()) {
            throw wrong("No operation's name contains " + pattern);
        }
        return chosen;
    }

    private Bounds known() throws IOException {
        if (Files.exists(bounds)) {
            return BoundsFile.read(bounds);
        }
        if (update) {
            return new Bounds(List.of());
        }
        throw wrong("No bounds in " + bounds.toAbsolutePath()
                + ". Run this in the checkout, name them with --bounds, or make some with --update.");
    }

    private Run count(List<CheckedOperation> operations) throws IOException {
        Instant started = Instant.now();
        Map<String, Side> sides = children.sidesWithRival();
        Duration limit = Duration.ofSeconds(timeoutSeconds);
        try (JavaLauncher launcher = children.launcher(AllocatedBytes.FLAGS.toArray(String[]::new));
                Progress progress = new Progress()) {
            OperationFiles.writeTo(launcher.folder());
            Environment environment = Surroundings.of(sides.get(Result.JDK), launcher);
            List<Result> results = new Counting(operations, new AllocatedBytes(launcher, limit),
                    systemCalls(launcher)).of(sides.values(), progress);
            return new Run(KIND, "Bytes allocated and system calls", commandLine(),
                    started.truncatedTo(ChronoUnit.SECONDS).toString(),
                    Duration.between(started, Instant.now()).toMillis() / 1000.0, environment,
                    new Method(1, AllocatedBytes.REPETITIONS, 0, 0, NOTE), results);
        }
    }

    /** Null, after a word about it, if they cannot be counted here. */
    private SystemCalls systemCalls(JavaLauncher launcher) throws IOException {
        Strace tracer = new Strace(strace, launcher, timeoutSeconds, SystemCalls.WARM_RUNS,
                SystemCalls.MEASURED_RUNS);
        if (tracer.canTrace()) {
            return new SystemCalls(tracer);
        }
        err().println("System calls are not counted: '" + strace + "' cannot be run here, or may not trace"
                + " (Linux only; in a container ptrace has to be permitted).");
        err().flush();
        return null;
    }

    private boolean judge(Run run, Bounds bounds, int feature) {
        List<Verdict> verdicts = run.results().stream()
                .map(result -> Verdict.of(result, bounds.of(result.name()), feature)).toList();
        if (!bounds.features().contains(feature)) {
            out().println("There are no bounds for JDK " + feature + ", only for " + bounds.features()
                    + ": those of the next older one are taken.");
        }
        out().println("Bytes allocated and system calls of one warm operation on JDK " + run.environment().java()
                + ":");
        CheckTable.print(verdicts, out());
        return verdicts.stream().noneMatch(Verdict::isFailure);
    }

    /** What no operation has any more is not to stay in the file as if it were watched. */
    private boolean isEachBoundUsed(Bounds bounds, List<CheckedOperation> all) {
        List<String> unused = bounds.without(all);
        unused.forEach(name -> out().println(name + ": has a bound, but is no operation; --update removes it"));
        return unused.isEmpty();
    }
}
