package dev.slipstream.imageio.bench.workbench.readme;

import dev.slipstream.imageio.bench.workbench.results.Cells;
import dev.slipstream.imageio.bench.workbench.results.ColdRun;
import dev.slipstream.imageio.bench.workbench.results.MedianInterval;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import dev.slipstream.imageio.bench.workbench.text.Figures;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The first calls of fresh JVMs: milliseconds with the JDK alone and with Slipstream, and the ratio of pairs. */
final class ColdTimes implements ReadmeTable {

    private static final double NANOS_PER_MILLI = 1e6;

    private record Row(String name, String source) {

        static Row of(Result result) {
            return new Row(result.name(), result.options().getOrDefault(ColdRun.SOURCE, ""));
        }
    }

    @Override
    public List<String> lines(List<JdkResults> jdks) {
        Set<Row> rows = new LinkedHashSet<>();
        jdks.forEach(jdk -> ColdRun.of(ColdRun.TIME, jdk.results(JdkResults.COLD).toList())
                .forEach(result -> rows.add(Row.of(result))));
        return new JdkColumns<>(List.of("first calls of a JVM", "source"),
                List.of(">JDK %d, ms", ">with Slipstream", ">ratio", ">of processor time"),
                (Row row) -> List.of(row.name(), row.source()), ColdTimes::cells).lines(List.copyOf(rows), jdks);
    }

    private static List<String> cells(JdkResults jdk, Row row) {
        Result time = find(jdk, row, ColdRun.TIME);
        Result processor = find(jdk, row, ColdRun.PROCESSOR_TIME);
        return time == null
                ? List.of("", "", "", "")
                : List.of(millis(time, Result.JDK), millis(time, Result.SLIPSTREAM), ratio(time),
                        processor == null ? "" : ratio(processor));
    }

    private static Result find(JdkResults jdk, Row row, String figure) {
        return ColdRun.of(figure, jdk.results(JdkResults.COLD).toList()).stream()
                .filter(result -> Row.of(result).equals(row)).findFirst().orElse(null);
    }

    private static String millis(Result result, String side) {
        Samples samples = result.sides().get(side);
        return Figures.number(MedianInterval.ofNanos(samples).median() / NANOS_PER_MILLI);
    }

    private static String ratio(Result result) {
        MedianInterval ratio = MedianInterval.ofRatios(result.sides().get(Result.JDK),
                result.sides().get(Result.SLIPSTREAM));
        return Figures.number(ratio.median()) + (ratio.isTie() ? Cells.TIE : "");
    }
}
