package dev.slipstream.imageio.bench.cold;

import dev.slipstream.imageio.bench.child.Side;
import dev.slipstream.imageio.bench.command.Progress;
import dev.slipstream.imageio.bench.results.Metric;
import dev.slipstream.imageio.bench.results.Origin;
import dev.slipstream.imageio.bench.results.Result;
import dev.slipstream.imageio.bench.tables.ColdRows;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToLongFunction;

/**
 * Measures cases one after the other: first the results of all calls are compared, then the sides take turns, each time
 * in a JVM of their own, so that whatever disturbs the machine for a while disturbs all alike.
 */
final class ColdMeasurement {

    private static final String NANOS = "ns/op";
    private static final int DECADE = 10;

    private final ColdJvm jvm;
    private final List<Side> sides;
    private final int pairs;
    private final Origin origin;
    private final List<Result> results = new ArrayList<>();
    private final List<String> differences = new ArrayList<>();

    /** The base of all ratios is the first side. */
    ColdMeasurement(ColdJvm jvm, List<Side> sides, int pairs, Origin origin) {
        this.jvm = jvm;
        this.sides = List.copyOf(sides);
        this.pairs = pairs;
        this.origin = origin;
    }

    void measure(List<ColdCase> cases, Progress progress) throws IOException {
        progress.begin("measure", cases.size());
        for (ColdCase work : cases) {
            measure(work);
            progress.step();
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
        List<Long> expected = null;
        for (Side side : sides) {
            List<Long> digests = jvm.digests(side, work);
            expected = expected == null ? digests : expected;
            compare(work, side, expected, digests);
        }
        Map<Side, List<ColdJvm.Run>> runs = new LinkedHashMap<>();
        sides.forEach(side -> runs.put(side, new ArrayList<>()));
        for (int pair = 0; pair < pairs; pair++) {
            for (int i = 0; i < sides.size(); i++) {
                Side side = sides.get((i + pair) % sides.size());
                runs.get(side).add(jvm.time(side, work));
            }
        }
        runs.forEach((side, all) -> add(work, side, all));
    }

    private void compare(ColdCase work, Side side, List<Long> expected, List<Long> digests) {
        for (int i = 0; i < digests.size(); i++) {
            if (!digests.get(i).equals(expected.get(i))) {
                differences.add(work.describe() + ": result " + (i + 1) + " of " + digests.size() + " on "
                        + side.name() + " is not that on " + sides.get(0).name());
            }
        }
    }

    private void add(ColdCase work, Side side, List<ColdJvm.Run> runs) {
        Map<String, Metric> others = runs.stream().anyMatch(run -> run.processorNanos() < 0) ? Map.of()
                : Map.of(ColdRows.PROCESSOR_TIME, metric(runs, ColdJvm.Run::processorNanos));
        add(work, side, Map.of(), metric(runs, ColdJvm.Run::nanos), others);
        if (work.isSequence()) {
            for (int images : points(work.calls())) {
                add(work, side, Map.of(ColdRows.AFTER, Integer.toString(images)),
                        metric(runs, run -> run.ends().get(images - 1)), Map.of());
            }
        }
    }

    private void add(ColdCase work, Side side, Map<String, String> point, Metric metric, Map<String, Metric> others) {
        Map<String, String> params = new TreeMap<>(point);
        params.put(Result.SIDE, side.name());
        if (!work.source().isEmpty()) {
            params.put(ColdRows.SOURCE, work.source());
        }
        results.add(Result.of(work.name(), params, metric, others, origin));
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

    private static Metric metric(List<ColdJvm.Run> runs, ToLongFunction<ColdJvm.Run> figure) {
        return Metric.of(NANOS, runs.stream().map(run -> (double) figure.applyAsLong(run)).toList());
    }
}
