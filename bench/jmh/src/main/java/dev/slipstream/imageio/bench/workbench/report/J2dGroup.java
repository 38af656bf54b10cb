package dev.slipstream.imageio.bench.workbench.report;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** J2DBench's result sets, of which the first is the base, as it is for J2DBench's analyzer. */
final class J2dGroup {

    private static final String PREFIX = "imageio.";
    private static final List<String> SILENT = List.of("imageio", "tests");

    /** As good as J2DBench's results say: it does not write down what its units are. */
    private static final Unit UNIT = Unit.perMilli("unit");

    private J2dGroup() {
    }

    static Group of(List<Path> files) throws IOException {
        List<J2dResultSet> sets = new ArrayList<>();
        for (Path file : files) {
            sets.addAll(J2dResultReader.read(file));
        }
        if (sets.size() < 2) {
            throw new IOException(files.get(0) + ": one result set alone; name those that it is to be compared with,"
                    + " from the same folder, as well");
        }
        List<J2dResultSet> named = withDistinctNames(sets);
        return Group.of("J2DBench: " + named.stream().map(J2dResultSet::name).collect(Collectors.joining(", ")),
                files.stream().map(Path::toString).collect(Collectors.joining(", ")), facts(named), rows(named));
    }

    private static List<J2dResultSet> withDistinctNames(List<J2dResultSet> sets) {
        Set<String> names = new HashSet<>();
        List<J2dResultSet> distinct = new ArrayList<>();
        for (J2dResultSet set : sets) {
            String name = set.name();
            for (int i = 2; !names.add(name); i++) {
                name = set.name() + " (" + i + ")";
            }
            distinct.add(set.withName(name));
        }
        return distinct;
    }

    private static List<Row> rows(List<J2dResultSet> sets) {
        Map<J2dResultSet.Key, Map<String, Score>> scores = new LinkedHashMap<>();
        for (J2dResultSet set : sets) {
            set.results().forEach((key, measured) -> scores.computeIfAbsent(key, none -> new LinkedHashMap<>())
                    .put(set.name(), Score.rate(measured.samples(), measured.unitsPerRep())));
        }
        return scores.entrySet().stream().map(each -> new Row(shortName(each.getKey().test()),
                Traits.of(each.getKey().options()), UNIT, each.getValue())).toList();
    }

    private static Map<String, String> facts(List<J2dResultSet> sets) {
        Map<String, String> facts = new LinkedHashMap<>();
        Facts.put(facts, Facts.JDK, all(sets, set -> Facts.join(", ",
                version(set), property(set, "java.vm.name"), property(set, "java.vendor"))));
        Facts.put(facts, Facts.SYSTEM, all(sets, set -> Facts.join(" ", property(set, "os.name"),
                property(set, "os.version"), property(set, "os.arch"))));
        Facts.put(facts, Facts.ITERATIONS, all(sets, J2dGroup::iterations));
        Facts.put(facts, Facts.SCORE, "mean of all but the best and the worst time");
        Facts.put(facts, Facts.DATE, all(sets, J2dGroup::date));
        return facts;
    }

    private static String iterations(J2dResultSet set) {
        return set.results().values().stream().map(measured -> measured.samples().nanos().size()).distinct().sorted()
                .map(String::valueOf).collect(Collectors.joining(" or "));
    }

    private static String date(J2dResultSet set) {
        return set.start() <= 0 ? "" : Instant.ofEpochMilli(set.start()).truncatedTo(ChronoUnit.SECONDS).toString();
    }

    private static String version(J2dResultSet set) {
        String version = property(set, "java.runtime.version");
        return version.isEmpty() ? property(set, "java.version") : version;
    }

    private static String property(J2dResultSet set, String key) {
        String value = set.properties().getOrDefault(key, "");
        return value.equals("unknown") ? "" : value;
    }

    private static String all(List<J2dResultSet> sets, Function<J2dResultSet, String> fact) {
        return sets.stream().map(fact).filter(told -> !told.isBlank()).distinct().collect(Collectors.joining("; "));
    }

    /** J2DBench's names without what all of them have in common: {@code input.stream.readInt}. */
    static String shortName(String name) {
        return name.startsWith(PREFIX)
                ? Arrays.stream(name.split("\\.")).filter(part -> !SILENT.contains(part))
                        .collect(Collectors.joining("."))
                : name;
    }
}
