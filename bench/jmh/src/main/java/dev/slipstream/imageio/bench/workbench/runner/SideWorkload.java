package dev.slipstream.imageio.bench.workbench.runner;

import java.util.List;

/**
 * What one side does in a benchmark.
 *
 * @param name as tables show it; workloads of the same name share a JVM in all benchmarks of a fork
 * @param side whose class path that JVM has: JDK, TwelveMonkeys or Slipstream
 * @param setUp what its JVM is asked to set up: the kind of workload, and what that needs
 */
public record SideWorkload(String name, String side, List<String> setUp) {

    public SideWorkload {
        setUp = List.copyOf(setUp);
    }
}
