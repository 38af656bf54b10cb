package dev.slipstream.imageio.bench.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Function;

/** All tables, by the names that markers call them. */
final class Tables {

    private static final Map<String, Function<List<Jdk>, List<String>>> OTHERS = Map.of(
            "machine", MachineTable::lines,
            "break-even", ColdRows::breakEven,
            "losses", LossTable::lines,
            "real", RealTable::reads,
            "real-writes", RealTable::writes);

    private Tables() {
    }

    static List<String> lines(String name, List<Jdk> jdks) {
        if (Specifications.ALL.containsKey(name)) {
            return Specifications.ALL.get(name).markdown(jdks);
        }
        if (OTHERS.containsKey(name)) {
            return OTHERS.get(name).apply(jdks);
        }
        List<String> lines = new ArrayList<>();
        for (Jdk jdk : jdks) {
            if (jdk.tables().containsKey(name)) {
                lines.addAll(lines.isEmpty() ? List.of() : List.of(""));
                lines.addAll(jdk.tables().get(name).markdown());
            }
        }
        if (lines.isEmpty()) {
            TreeSet<String> names = new TreeSet<>(Specifications.ALL.keySet());
            names.addAll(OTHERS.keySet());
            throw new IllegalArgumentException("unknown, there are " + names);
        }
        return lines;
    }
}
