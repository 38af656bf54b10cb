package dev.slipstream.imageio.bench.platform;

import dev.slipstream.imageio.bench.compare.JdkError;
import dev.slipstream.imageio.bench.compare.worker.Outcome;
import dev.slipstream.imageio.bench.compare.worker.Task;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/** Which cells differ, and of how many of them the reason is known. */
final class Differences {

    private final Map<Reason, Integer> explained = new EnumMap<>(Reason.class);
    private final List<String> faults = new ArrayList<>();

    /** Slipstream beside the JDK, on one platform. */
    void ofImage(Cell slipstream, Task task, JdkError error, Outcome jdk, Outcome outcome) {
        List<String> others = error.otherDifferences(task, jdk, outcome);
        others.forEach(difference -> fault(slipstream, "the JDK and Slipstream: " + difference));
        if (others.isEmpty() && !jdk.differences(outcome).isEmpty()) {
            count(Reason.JDK_ERROR);
        }
    }

    /** Slipstream beside the JDK, on one platform. */
    void ofFiles(Cell slipstream, Cell jdk) {
        if (!slipstream.facts().equals(jdk.facts())) {
            fault(slipstream, "the JDK and Slipstream: " + jdk.facts() + " | " + slipstream.facts());
        }
    }

    /**
     * Slipstream on two platforms. What the JDK's code does, behind Slipstream's or instead of it, may differ: then it
     * is equal on each of them to what the JDK does alone.
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
        Set<String> names = new TreeSet<>(here.facts().keySet());
        names.addAll(there.facts().keySet());
        names.removeIf(name -> Objects.equals(here.facts().get(name), there.facts().get(name)));
        if (names.isEmpty()) {
            return;
        }
        boolean areAsTheJdk = names.removeIf(name ->
                Objects.equals(here.facts().get(name), jdkHere.facts().get(name))
                        && Objects.equals(there.facts().get(name), jdkThere.facts().get(name)));
        if (names.isEmpty()) {
            count(Reason.AS_THE_JDK);
        } else if (isRefusedImageOfSlipstream(List.of(jdkHere, jdkThere, here, there))) {
            count(Reason.REFUSED_ANYHOW);
        } else if (areAsTheJdk && names.equals(Set.of(Outcome.PACKED))) {
            count(Reason.OTHER_PIXELS);
        } else {
            names.forEach(name -> fault(here, "here and in the record: " + name + " " + here.facts().get(name) + " | "
                    + there.facts().get(name)));
        }
    }

    /** Nobody has written it: the JDK's side since it could not read it. */
    private static boolean isRefusedImageOfSlipstream(List<Cell> cells) {
        return cells.get(0).way().contains(Survey.TO)
                && cells.stream().allMatch(cell -> Outcome.Kind.FAILED.name().equals(cell.facts().get(Cell.OUTCOME)));
    }

    private void count(Reason reason) {
        explained.merge(reason, 1, Integer::sum);
    }

    private void fault(Cell cell, String what) {
        faults.add(String.join(", ", cell.side(), cell.subject(), cell.way()) + ": " + what);
    }

    /** How many cells have a reason. */
    Map<Reason, Integer> explained() {
        return explained;
    }

    /** A line for each that has none. */
    List<String> faults() {
        return faults;
    }
}
