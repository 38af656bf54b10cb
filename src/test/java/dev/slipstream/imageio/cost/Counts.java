package dev.slipstream.imageio.cost;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/** What was counted, as bench stores results: elements of JMH's JSON. */
final class Counts {

    static final String JDK = "JDK";
    static final String SLIPSTREAM = "SLIPSTREAM";

    private static final String PRIMARY = "bytes";
    /** By operation and side, then by count. */
    private final Map<List<String>, Map<String, Long>> all = new LinkedHashMap<>();

    void add(String operation, String side, String count, long value) {
        all.computeIfAbsent(List.of(operation, side), key -> new LinkedHashMap<>()).put(count, value);
    }

    /** Only if everything that was requested could be counted. */
    void writeTo(Path file) throws IOException {
        StringJoiner elements = new StringJoiner(",\n", "[\n", "\n]\n");
        for (Map.Entry<List<String>, Map<String, Long>> each : all.entrySet()) {
            Map<String, Long> counts = new LinkedHashMap<>(each.getValue());
            Long bytes = counts.remove(PRIMARY);
            if (bytes == null || counts.isEmpty()) {
                return;
            }
            StringJoiner others = new StringJoiner(",");
            counts.forEach((name, value) -> others.add('"' + name + "\":" + metric(value, "#")));
            elements.add(String.format("""
                    {"benchmark":"%s","mode":"ss","jdkVersion":"%s","vmName":"%s","vmVersion":"%s","forks":1,\
                    "params":{"side":"%s"},"primaryMetric":%s,"secondaryMetrics":{%s}}""", each.getKey().get(0),
                    System.getProperty("java.version"), System.getProperty("java.vm.name"),
                    System.getProperty("java.vm.version"), each.getKey().get(1), metric(bytes, "B"), others));
        }
        Files.writeString(file, elements.toString());
    }

    private static String metric(long value, String unit) {
        return String.format("""
                {"score":%d,"scoreError":"NaN","scoreUnit":"%s/op","rawData":[[%1$d]]}""", value, unit);
    }
}
