package dev.slipstream.imageio.bench.workbench.compare;

import dev.slipstream.imageio.bench.workbench.cold.FirstImage;
import dev.slipstream.imageio.bench.workbench.text.Figures;
import dev.slipstream.imageio.bench.workbench.worker.Operation;
import java.util.ArrayList;
import java.util.List;

/** A comparison in one sentence. */
final class Sentence {

    private Sentence() {
    }

    /** @param first null if it was not measured */
    static String of(List<ComparedTask> rows, Operation operation, FirstImage first) {
        List<String> parts = new ArrayList<>();
        long different = rows.stream().filter(row -> !row.isEqual()).count();
        parts.add(Figures.count(rows.size()) + " compared, "
                + (different == 0 ? "all equal" : Figures.count(different) + " DIFFERENT"));
        long jdkErrors = rows.stream().filter(ComparedTask::isJdkError).count();
        if (jdkErrors > 0) {
            parts.add(Figures.count(jdkErrors) + " that the JDK is known not to read right left aside");
        }
        List<String> ratios = ratios(rows, operation);
        if (!ratios.isEmpty()) {
            parts.add(String.join(", ", ratios));
            WrittenSizes.of(rows).forEach(sizes -> parts.add(sizes.format() + " takes " + Figures.percent(sizes.ratio())
                    + " of the JDK's bytes"));
            parts.add("the first image of a JVM: " + (first == null ? "see 'cold'" : describe(first)));
        }
        return String.join("; ", parts);
    }

    private static String describe(FirstImage first) {
        return Figures.time(first.slipstreamNanos()) + ", with the JDK alone " + Figures.time(first.jdkNanos()) + " ("
                + first.file().getFileName() + ")";
    }

    /** Of the sums of each place, of all formats. */
    private static List<String> ratios(List<ComparedTask> rows, Operation operation) {
        List<String> ratios = new ArrayList<>();
        for (Summary sum : Summary.of(rows)) {
            if (sum.format().equals(Summary.ALL_FORMATS)) {
                ratios.add(Figures.number(sum.ratio()) + (ratios.isEmpty() ? " times as fast " : " ")
                        + (operation == Operation.WRITE ? "to " : "from ")
                        + (sum.place().endsWith("Stream") ? "streams" : "files"));
            }
        }
        return ratios;
    }
}
