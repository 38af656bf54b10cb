package dev.slipstream.imageio.bench.contest;

import java.util.List;
import java.util.Map;

/**
 * The same work for several entrants; it becomes a result of the same name.
 *
 * @param unit what a repetition has {@code unitsPerRep} of
 * @param entrants the base of all ratios first
 */
public record Challenge(String name, Map<String, String> options, String unit, double unitsPerRep,
        List<Entrant> entrants) {

    public Challenge {
        entrants = List.copyOf(entrants);
    }
}
