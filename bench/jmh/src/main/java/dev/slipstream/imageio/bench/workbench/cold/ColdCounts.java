package dev.slipstream.imageio.bench.workbench.cold;

import dev.slipstream.imageio.bench.workbench.child.JavaLauncher;
import dev.slipstream.imageio.bench.workbench.child.Side;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import dev.slipstream.imageio.bench.workbench.text.Progress;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Counts the classes that the first calls of a JVM load, for those cases whose counts are bounded. */
public final class ColdCounts {

    private static final String PREFIX = "fresh JVM, ";
    private static final String UNIT = "run";

    private final ColdJvm jvm;

    /** The launcher should add no flags. */
    public ColdCounts(JavaLauncher launcher, Duration limit) throws IOException {
        this.jvm = new ColdJvm(launcher, limit, new ColdFiles(launcher.folder(), launcher.folder()),
                ClassArchive.NONE);
    }

    /** What can be counted; other than the same work in a JVM that is warm. */
    public static List<String> names() {
        return ColdCases.bounded().stream().map(ColdCounts::name).toList();
    }

    /** A result for each of these names. */
    public List<Result> of(List<String> names, Collection<Side> sides, Progress progress) throws IOException {
        progress.begin("count classes", names.size());
        List<Result> results = new ArrayList<>();
        for (ColdCase work : ColdCases.bounded()) {
            if (names.contains(name(work))) {
                progress.step(work.describe());
                results.add(count(work, sides));
            }
        }
        return results;
    }

    private static String name(ColdCase work) {
        return PREFIX + work.describe();
    }

    private Result count(ColdCase work, Collection<Side> sides) throws IOException {
        Map<String, Samples> samples = new LinkedHashMap<>();
        for (Side side : sides) {
            ColdJvm.Counts counts = jvm.count(side, work);
            samples.put(side.name(), new Samples(List.of(counts.nanos()), counts.classes()));
        }
        return new Result(name(work), Map.of(), UNIT, 1, samples);
    }
}
