package dev.slipstream.imageio.bench.workbench.readme;

import dev.slipstream.imageio.bench.workbench.results.Gain;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import dev.slipstream.imageio.bench.workbench.text.Figures;
import dev.slipstream.imageio.bench.workbench.text.Table;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** How many of J2DBench's rows are won, tied and lost, and where the lost ones are. */
final class LossTable implements ReadmeTable {

    private static final List<String> RIVALS = List.of(Result.JDK, Result.TWELVEMONKEYS);

    /** One of J2DBench's rows on one JDK against one rival. */
    private record Row(JdkResults jdk, Result result, String rival, Gain gain) {

        String against() {
            return rival.equals(Result.JDK) ? "JDK " + jdk.feature() : rival + ", JDK " + jdk.feature();
        }
    }

    @Override
    public List<String> lines(List<JdkResults> jdks) {
        List<String> lines = new ArrayList<>();
        List<Row> all = new ArrayList<>();
        for (JdkResults jdk : jdks) {
            for (String rival : RIVALS) {
                List<Row> rows = rows(jdk, rival);
                if (!rows.isEmpty()) {
                    lines.add("- " + sentence(jdk, rival, rows));
                    all.addAll(rows);
                }
            }
        }
        if (lines.isEmpty()) {
            throw new IllegalArgumentException("the stored results have no rows of J2DBench's");
        }
        if (all.stream().anyMatch(row -> row.gain().isLoss())) {
            lines.add("");
            lines.addAll(table(all));
        }
        return lines;
    }

    private static List<Row> rows(JdkResults jdk, String rival) {
        return jdk.results(JdkResults.J2D).filter(result -> isTimed(result, rival))
                .map(result -> new Row(jdk, result, rival,
                        Gain.of(result.sides().get(rival), result.sides().get(Result.SLIPSTREAM))))
                .toList();
    }

    private static boolean isTimed(Result result, String rival) {
        Samples base = result.sides().get(rival);
        Samples ours = result.sides().get(Result.SLIPSTREAM);
        return base != null && ours != null && !base.isFailure() && !ours.isFailure();
    }

    private static String sentence(JdkResults jdk, String rival, List<Row> rows) {
        long wins = rows.stream().filter(row -> row.gain().isWin()).count();
        long losses = rows.stream().filter(row -> row.gain().isLoss()).count();
        return (rival.equals(Result.JDK) ? "JDK " + jdk.feature() : rival + " on JDK " + jdk.feature()) + ": of "
                + rows.size() + " rows " + wins + " are faster, " + losses + " slower, "
                + (rows.size() - wins - losses) + " within the error.";
    }

    private static List<String> table(List<Row> rows) {
        Map<List<String>, List<Row>> groups = rows.stream().collect(Collectors.groupingBy(
                row -> List.of(row.against(), test(row.result()), subject(row.result())),
                LinkedHashMap::new, Collectors.toList()));
        Table table = new Table(List.of("slower than", "test", "of", ">rows", ">ratio"));
        groups.forEach((group, all) -> {
            DoubleSummaryStatistics lost = all.stream().map(Row::gain).filter(Gain::isLoss)
                    .mapToDouble(Gain::ratio).summaryStatistics();
            if (lost.getCount() > 0) {
                List<String> cells = new ArrayList<>(group);
                cells.add(lost.getCount() + " of " + all.size());
                cells.add(range(lost));
                table.add(cells);
            }
        });
        return table.withoutEmptyColumns().markdown();
    }

    private static String range(DoubleSummaryStatistics ratios) {
        String lowest = Figures.number(ratios.getMin());
        String highest = Figures.number(ratios.getMax());
        return lowest.equals(highest) ? lowest : lowest + " to " + highest;
    }

    /** Without what all of them have in common. */
    private static String test(Result result) {
        return result.name().replaceFirst("^imageio\\.", "").replaceFirst("\\.image\\.imageio\\.", ".")
                .replace(".tests.", " ").replace('.', ' ');
    }

    /** An image's format, or where a stream comes from or goes to. */
    private static String subject(Result result) {
        return option(result, ".format")
                .or(() -> option(result, ".source")).or(() -> option(result, ".dest")).orElse("");
    }

    private static Optional<String> option(Result result, String end) {
        return result.options().entrySet().stream().filter(option -> option.getKey().endsWith(end))
                .map(Map.Entry::getValue).findFirst();
    }
}
