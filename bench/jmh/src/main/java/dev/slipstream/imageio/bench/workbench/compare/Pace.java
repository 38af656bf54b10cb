package dev.slipstream.imageio.bench.workbench.compare;

import java.time.Duration;

/** How long the work may take: iterations, time for an image in an iteration, warm-up of each side. */
public record Pace(int iterations, Duration fixedBudget, Duration warmUp) {

    /** Together with warm-up and inspection, a few hundred images then take less than two minutes. */
    private static final Duration ALL_ITERATIONS = Duration.ofSeconds(40);
    private static final Duration SHORTEST = Duration.ofMillis(2);
    private static final Duration LONGEST = Duration.ofMillis(100);

    public Pace {
        if (iterations < 1) {
            throw new IllegalArgumentException("Iterations must be at least 1: " + iterations);
        }
    }

    /** The time for one task with one image on one side in one iteration. */
    Duration budget(int rows) {
        if (fixedBudget != null) {
            return fixedBudget;
        }
        Duration share = ALL_ITERATIONS.dividedBy(Math.max(1L, 2L * rows * iterations));
        if (share.compareTo(SHORTEST) < 0) {
            return SHORTEST;
        }
        return share.compareTo(LONGEST) > 0 ? LONGEST : share;
    }
}
