package dev.slipstream.imageio.bench.workbench.runner;

import dev.slipstream.imageio.bench.workbench.results.Method;
import java.time.Duration;

/**
 * How long a side works on a benchmark.
 *
 * @param forks JVMs of each side, one after the other
 * @param rehearsal in each of them, before any other benchmark is measured; what takes longer is done once
 * @param warmUp in each of them, just before the iterations; likewise
 * @param iterations in each of them
 * @param iteration the time that one should take
 */
public record Schedule(int forks, Duration rehearsal, Duration warmUp, int iterations, Duration iteration) {

    public Schedule {
        if (forks < 1 || iterations < 1) {
            throw new IllegalArgumentException("At least one fork and one iteration: " + forks + ", " + iterations);
        }
    }

    /** With a rehearsal as long as the warm-up. */
    public Schedule(int forks, Duration warmUp, int iterations, Duration iteration) {
        this(forks, warmUp, warmUp, iterations, iteration);
    }

    /** Of one benchmark, if all goes as planned, without the start of JVMs and the setting up. */
    public Duration of(Benchmark benchmark) {
        return rehearsal.plus(warmUp).plus(iteration.multipliedBy(iterations))
                .multipliedBy((long) forks * benchmark.workloads().size());
    }

    public Method method(String note) {
        return new Method(forks, iterations, rehearsal.plus(warmUp).toMillis(), iteration.toMillis(), note);
    }
}
