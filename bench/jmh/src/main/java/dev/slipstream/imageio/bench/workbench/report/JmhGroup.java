package dev.slipstream.imageio.bench.workbench.report;

import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The results of JMH. The parameter that tells who is measured becomes the side, so that those who do the same work
 * meet in a row.
 */
final class JmhGroup {

    private static final List<String> SIDE_PARAMETERS = List.of("competitor", "side");
    /** For benchmarks that compare nothing. */
    private static final String ALONE = "measured";
    private static final Map<String, String> FORMATS = Map.of("Png", "png", "Bmp", "bmp");
    private static final int TITLES = 3;

    private record Key(String benchmark, String mode, Map<String, String> params) {
    }

    private JmhGroup() {
    }

    static boolean is(JsonElement json) {
        return json.isJsonArray() && !json.getAsJsonArray().isEmpty() && JmhEntry.is(json.getAsJsonArray().get(0));
    }

    /** @throws IllegalArgumentException saying what is wrong with it */
    static Group of(String file, JsonArray json) {
        Gson gson = new Gson();
        List<JmhEntry> entries = new ArrayList<>();
        for (JsonElement element : json) {
            JmhEntry entry = gson.fromJson(element, JmhEntry.class);
            if (entry == null || !entry.isComplete()) {
                throw new IllegalArgumentException("element " + entries.size()
                        + " has no benchmark, mode, score or unit");
            }
            entries.add(entry);
        }
        return Group.of("JMH: " + title(entries), file, facts(entries), rows(entries));
    }

    private static List<Row> rows(List<JmhEntry> entries) {
        Map<Key, Map<String, Score>> scores = new LinkedHashMap<>();
        Map<Key, Unit> units = new LinkedHashMap<>();
        for (JmhEntry entry : entries) {
            Map<String, String> params = new LinkedHashMap<>(entry.params());
            SideName side = side(params);
            Key key = new Key(entry.benchmark(), entry.mode(), params);
            units.put(key, entry.unit());
            if (scores.computeIfAbsent(key, none -> new LinkedHashMap<>()).put(side.side(), entry.score()) != null) {
                throw new IllegalArgumentException("two results of " + entry.benchmark() + " " + entry.params());
            }
        }
        return scores.entrySet().stream().map(each -> row(each.getKey(), units.get(each.getKey()), each.getValue()))
                .toList();
    }

    /** Removes the parameter that says so; a variant of a side stays. */
    private static SideName side(Map<String, String> params) {
        for (String parameter : SIDE_PARAMETERS) {
            String value = params.remove(parameter);
            if (value != null) {
                SideName side = SideName.of(value);
                if (!side.variant().isEmpty()) {
                    params.put(params.containsKey("source") ? "variant" : "source", side.variant());
                }
                return side;
            }
        }
        return new SideName(ALONE, "");
    }

    private static Row row(Key key, Unit unit, Map<String, Score> scores) {
        String name = benchmark(key.benchmark());
        Map<String, String> options = new LinkedHashMap<>(key.params());
        options.put("mode", key.mode());
        Traits traits = Traits.of(options);
        for (Map.Entry<String, String> format : FORMATS.entrySet()) {
            if (traits.format().isEmpty() && name.startsWith(format.getKey())) {
                traits = traits.withFormat(format.getValue());
            }
        }
        return new Row(name, traits, unit, scores);
    }

    /** Class and method, without the package. */
    private static String benchmark(String qualified) {
        int method = qualified.lastIndexOf('.');
        return qualified.substring(qualified.lastIndexOf('.', method - 1) + 1);
    }

    private static String title(List<JmhEntry> entries) {
        List<String> classes = entries.stream().map(entry -> benchmark(entry.benchmark()).split("\\.")[0]).distinct()
                .toList();
        return classes.stream().limit(TITLES).collect(Collectors.joining(", "))
                + (classes.size() > TITLES ? String.format(Locale.ROOT, " and %d more", classes.size() - TITLES) : "");
    }

    private static Map<String, String> facts(List<JmhEntry> entries) {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put(Facts.JDK, all(entries, entry ->
                entry.jdkVersion() + ", " + entry.vmName() + " " + entry.vmVersion()));
        facts.put(Facts.FLAGS, all(entries, entry -> String.join(" ", entry.jvmArgs())));
        facts.put(Facts.FORKS, all(entries, entry -> Integer.toString(entry.forks())));
        facts.put(Facts.ITERATIONS, all(entries, entry -> entry.measurementIterations() + " of "
                + entry.measurementTime() + ", after " + entry.warmupIterations() + " of " + entry.warmupTime()
                + " to warm up"));
        facts.put(Facts.SCORE, all(entries, entry -> entry.mode().equals(JmhEntry.SAMPLE)
                ? "median of samples" : "mean of iterations"));
        facts.put("JMH", all(entries, JmhEntry::jmhVersion));
        return facts;
    }

    private static String all(List<JmhEntry> entries, Function<JmhEntry, String> fact) {
        return entries.stream().map(fact).filter(told -> told != null && !told.isBlank()).distinct()
                .collect(Collectors.joining("; "));
    }
}
