package dev.slipstream.imageio.bench.workbench.readme;

import dev.slipstream.imageio.bench.workbench.results.Environment;
import dev.slipstream.imageio.bench.workbench.text.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Where the stored results come from: the machine, the JDKs and the versions, and below them how each run was made. */
final class MachineTable implements ReadmeTable {

    private static final double BYTES_PER_GIB = 1L << 30;

    @Override
    public List<String> lines(List<JdkResults> jdks) {
        List<String> headings = new ArrayList<>(List.of(""));
        List<Map<String, String>> facts = new ArrayList<>();
        for (JdkResults jdk : jdks) {
            headings.add("JDK " + jdk.feature());
            facts.add(facts(jdk.runs().values().iterator().next().environment()));
        }
        Table table = new Table(headings);
        for (String name : facts.get(0).keySet()) {
            List<String> cells = new ArrayList<>(List.of(name));
            facts.forEach(each -> cells.add(each.get(name)));
            table.add(cells);
        }
        List<String> lines = new ArrayList<>(table.withoutEmptyColumns().markdown());
        lines.add("");
        jdks.forEach(jdk -> lines.addAll(RunLines.of(jdk)));
        return lines;
    }

    private static Map<String, String> facts(Environment machine) {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("Java", machine.java() + ", " + machine.vm() + ", " + machine.vendor());
        facts.put("system", machine.os() + ", " + machine.arch());
        facts.put("processor", machine.cpu() + ", " + machine.cores() + " cores, "
                + String.format(Locale.ROOT, "%.0f GiB", machine.memoryBytes() / BYTES_PER_GIB));
        facts.put("Slipstream", (machine.library() + " " + machine.commit()).strip());
        facts.put("TwelveMonkeys", machine.rival());
        return facts;
    }
}
