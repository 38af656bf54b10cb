package dev.slipstream.imageio.bench.tables;

import static dev.slipstream.imageio.bench.results.Result.JDK;
import static dev.slipstream.imageio.bench.results.Result.SLIPSTREAM;
import static dev.slipstream.imageio.bench.results.Result.TWELVEMONKEYS;

import dev.slipstream.imageio.bench.command.Figures;
import dev.slipstream.imageio.bench.command.Table;
import dev.slipstream.imageio.bench.results.Row;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** How many of J2DBench's rows are won, tied and lost, and where the lost ones are. */
final class LossTable {

    private LossTable() {
    }

    static List<String> lines(List<Jdk> jdks) {
        List<String> lines = new ArrayList<>();
        Table table = new Table(List.of("slower than", "test", "of", ">rows", ">ratio"));
        for (Jdk jdk : Jdk.whole(jdks)) {
            for (String rival : List.of(JDK, TWELVEMONKEYS)) {
                String on = "JDK " + jdk.feature();
                List<Row> rows = jdk.rows("streams").stream()
                        .filter(row -> row.has(rival) && row.has(SLIPSTREAM)).toList();
                lines.add("- " + (rival.equals(JDK) ? on : "TwelveMonkeys on " + on) + ": " + sentence(rows, rival));
                add(table, rival.equals(JDK) ? on : "TwelveMonkeys, " + on, rows, rival);
            }
        }
        if (!table.isEmpty()) {
            lines.add("");
            lines.addAll(table.markdown());
        }
        return lines;
    }

    private static String sentence(List<Row> rows, String rival) {
        long losses = rows.stream().filter(row -> row.ratio(rival, SLIPSTREAM).isLoss()).count();
        long ties = rows.stream().filter(row -> row.ratio(rival, SLIPSTREAM).isTie()).count();
        return "of " + rows.size() + " rows " + (rows.size() - losses - ties) + " are faster, " + losses + " slower, "
                + ties + " within the error.";
    }

    private static void add(Table table, String against, List<Row> rows, String rival) {
        Map<List<String>, List<Row>> groups = rows.stream().collect(Collectors.groupingBy(
                row -> List.of(test(row), format(row)), LinkedHashMap::new, Collectors.toList()));
        groups.forEach((group, all) -> {
            List<Row> lost = all.stream().filter(row -> row.ratio(rival, SLIPSTREAM).isLoss()).toList();
            if (!lost.isEmpty()) {
                double[] ratios = lost.stream().mapToDouble(row -> row.ratio(rival, SLIPSTREAM).times()).sorted()
                        .toArray();
                String least = Figures.number(ratios[0]);
                String most = Figures.number(ratios[ratios.length - 1]);
                table.add(List.of(against, group.get(0),
                        lost.stream().map(LossTable::subject).distinct().collect(Collectors.joining(", ")),
                        lost.size() + " of " + all.size(), least.equals(most) ? least : least + " to " + most));
            }
        });
    }

    /** Without what all of them have in common. */
    private static String test(Row row) {
        return row.params().get("name").replaceFirst("^imageio\\.", "").replaceFirst("\\.image\\.imageio\\.", ".")
                .replace(".tests.", " ").replace('.', ' ');
    }

    /** An image's format, or where a stream comes from or goes to. */
    private static String subject(Row row) {
        String format = format(row);
        return format.isEmpty() ? row.params().get("place") : format;
    }

    /** Empty for a stream. */
    private static String format(Row row) {
        return row.params().getOrDefault("format", "");
    }
}
