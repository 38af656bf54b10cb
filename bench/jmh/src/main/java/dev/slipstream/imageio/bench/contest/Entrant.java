package dev.slipstream.imageio.bench.contest;

import java.util.List;

/**
 * Who takes part in a challenge.
 *
 * @param name as tables show it; entrants of the same name share a JVM in all challenges of a fork
 * @param side whose class path that JVM has: JDK, TwelveMonkeys or Slipstream
 * @param setUp what its JVM is asked to set up: the kind of workload, and what that needs
 */
public record Entrant(String name, String side, List<String> setUp) {

    public Entrant {
        setUp = List.copyOf(setUp);
    }
}
