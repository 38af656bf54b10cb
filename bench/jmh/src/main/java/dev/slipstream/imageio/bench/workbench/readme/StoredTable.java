package dev.slipstream.imageio.bench.workbench.readme;

import dev.slipstream.imageio.bench.workbench.results.TableFile;
import java.util.ArrayList;
import java.util.List;

/** A table that is stored as it is, for each JDK below its command. */
record StoredTable(String name) implements ReadmeTable {

    @Override
    public List<String> lines(List<JdkResults> jdks) {
        List<String> lines = new ArrayList<>();
        for (JdkResults jdk : jdks) {
            TableFile table = jdk.tables().get(name);
            if (table != null) {
                lines.addAll(lines.isEmpty() ? List.of() : List.of(""));
                lines.add("JDK " + table.jdk() + ", `" + table.command() + "`:");
                lines.add("");
                lines.addAll(table.markdown());
            }
        }
        return lines;
    }
}
