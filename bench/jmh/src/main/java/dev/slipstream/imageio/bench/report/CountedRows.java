package dev.slipstream.imageio.bench.report;

import dev.slipstream.imageio.bench.results.Count;
import dev.slipstream.imageio.bench.results.Result;
import dev.slipstream.imageio.bench.results.Run;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What was counted instead of timed: a group for each kind of count. */
final class CountedRows {

    private CountedRows() {
    }

    /** Of kinds that were not counted there is none. */
    static List<Group> groups(String title, String file, Run run) {
        return Arrays.stream(Count.values())
                .map(count -> Group.of(title + count.what(), file, Facts.of(run), of(count, run.results())))
                .filter(group -> !group.rows().isEmpty()).toList();
    }

    private static List<Row> of(Count count, List<Result> results) {
        return results.stream().map(result -> row(count, result)).filter(row -> !row.scores().isEmpty()).toList();
    }

    private static Row row(Count count, Result result) {
        Map<String, Score> scores = new LinkedHashMap<>();
        result.sides().forEach((side, samples) -> {
            if (samples.failure() != null) {
                scores.put(side, Score.failed(samples.failure()));
            } else if (count.of(samples) != null) {
                scores.put(side, Score.count(count.of(samples)));
            }
        });
        return new Row(result.name(), Traits.of(result.options()), new Unit(count.unit(), false), scores);
    }
}
