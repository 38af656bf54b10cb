package dev.slipstream.imageio.bench.report;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Options that all rows have in common need not stand in each of them. */
final class CommonDetails {

    private static final String IN_ALL_ROWS = "In all rows";

    private CommonDetails() {
    }

    /** Adds a fact about the common options, if any, and returns the rows without them. */
    static List<Row> moveTo(Map<String, String> facts, List<Row> rows) {
        if (rows.size() < 2) {
            return rows;
        }
        Set<Map.Entry<String, String>> common = new LinkedHashSet<>(rows.get(0).traits().others().entrySet());
        rows.forEach(row -> common.retainAll(row.traits().others().entrySet()));
        if (common.isEmpty()) {
            return rows;
        }
        facts.put(IN_ALL_ROWS, common.stream().map(option -> option.getKey() + "=" + option.getValue())
                .collect(Collectors.joining(", ")));
        return rows.stream().map(row -> without(row, common)).toList();
    }

    private static Row without(Row row, Set<Map.Entry<String, String>> options) {
        Map<String, String> rest = new LinkedHashMap<>(row.traits().others());
        rest.entrySet().removeAll(options);
        return new Row(row.name(), row.traits().with(rest), row.unit(), row.scores());
    }
}
