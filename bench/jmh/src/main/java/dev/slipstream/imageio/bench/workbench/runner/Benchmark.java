package dev.slipstream.imageio.bench.workbench.runner;

import java.util.List;
import java.util.Map;

/**
 * The same work for several sides; it becomes a result of the same name.
 *
 * @param unit what a repetition has {@code unitsPerRep} of
 * @param workloads the base of all ratios first
 */
public record Benchmark(String name, Map<String, String> options, String unit, double unitsPerRep,
        List<SideWorkload> workloads) {

    public Benchmark {
        workloads = List.copyOf(workloads);
    }
}
