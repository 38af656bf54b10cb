package dev.slipstream.imageio.bench.workbench.cold;

import dev.slipstream.imageio.bench.workbench.child.ChildRun;
import dev.slipstream.imageio.bench.workbench.child.JavaLauncher;
import dev.slipstream.imageio.bench.workbench.child.Side;
import dev.slipstream.imageio.bench.workbench.cold.child.ColdChild;
import dev.slipstream.imageio.bench.workbench.results.LoadedClasses;
import dev.slipstream.imageio.bench.workbench.worker.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Runs a case in a fresh JVM of a side. */
final class ColdJvm {

    private static final Set<String> ANSWERS =
            Set.of(ColdChild.PROCESSOR_TIME, ColdChild.DIGESTS, ColdChild.ENDS);
    private static final String LOG = "classes.log";

    /**
     * @param processorNanos -1 if unknown
     * @param ends of the calls, in nanoseconds from the start of the first
     * @param digests of the last result; where they are of all, the times mean nothing
     */
    record Times(long processorNanos, List<Long> ends, List<Long> digests) {

        long nanos() {
            return ends.get(ends.size() - 1);
        }
    }

    /**
     * @param nanos with a log being written and all results digested between the calls
     * @param digests of all results
     */
    record Counts(long nanos, List<Long> digests, LoadedClasses classes) {
    }

    private final JavaLauncher launcher;
    private final ChildRun child;
    private final ColdFiles files;
    private final Path jar;
    private final ClassArchive archive;
    private final Map<Side, Map<String, Long>> classFiles = new HashMap<>();

    /**
     * @param files in the launcher's folder
     */
    ColdJvm(JavaLauncher launcher, Duration limit, ColdFiles files, ClassArchive archive) throws IOException {
        this.launcher = launcher;
        this.child = new ChildRun(launcher, limit);
        this.files = files;
        this.archive = archive;
        this.jar = ChildJar.writeTo(launcher.folder());
    }

    /** Makes the archive, if there is to be one. Goes before all other runs of the case. */
    void prepare(Side side, ColdCase work) throws IOException {
        if (archive != ClassArchive.NONE) {
            run(side, work, archive.making(archiveOf(side, work)), ColdChild.LAST);
        }
    }

    Times time(Side side, ColdCase work) throws IOException {
        return run(side, work, archive.using(archiveOf(side, work)), ColdChild.LAST);
    }

    /** The digests of all results, and the classes that were loaded. */
    Counts count(Side side, ColdCase work) throws IOException {
        List<String> options = new ArrayList<>(archive.using(archiveOf(side, work)));
        options.add("-Xlog:class+load=info:file=" + LOG);
        Path log = launcher.folder().resolve(LOG);
        try {
            Times run = run(side, work, options, ColdChild.ALL);
            return new Counts(run.nanos(), run.digests(), ClassLog.count(Files.readAllLines(log), classFiles(side)));
        } finally {
            Files.deleteIfExists(log);
        }
    }

    private Map<String, Long> classFiles(Side side) throws IOException {
        Map<String, Long> known = classFiles.get(side);
        if (known == null) {
            // The first is what the workers would need.
            known = ClassFiles.in(side.classPath().subList(1, side.classPath().size()));
            classFiles.put(side, known);
        }
        return known;
    }

    private Times run(Side side, ColdCase work, List<String> options, String digested) throws IOException {
        List<Message> answers = child.messages(side.withMain(jar), options, ColdChild.class,
                work.arguments(files, digested), ANSWERS);
        return new Times(numbers(answers, ColdChild.PROCESSOR_TIME).get(0), numbers(answers, ColdChild.ENDS),
                numbers(answers, ColdChild.DIGESTS));
    }

    private static List<Long> numbers(List<Message> answers, String name) throws IOException {
        return answers.stream().filter(answer -> answer.name().equals(name)).findFirst()
                .orElseThrow(() -> new IOException("The child did not tell its " + name + ": " + answers))
                .fields().stream().map(Long::valueOf).toList();
    }

    /** In the children's folder. */
    private static String archiveOf(Side side, ColdCase work) {
        return side.name() + "-" + work.describe().replaceAll("\\W+", "-") + ".archive";
    }
}
