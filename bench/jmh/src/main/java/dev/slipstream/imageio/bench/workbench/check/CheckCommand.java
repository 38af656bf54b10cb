package dev.slipstream.imageio.bench.workbench.check;

import dev.slipstream.imageio.bench.workbench.child.JavaLauncher;
import dev.slipstream.imageio.bench.workbench.child.MeasuringCommand;
import dev.slipstream.imageio.bench.workbench.child.Side;
import dev.slipstream.imageio.bench.workbench.cold.ColdCounts;
import dev.slipstream.imageio.bench.workbench.results.Count;
import dev.slipstream.imageio.bench.workbench.results.Environment;
import dev.slipstream.imageio.bench.workbench.results.Method;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Run;
import dev.slipstream.imageio.bench.workbench.syscalls.Strace;
import dev.slipstream.imageio.bench.workbench.text.Progress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "check",
        description = "Counts the bytes that operations allocate, the system calls that they make, and the classes"
                + " that a fresh JVM loads for some, on all sides; exit code 1 if with Slipstream one costs more than"
                + " its committed bound, or more than with the JDK alone and the bounds give no reason. System calls"
                + " are left out where there is no strace.")
public final class CheckCommand extends MeasuringCommand {

    private static final String KIND = "counts";
    private static final String NOTE = "Counts, not times: bytes that the working thread allocates and system calls"
            + " that it makes in one warm repetition, the median of up to " + AllocatedBytes.REPETITIONS + " and of "
            + SystemCalls.MEASURED_RUNS + ". Compiled by C1 only: without escape analysis, what is allocated is a"
            + " property of the code. Classes are counted in fresh JVMs without flags, once.";

    @Option(names = "--bounds", paramLabel = "FILE", defaultValue = "bench/bounds.csv",
            description = "Default: ${DEFAULT-VALUE}")
    private Path bounds;

    @Option(names = "--cold-bounds", paramLabel = "FILE", defaultValue = "bench/bounds-cold.csv",
            description = "Of classes that fresh JVMs load. Default: ${DEFAULT-VALUE}")
    private Path coldBounds;

    @Option(names = "--update", description = "Make what is counted the bounds of this JDK.")
    private boolean update;

    @Option(names = "--operations", paramLabel = "PATTERN",
            description = "Only operations whose names contain this regular expression.")
    private Pattern pattern;

    @Option(names = "--strace", defaultValue = "strace", paramLabel = "PROGRAM",
            description = "The strace program. Default: ${DEFAULT-VALUE}")
    private String strace;

    /** Differs if an operation costs more than it may. */
    @Override
    public Integer call() throws IOException {
        List<BoundedCounts> parts = List.of(warm(), cold()).stream()
                .filter(part -> !chosen(part).isEmpty()).toList();
        if (parts.isEmpty()) {
            throw wrong("No operation's name contains " + pattern);
        }
        parts.forEach(this::requireBounds);
        Run run = count();
        int feature = Runtime.Version.parse(run.environment().java()).feature();
        boolean kept = true;
        for (BoundedCounts part : parts) {
            List<Result> counted = run.results().stream()
                    .filter(result -> part.operations().contains(result.name())).toList();
            Bounds known = update ? part.update(counted, feature) : part.known();
            kept &= part.judge(counted, known, run.environment().java(), out());
        }
        out().flush();
        return kept ? SAME : DIFFERS;
    }

    private BoundedCounts warm() {
        return new BoundedCounts("Bytes allocated and system calls of one warm operation",
                new BoundsFile(bounds, List.of(Count.BYTES, Count.CALLS)),
                operations().stream().map(CheckedOperation::name).toList());
    }

    private BoundedCounts cold() {
        return new BoundedCounts("Classes from jars, classes made at run time and bytes of class files in a fresh JVM",
                new BoundsFile(coldBounds, List.of(Count.CLASSES, Count.MADE, Count.FILE_BYTES)), ColdCounts.names());
    }

    private static List<CheckedOperation> operations() {
        List<CheckedOperation> all = new ArrayList<>(StreamOperations.all());
        all.addAll(ImageOperations.all());
        return all;
    }

    private List<String> chosen(BoundedCounts part) {
        return part.operations().stream().filter(name -> pattern == null || pattern.matcher(name).find()).toList();
    }

    private void requireBounds(BoundedCounts part) {
        Path path = part.file().path();
        if (!update && !Files.exists(path)) {
            throw wrong("No bounds in " + path.toAbsolutePath() + ". Run this in the checkout, name them with --bounds"
                    + " and --cold-bounds, or make some with --update.");
        }
    }

    private Run count() throws IOException {
        Map<String, Side> sides = children().sidesWithRival();
        try (JavaLauncher launcher = children().launcher(AllocatedBytes.FLAGS.toArray(String[]::new));
                Progress progress = new Progress()) {
            Environment environment = environment(sides, launcher);
            List<Result> results = new ArrayList<>(countWarm(launcher, sides.values(), progress));
            results.addAll(countCold(sides.values(), progress));
            Method method = new Method(1, AllocatedBytes.REPETITIONS, 0, 0, NOTE);
            return finished(KIND, "Counts", environment, method, results);
        }
    }

    private List<Result> countWarm(JavaLauncher launcher, Collection<Side> sides, Progress progress)
            throws IOException {
        List<String> chosen = chosen(warm());
        List<CheckedOperation> operations =
                operations().stream().filter(operation -> chosen.contains(operation.name())).toList();
        if (operations.isEmpty()) {
            return List.of();
        }
        OperationFiles.writeTo(launcher.folder());
        return new Counting(operations, new AllocatedBytes(launcher, limit()), systemCalls(launcher))
                .of(sides, progress);
    }

    private List<Result> countCold(Collection<Side> sides, Progress progress) throws IOException {
        try (JavaLauncher launcher = children().launcherWithoutFlags()) {
            return new ColdCounts(launcher, limit()).of(chosen(cold()), sides, progress);
        }
    }

    /** Null, after a word about it, if they cannot be counted here. */
    private SystemCalls systemCalls(JavaLauncher launcher) throws IOException {
        Strace tracer = new Strace(strace, launcher, limit(), SystemCalls.WARM_RUNS,
                SystemCalls.MEASURED_RUNS);
        if (tracer.canTrace()) {
            return new SystemCalls(tracer);
        }
        err().println("System calls are not counted: '" + strace + "' cannot be run here, or may not trace"
                + " (Linux only; in a container ptrace has to be permitted).");
        err().flush();
        return null;
    }
}
