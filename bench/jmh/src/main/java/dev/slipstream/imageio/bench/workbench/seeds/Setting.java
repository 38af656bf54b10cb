package dev.slipstream.imageio.bench.workbench.seeds;

import dev.slipstream.imageio.bench.workbench.runner.Benchmark;
import dev.slipstream.imageio.bench.workbench.runner.Schedule;
import java.time.Duration;
import java.util.List;

/**
 * What a user may choose.
 *
 * @param quick little of everything, to see that all works
 * @param billion also the document's largest read, of a thousand million bytes
 * @param schedule of all that is measured in turns
 */
record Setting(boolean quick, boolean billion, Schedule schedule) {

    private static final int FORKS = 2;
    /** The start of a JVM and its first steps. */
    private static final Duration START = Duration.ofMillis(500);

    /** {@code forks} may be null for as many as usual. */
    static Setting of(boolean quick, boolean billion, Integer forks) {
        int n = forks != null ? forks : quick ? 1 : FORKS;
        return new Setting(quick, billion, quick ? schedule(n, 20, 3, 5) : schedule(n, 120, 4, 25));
    }

    /** The same for what takes seconds each time: half of the forks, and at least one. */
    Setting halved() {
        int forks = Math.max(1, schedule.forks() / 2);
        return new Setting(quick, billion,
                new Schedule(forks, schedule.warmUp(), schedule.iterations(), schedule.iteration()));
    }

    private static Schedule schedule(int forks, int warmUpMillis, int iterations, int iterationMillis) {
        return new Schedule(forks, Duration.ofMillis(warmUpMillis), iterations, Duration.ofMillis(iterationMillis));
    }

    String describeSchedule() {
        return String.format("%d fork%s, warm-up %d ms, %d iterations of %d ms", schedule.forks(),
                schedule.forks() == 1 ? "" : "s", schedule.warmUp().toMillis(), schedule.iterations(),
                schedule.iteration().toMillis());
    }

    /** Of all these benchmarks, each with the same workloads, if none takes longer than the schedule has it. */
    Duration estimate(List<Benchmark> benchmarks) {
        Duration sum = START.multipliedBy((long) schedule.forks() * benchmarks.get(0).workloads().size());
        for (Benchmark benchmark : benchmarks) {
            sum = sum.plus(schedule.of(benchmark));
        }
        return sum;
    }
}
