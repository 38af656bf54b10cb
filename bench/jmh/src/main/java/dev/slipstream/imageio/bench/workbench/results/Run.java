package dev.slipstream.imageio.bench.workbench.results;

import java.util.List;

/**
 * A run of measurements, whole.
 *
 * @param kind which command made it: j2d, seeds, counts
 * @param command how to make it again
 * @param started ISO 8601, UTC
 */
public record Run(String kind, String title, String command, String started, double seconds,
        Environment environment, Method method, List<Result> results) {

    public Run {
        results = List.copyOf(results);
    }
}
