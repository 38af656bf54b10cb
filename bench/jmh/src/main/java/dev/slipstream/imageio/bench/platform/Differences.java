package dev.slipstream.imageio.bench.platform;

import dev.slipstream.imageio.bench.facts.JdkError;
import dev.slipstream.imageio.bench.facts.Outcome;
import dev.slipstream.imageio.bench.facts.Task;
import dev.slipstream.imageio.bench.facts.WriteTask;
import dev.slipstream.imageio.bench.platform.worker.Cell;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/** Which cells differ, and for how many of them the reason is known. */
final class Differences {

    private static final String OUTCOME = "outcome";

    private final Map<Reason, Integer> explained = new EnumMap<>(Reason.class);
    private final List<String> faults = new ArrayList<>();

    /** Compares Slipstream with the JDK on one platform. */
    void ofSides(Cell slipstream, Cell jdk, JdkError error) {
        Task task = Task.all().stream().filter(each -> each.way().equals(jdk.way())).findFirst().orElseThrow();
        List<String> others = error.otherDifferences(task, jdk.outcome(), slipstream.outcome());
        others.forEach(difference -> fault(slipstream, "the JDK and Slipstream: " + difference));
        if (others.isEmpty() && !jdk.outcome().differences(slipstream.outcome()).isEmpty()) {
            count(Reason.JDK_ERROR);
        }
    }

    /**
     * Compares Slipstream on two platforms. What the JDK's code does for Slipstream may differ: then it is equal on
     * each of them to what the JDK does alone.
     *
     * @param jdk the name of the JDK's side
     */
    void ofPlatforms(PlatformRecord here, PlatformRecord there, String jdk) {
        for (Cell cell : here.cells().values()) {
            if (!cell.side().equals(jdk)) {
                Cell other = there.cells().get(cell.key());
                if (other == null) {
                    fault(cell, "not in the record");
                } else {
                    ofPlatforms(cell, other, here.cells().get(cell.keyOf(jdk)), there.cells().get(cell.keyOf(jdk)));
                }
            }
        }
    }

    private void ofPlatforms(Cell here, Cell there, Cell jdkHere, Cell jdkThere) {
        Set<String> names = new TreeSet<>(here.outcome().facts().keySet());
        names.addAll(there.outcome().facts().keySet());
        names.add(OUTCOME);
        names.remove(Outcome.MESSAGE);
        names.removeIf(name -> Objects.equals(fact(here, name), fact(there, name)));
        if (names.isEmpty()) {
            return;
        }
        boolean areAsTheJdk = names.removeIf(name -> Objects.equals(fact(here, name), fact(jdkHere, name))
                && Objects.equals(fact(there, name), fact(jdkThere, name)));
        if (names.isEmpty()) {
            count(Reason.AS_THE_JDK);
        } else if (isWriteThatFailedEverywhere(List.of(jdkHere, jdkThere, here, there))) {
            count(Reason.REFUSED_ANYHOW);
        } else if (areAsTheJdk && names.equals(Set.of(Outcome.PACKED))) {
            count(Reason.OTHER_PIXELS);
        } else {
            names.forEach(name -> fault(here, "here and in the record: " + name + " " + fact(here, name) + " | "
                    + fact(there, name)));
        }
    }

    /** Null if there is none. */
    private static String fact(Cell cell, String name) {
        return name.equals(OUTCOME) ? cell.outcome().kind().name() : cell.outcome().facts().get(name);
    }

    /** On the JDK's side because it could not be read. */
    private static boolean isWriteThatFailedEverywhere(List<Cell> cells) {
        boolean isWrite = Task.all().stream()
                .anyMatch(task -> task instanceof WriteTask && task.way().equals(cells.get(0).way()));
        return isWrite && cells.stream().allMatch(cell -> cell.outcome().kind() == Outcome.Kind.FAILED);
    }

    private void count(Reason reason) {
        explained.merge(reason, 1, Integer::sum);
    }

    private void fault(Cell cell, String what) {
        faults.add(String.join(", ", cell.side(), cell.subject(), cell.way()) + ": " + what);
    }

    /** How many cells have each reason. */
    Map<Reason, Integer> explained() {
        return explained;
    }

    /** A line for each cell that has none. */
    List<String> faults() {
        return faults;
    }
}
