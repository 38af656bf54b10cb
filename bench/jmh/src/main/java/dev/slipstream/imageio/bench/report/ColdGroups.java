package dev.slipstream.imageio.bench.report;

import dev.slipstream.imageio.bench.results.ColdRun;
import dev.slipstream.imageio.bench.results.Curve;
import dev.slipstream.imageio.bench.results.MedianInterval;
import dev.slipstream.imageio.bench.results.Result;
import dev.slipstream.imageio.bench.results.Run;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A run of fresh JVMs: a group of times with its curves, one of processor times, and one for each kind of count. */
final class ColdGroups {

    private ColdGroups() {
    }

    static List<Group> of(String title, String file, Run run) {
        List<Group> groups = new ArrayList<>();
        groups.add(group(title + ": " + ColdRun.TIME, ColdRun.TIME, file, run).withCurves(Curve.of(run.results())));
        groups.add(group(title + ": " + ColdRun.PROCESSOR_TIME, ColdRun.PROCESSOR_TIME, file, run));
        groups.removeIf(group -> group.rows().isEmpty());
        groups.addAll(CountedRows.groups(title + ": ", file, run));
        return groups;
    }

    private static Group group(String title, String figure, String file, Run run) {
        return Group.of(title, file, Facts.of(run),
                ColdRun.of(figure, run.results()).stream().map(ColdGroups::row).toList());
    }

    private static Row row(Result result) {
        Map<String, Score> scores = new LinkedHashMap<>();
        result.sides().forEach((side, samples) -> {
            MedianInterval nanos = MedianInterval.ofNanos(samples);
            scores.put(side, Score.of(nanos.median(), nanos.error(), null));
        });
        return new Row(result.name(), Traits.of(result.options()), Unit.NANOS, scores);
    }
}
