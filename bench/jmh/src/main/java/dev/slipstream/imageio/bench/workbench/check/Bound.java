package dev.slipstream.imageio.bench.workbench.check;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What an operation may cost with Slipstream.
 *
 * @param costs by the feature version of the JDK
 * @param reason why it may cost more than without; empty if it may not
 */
record Bound(String operation, SortedMap<Integer, Cost> costs, String reason) {

    Bound {
        costs = new TreeMap<>(costs);
    }

    /** On a JDK that nobody has tried, what the next older one needs, or the oldest. Null if there is none at all. */
    Map.Entry<Integer, Cost> nearest(int feature) {
        TreeMap<Integer, Cost> sorted = new TreeMap<>(costs);
        Map.Entry<Integer, Cost> older = sorted.floorEntry(feature);
        return older == null ? sorted.firstEntry() : older;
    }

    /** The same, with what it costs on that JDK. What was not counted this time stays what it was. */
    Bound with(int feature, Cost cost) {
        SortedMap<Integer, Cost> updated = new TreeMap<>(costs);
        updated.merge(feature, cost, (was, is) -> is.or(was));
        return new Bound(operation, updated, reason);
    }
}
