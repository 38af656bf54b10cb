package dev.slipstream.imageio.bench.workbench.readme;

import dev.slipstream.imageio.bench.workbench.results.Cells;
import dev.slipstream.imageio.bench.workbench.results.Result;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The rows of JDK-6347575: what it made of the code of 2005, and what Slipstream makes of today's, in per cent. */
final class DocumentTable implements ReadmeTable {

    private static final String PREFIX = "seed1.";
    private static final String DOCUMENT = "document";

    private record Row(String name, Map<String, String> options) {

        String describe() {
            String test = name.substring(PREFIX.length()).replace('.', ' ');
            String format = option("format");
            return format.isEmpty()
                    ? test
                    : format + " reader, " + option("size") + "x" + option("size");
        }

        String place() {
            String place = option("source") + option("dest");
            return option("useCache").equals("true") ? place + ", cache file" : place;
        }

        /** The value of the option whose key ends so; empty if there is none. */
        private String option(String end) {
            return options.entrySet().stream().filter(option -> option.getKey().endsWith("." + end))
                    .map(Map.Entry::getValue).findFirst().orElse("");
        }
    }

    @Override
    public List<String> lines(List<JdkResults> jdks) {
        Map<Row, Row> rows = new LinkedHashMap<>();
        for (JdkResults jdk : jdks) {
            jdk.results(JdkResults.SEEDS).filter(result -> result.name().startsWith(PREFIX))
                    .map(result -> new Row(result.name(), result.options())).forEach(row -> rows.put(row, row));
        }
        return new JdkColumns<>(List.of("test", "source or destination", ">" + DOCUMENT),
                List.of(">JDK %d: Slipstream", ">TwelveMonkeys"),
                (Row row) -> List.of(row.describe(), row.place(), row.options().getOrDefault(DOCUMENT, "")),
                DocumentTable::cells).lines(new ArrayList<>(rows.keySet()), jdks);
    }

    private static List<String> cells(JdkResults jdk, Row row) {
        Optional<Result> result = jdk.find(JdkResults.SEEDS, row.name(), row.options());
        return result.map(found -> List.of(percent(found, Result.SLIPSTREAM),
                percent(found, Result.TWELVEMONKEYS))).orElse(List.of("", ""));
    }

    private static String percent(Result result, String side) {
        return Cells.percent(result.sides().get(Result.JDK), result.sides().get(side));
    }
}
