package dev.slipstream.imageio.bench.jmh.streams;

import dev.slipstream.imageio.bench.page.Page;
import dev.slipstream.imageio.bench.results.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A result file of J2DBench for each side, which J2DAnalyzer reads line by line: so there is an element a line, and no
 * line break in any value. Each time is that of so many repetitions that whole milliseconds keep their digits.
 */
final class ResultXml {

    private static final int REPETITIONS = 1_000_000_000;
    private static final double NANOS_PER_MILLI = 1e6;

    private ResultXml() {
    }

    /** Into files of that folder, called after their sides: jdk.xml and so on. */
    static void write(Path folder, List<Result> results) throws IOException {
        Files.createDirectories(folder);
        for (String side : results.stream().map(Result::side).distinct().toList()) {
            Files.write(folder.resolve(side.toLowerCase(Locale.ROOT) + ".xml"),
                    lines(side, results.stream().filter(result -> result.side().equals(side)).toList()));
        }
    }

    private static List<String> lines(String side, List<Result> results) {
        Result any = results.get(0);
        String time = Long.toString(Instant.parse(any.date()).toEpochMilli());
        List<String> lines = new ArrayList<>(List.of("<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
                tag("result-set", "version", "0.1", "name", side) + ">",
                "  <test-desc>" + Page.escaped(any.command()) + "</test-desc>",
                "  " + tag("test-date", "start", time, "end", time) + "/>",
                "  " + tag("sys-prop", "key", "java.version", "value", any.jdkVersion()) + "/>",
                "  " + tag("sys-prop", "key", "java.vm.name", "value", any.vmName()) + "/>",
                "  " + tag("sys-prop", "key", "slipstream.machine", "value", any.machine()) + "/>"));
        for (Result result : results) {
            lines.add("  " + tag("result", "num-reps", Integer.toString(REPETITIONS), "num-units",
                    Integer.toString(J2dRow.units(result.params())), "name", result.params().get("name")) + ">");
            J2dRow.options(result.params())
                    .forEach((key, value) -> lines.add("    " + tag("option", "key", key, "value", value) + "/>"));
            result.primaryMetric().values().forEach(nanos -> lines.add("    " + tag("time", "value",
                    Long.toString(Math.round(nanos * REPETITIONS / NANOS_PER_MILLI))) + "/>"));
            lines.add("  </result>");
        }
        lines.add("</result-set>");
        return lines;
    }

    /** As far as its attributes go. */
    private static String tag(String name, String... attributes) {
        StringBuilder tag = new StringBuilder("<" + name);
        for (int i = 0; i < attributes.length; i += 2) {
            tag.append(String.format(" %s=\"%s\"", attributes[i],
                    Page.escaped(attributes[i + 1].replaceAll("\\s+", " "))));
        }
        return tag.toString();
    }
}
