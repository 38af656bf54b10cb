package dev.slipstream.imageio.bench.workbench.check;

import dev.slipstream.imageio.bench.workbench.results.Result;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** The bounds of all operations, in the order of their file. */
final class Bounds {

    private final Map<String, Bound> byOperation = new LinkedHashMap<>();

    Bounds(Collection<Bound> bounds) {
        bounds.forEach(bound -> byOperation.put(bound.operation(), bound));
    }

    Collection<Bound> all() {
        return byOperation.values();
    }

    /** Null if the operation has none. */
    Bound of(String operation) {
        return byOperation.get(operation);
    }

    /** The JDKs that there are bounds for. */
    SortedSet<Integer> features() {
        SortedSet<Integer> features = new TreeSet<>();
        all().forEach(bound -> features.addAll(bound.costs().keySet()));
        return features;
    }

    /** Those of operations that there no longer are. */
    List<String> without(List<String> operations) {
        List<String> names = new ArrayList<>(byOperation.keySet());
        names.removeAll(operations);
        return names;
    }

    /** What operations cost now becomes their bound, in their order; those not counted keep what they have. */
    Bounds updated(List<String> operations, int feature, List<Result> counted) {
        Map<String, Cost> costs = new LinkedHashMap<>();
        counted.forEach(result -> costs.put(result.name(), Cost.of(result.sides().get(Result.SLIPSTREAM))));
        List<Bound> updated = new ArrayList<>();
        for (String operation : operations) {
            Bound was = byOperation.getOrDefault(operation, new Bound(operation, new TreeMap<>(), ""));
            Cost cost = costs.get(operation);
            Bound is = cost == null ? was : was.with(feature, cost);
            if (!is.costs().isEmpty()) {
                updated.add(is);
            }
        }
        return new Bounds(updated);
    }
}
