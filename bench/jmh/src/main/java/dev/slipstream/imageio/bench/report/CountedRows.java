package dev.slipstream.imageio.bench.report;

import dev.slipstream.imageio.bench.results.Result;
import dev.slipstream.imageio.bench.results.Samples;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** What can be counted instead of timed. */
enum CountedRows {

    BYTES("bytes allocated", new Unit("B", false), Samples::bytesPerRep),
    CALLS("system calls", new Unit("calls", false), Samples::callsPerRep);

    private final String what;
    private final Unit unit;
    private final Function<Samples, Double> count;

    CountedRows(String what, Unit unit, Function<Samples, Double> count) {
        this.what = what;
        this.unit = unit;
        this.count = count;
    }

    String what() {
        return what;
    }

    /** Only those that were counted. */
    List<Row> of(List<Result> results) {
        return results.stream().map(this::row).filter(row -> !row.scores().isEmpty()).toList();
    }

    private Row row(Result result) {
        Map<String, Score> scores = new LinkedHashMap<>();
        result.sides().forEach((side, samples) -> {
            if (samples.failure() != null) {
                scores.put(side, Score.failed(samples.failure()));
            } else if (count.apply(samples) != null) {
                scores.put(side, Score.count(count.apply(samples)));
            }
        });
        return new Row(result.name(), Traits.of(result.options()), unit, scores);
    }
}
