package dev.slipstream.imageio.bench.workbench.cold;

import dev.slipstream.imageio.bench.workbench.child.Side;
import dev.slipstream.imageio.bench.workbench.results.ColdRun;
import dev.slipstream.imageio.bench.workbench.results.LoadedClasses;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import dev.slipstream.imageio.bench.workbench.text.Progress;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;

/**
 * Measures cases one after the other: first the results of all calls are compared and classes counted on every side,
 * then the sides take turns, each time in a JVM of their own, so that whatever disturbs the machine for a while
 * disturbs all alike.
 */
final class ColdMeasurement {

    private static final String UNIT = "run";
    private static final int DECADE = 10;

    private final ColdJvm jvm;
    private final List<Side> sides;
    private final int pairs;
    private final Progress progress;
    private final List<Result> results = new ArrayList<>();
    private final List<String> differences = new ArrayList<>();

    /**
     * @param sides the base of all ratios first
     */
    ColdMeasurement(ColdJvm jvm, List<Side> sides, int pairs, Progress progress) {
        this.jvm = jvm;
        this.sides = List.copyOf(sides);
        this.pairs = pairs;
        this.progress = progress;
    }

    void measure(List<ColdCase> cases) throws IOException {
        progress.begin("measure", cases.size());
        for (ColdCase work : cases) {
            progress.step(work.describe());
            measure(work);
        }
    }

    List<Result> results() {
        return results;
    }

    /** Each as a sentence: what the sides did not read or write alike. */
    List<String> differences() {
        return differences;
    }

    private void measure(ColdCase work) throws IOException {
        Map<String, LoadedClasses> classes = new LinkedHashMap<>();
        List<Long> expected = null;
        for (Side side : sides) {
            jvm.prepare(side, work);
            ColdJvm.Counts counts = jvm.count(side, work);
            classes.put(side.name(), counts.classes());
            expected = expected == null ? counts.digests() : expected;
            compare(work, side, expected, counts.digests());
        }
        Map<String, List<ColdJvm.Times>> times = new LinkedHashMap<>();
        sides.forEach(side -> times.put(side.name(), new ArrayList<>()));
        for (int pair = 0; pair < pairs; pair++) {
            for (int i = 0; i < sides.size(); i++) {
                Side side = sides.get((i + pair) % sides.size());
                ColdJvm.Times run = jvm.time(side, work);
                compare(work, side, expected.subList(expected.size() - 1, expected.size()), run.digests());
                times.get(side.name()).add(run);
            }
        }
        add(work, times, classes);
    }

    private void compare(ColdCase work, Side side, List<Long> expected, List<Long> digests) {
        for (int i = 0; i < digests.size(); i++) {
            if (!digests.get(i).equals(expected.get(i))) {
                differences.add(work.describe() + ": result " + (i + 1) + " of " + digests.size() + " on "
                        + side.name() + " is not that on " + sides.get(0).name());
            }
        }
    }

    private void add(ColdCase work, Map<String, List<ColdJvm.Times>> times, Map<String, LoadedClasses> classes) {
        Map<String, Samples> whole = new LinkedHashMap<>();
        times.forEach((side, runs) -> whole.put(side,
                new Samples(nanos(runs, ColdJvm.Times::nanos), classes.get(side))));
        results.add(result(work, ColdRun.options(work.source(), ColdRun.TIME), whole));
        if (times.values().stream().flatMap(List::stream).allMatch(run -> run.processorNanos() >= 0)) {
            results.add(result(work, ColdRun.options(work.source(), ColdRun.PROCESSOR_TIME),
                    samples(times, ColdJvm.Times::processorNanos)));
        }
        if (work.isSequence()) {
            addCurve(work, times);
        }
    }

    private void addCurve(ColdCase work, Map<String, List<ColdJvm.Times>> times) {
        for (int images : points(times.get(sides.get(0).name()).get(0).ends().size())) {
            Map<String, String> options = ColdRun.options(work.source(), ColdRun.TIME);
            options.put(ColdRun.AFTER, Integer.toString(images));
            results.add(result(work, options, samples(times, run -> run.ends().get(images - 1))));
        }
    }

    /** 1, 2, 5 and so on, and the last one. */
    private static List<Integer> points(int images) {
        List<Integer> points = new ArrayList<>();
        for (int power = 1; power < images; power *= DECADE) {
            for (int step : new int[] {1, 2, 5}) {
                if (step * power < images) {
                    points.add(step * power);
                }
            }
        }
        points.add(images);
        return points;
    }

    private static Result result(ColdCase work, Map<String, String> options, Map<String, Samples> samples) {
        return new Result(work.name(), options, UNIT, 1, samples);
    }

    private static Map<String, Samples> samples(Map<String, List<ColdJvm.Times>> times,
            ToLongFunction<ColdJvm.Times> figure) {
        Map<String, Samples> samples = new LinkedHashMap<>();
        times.forEach((side, runs) -> samples.put(side, new Samples(nanos(runs, figure), null)));
        return samples;
    }

    private static List<Long> nanos(List<ColdJvm.Times> runs, ToLongFunction<ColdJvm.Times> figure) {
        return runs.stream().mapToLong(figure).boxed().toList();
    }
}
