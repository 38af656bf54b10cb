package dev.slipstream.imageio.bench.workbench.report;

import dev.slipstream.imageio.bench.workbench.results.Curve;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.TableFile;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What was measured together, by one run of one tool.
 *
 * @param file where it was read from
 * @param facts about machine, JDK and method, in the order in which they are to be told
 * @param subject the side that all ratios are of
 * @param rivals the sides that it is compared with, the most important one first
 * @param curves of the time that the first images take
 * @param table that stands for itself, without rows; null if there are rows
 */
record Group(String title, String file, Map<String, String> facts, String subject, List<String> rivals,
        List<Row> rows, List<Curve> curves, TableFile table) {

    private static final String IN_ALL_ROWS = "In all rows";

    Group {
        rivals = List.copyOf(rivals);
        rows = List.copyOf(rows);
        curves = List.copyOf(curves);
    }

    Group withTitle(String other) {
        return new Group(other, file, facts, subject, rivals, rows, curves, table);
    }

    Group withCurves(List<Curve> drawn) {
        return new Group(title, file, facts, subject, rivals, rows, drawn, table);
    }

    static Group of(String file, TableFile table) {
        Map<String, String> facts = new LinkedHashMap<>();
        Facts.put(facts, Facts.JDK, table.jdk());
        Facts.put(facts, Facts.MACHINE, table.machine());
        Facts.put(facts, Facts.DATE, table.date());
        Facts.put(facts, "Note", table.note());
        Facts.put(facts, Facts.COMMAND, table.command());
        return new Group(table.title(), file, facts, "", List.of(), List.of(), List.of(), table);
    }

    /** The subject first. */
    List<String> sides() {
        List<String> sides = new ArrayList<>(List.of(subject));
        sides.addAll(rivals);
        return sides;
    }

    static Group of(String title, String file, Map<String, String> facts, List<Row> rows) {
        Set<String> sides = new LinkedHashSet<>();
        rows.forEach(row -> sides.addAll(row.scores().keySet()));
        String subject = subject(sides);
        List<String> rivals = rivals(sides, subject);
        Map<String, String> all = new LinkedHashMap<>(facts);
        List<Row> distinct = withoutCommonOptions(all, rows);
        return new Group(title, file, all, subject, rivals, distinct, List.of(), null);
    }

    /** Ours if it takes part, else the last one. */
    private static String subject(Collection<String> sides) {
        if (sides.contains(Result.SLIPSTREAM)) {
            return Result.SLIPSTREAM;
        }
        String last = "";
        for (String side : sides) {
            if (side.toLowerCase(Locale.ROOT).contains(Result.SLIPSTREAM.toLowerCase(Locale.ROOT))) {
                return side;
            }
            last = side;
        }
        return last;
    }

    private static List<String> rivals(Set<String> sides, String subject) {
        List<String> rivals = new ArrayList<>(List.of(Result.JDK, Result.TWELVEMONKEYS));
        rivals.retainAll(sides);
        sides.stream().filter(side -> !rivals.contains(side)).forEach(rivals::add);
        rivals.remove(subject);
        return rivals;
    }

    /** Options that all rows have in common become a fact about the group, and need not stand in each of them. */
    private static List<Row> withoutCommonOptions(Map<String, String> facts, List<Row> rows) {
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
