package dev.slipstream.imageio.bench.cold;

import dev.slipstream.imageio.bench.child.Launcher;
import dev.slipstream.imageio.bench.child.Side;
import dev.slipstream.imageio.bench.cold.child.ColdChild;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Runs a case in a fresh JVM of a side. */
final class ColdJvm {

    private static final String LOG = "classes.log";

    /**
     * What a run tells.
     *
     * @param processorNanos -1 if unknown
     * @param ends of the calls, in nanoseconds from the start of the first
     * @param digests of the last result; where they are of all, the times mean nothing
     */
    record Run(long processorNanos, List<Long> ends, List<Long> digests) {

        long nanos() {
            return ends.get(ends.size() - 1);
        }
    }

    /**
     * What a run has loaded.
     *
     * @param digests of all results
     */
    record Counts(List<Long> digests, ClassCounts classes) {
    }

    private final Launcher launcher;
    private final ColdFiles files;
    private final ClassArchive archive;
    private final Map<Side, Map<String, Long>> classFiles = new HashMap<>();

    /** The files had better be in the launcher's folder. */
    ColdJvm(Launcher launcher, ColdFiles files, ClassArchive archive) {
        this.launcher = launcher;
        this.files = files;
        this.archive = archive;
    }

    /** Makes the archive, if there is to be one. Goes before all other runs of the case. */
    void prepare(Side side, ColdCase work) throws IOException {
        if (archive != ClassArchive.NONE) {
            run(side, work, archive.making(archiveOf(side, work)), ColdChild.LAST);
        }
    }

    Run time(Side side, ColdCase work) throws IOException {
        return run(side, work, archive.using(archiveOf(side, work)), ColdChild.LAST);
    }

    /** The digests of all results, and the classes that were loaded. */
    Counts count(Side side, ColdCase work) throws IOException {
        List<String> options = new ArrayList<>(archive.using(archiveOf(side, work)));
        options.add("-Xlog:class+load=info:file=" + LOG);
        Path log = launcher.folder().resolve(LOG);
        Run run = run(side, work, options, ColdChild.ALL);
        ClassCounts classes = ClassCounts.of(Files.readAllLines(log), classFiles(side));
        Files.delete(log);
        return new Counts(run.digests(), classes);
    }

    private Map<String, Long> classFiles(Side side) throws IOException {
        Map<String, Long> known = classFiles.get(side);
        if (known == null) {
            // The first is the workbench's.
            known = ClassCounts.sizes(side.classPath().subList(1, side.classPath().size()));
            classFiles.put(side, known);
        }
        return known;
    }

    private Run run(Side side, ColdCase work, List<String> options, String digested) throws IOException {
        Map<String, List<Long>> answers = new HashMap<>();
        for (String line : launcher.run(launcher.builder(side, options, ColdChild.class,
                work.arguments(files, digested)))) {
            String[] fields = line.split("\t");
            answers.put(fields[0], Arrays.stream(fields).skip(1).map(Long::valueOf).toList());
        }
        return new Run(answers.get(ColdChild.PROCESSOR_TIME).get(0), answers.get(ColdChild.ENDS),
                answers.get(ColdChild.DIGESTS));
    }

    /** In the children's folder. */
    private static String archiveOf(Side side, ColdCase work) {
        return side.name() + "-" + work.describe().replaceAll("\\W+", "-") + ".archive";
    }
}
