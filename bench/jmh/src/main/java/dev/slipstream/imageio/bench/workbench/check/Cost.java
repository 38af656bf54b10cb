package dev.slipstream.imageio.bench.workbench.check;

import dev.slipstream.imageio.bench.workbench.results.Count;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import java.util.EnumMap;
import java.util.Map;

/**
 * What an operation costs.
 *
 * @param counts what was not counted is missing
 */
record Cost(Map<Count, Long> counts) {

    Cost {
        counts = Map.copyOf(counts);
    }

    static Cost of(Samples samples) {
        Map<Count, Long> counts = new EnumMap<>(Count.class);
        for (Count count : Count.values()) {
            if (count.of(samples) != null) {
                counts.put(count, Math.round(count.of(samples)));
            }
        }
        return new Cost(counts);
    }

    /** Null if it was not counted. */
    Long of(Count count) {
        return counts.get(count);
    }

    /** The same, and of what was not counted this time, what it was. */
    Cost or(Cost was) {
        Map<Count, Long> all = new EnumMap<>(Count.class);
        all.putAll(was.counts);
        all.putAll(counts);
        return new Cost(all);
    }
}
