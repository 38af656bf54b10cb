package dev.slipstream.imageio.bench.workbench.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Rows that differ in size and options only. */
record TestRows(String name, String format, String source, List<Row> rows) {

    static List<TestRows> of(List<Row> rows) {
        Map<List<String>, TestRows> tests = new LinkedHashMap<>();
        for (Row row : rows) {
            Traits traits = row.traits();
            tests.computeIfAbsent(List.of(row.name(), traits.format(), traits.source()), key ->
                    new TestRows(row.name(), traits.format(), traits.source(), new ArrayList<>())).rows().add(row);
        }
        return List.copyOf(tests.values());
    }
}
