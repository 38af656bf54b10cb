package dev.slipstream.imageio.bench.workbench.j2d;

import dev.slipstream.imageio.bench.workbench.results.Result;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** What J2DAnalyzer calls rows by: the name and the options, without whatever all rows have in common. */
final class AnalyzerKeys {

    private final SortedMap<String, String> common = new TreeMap<>();
    private final String commonName;

    AnalyzerKeys(List<Result> results) {
        Set<String> differing = new HashSet<>();
        Set<String> names = new HashSet<>();
        for (Result result : results) {
            names.add(result.name());
            for (Map.Entry<String, String> option : result.options().entrySet()) {
                String other = common.putIfAbsent(option.getKey(), option.getValue());
                if (other != null && !other.equals(option.getValue())) {
                    differing.add(option.getKey());
                }
            }
        }
        common.keySet().removeAll(differing);
        commonName = names.size() == 1 ? names.iterator().next() : "";
    }

    /** Options that have one value only; rows need not all have them. */
    SortedMap<String, String> common() {
        return common;
    }

    /** Empty if there are several. */
    String commonName() {
        return commonName;
    }

    /** What rows are sorted by. */
    static String key(Result result) {
        StringBuilder key = new StringBuilder(result.name());
        new TreeMap<>(result.options())
                .forEach((name, value) -> key.append(',').append(name).append('=').append(value));
        return key.toString();
    }

    /** The same for a narrow line: options with the last part of their names only, as that of formats without core. */
    String briefKey(Result result) {
        String key = shortKey(result).replaceAll("(?<=^|,)[^=,]*\\.(?=\\w+=)", "");
        return key.replaceFirst("^imageio\\.", "").replace(".tests.", ".").replace(",", ", ").replace("=core-", "=");
    }

    String shortKey(Result result) {
        StringBuilder key = new StringBuilder(result.name().equals(commonName) ? "" : result.name());
        new TreeMap<>(result.options()).forEach((name, value) -> {
            if (!common.containsKey(name)) {
                key.append(key.isEmpty() ? "" : ",").append(name).append('=').append(value);
            }
        });
        return key.isEmpty() ? result.name() : key.toString();
    }
}
