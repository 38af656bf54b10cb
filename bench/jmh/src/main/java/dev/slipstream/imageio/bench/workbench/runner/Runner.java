package dev.slipstream.imageio.bench.workbench.runner;

import dev.slipstream.imageio.bench.workbench.child.ChildJvm;
import dev.slipstream.imageio.bench.workbench.child.JavaLauncher;
import dev.slipstream.imageio.bench.workbench.child.Side;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import dev.slipstream.imageio.bench.workbench.text.Progress;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Runs benchmarks: for every fork new JVMs, which rehearse all benchmarks first, so that the compiler has seen all
 * before anything counts; then one benchmark after the other, and within a benchmark the sides in turns, so that
 * whatever disturbs the machine for a while disturbs all alike. What fails is told in the results and does not end the
 * run.
 */
public final class Runner {

    private final Map<String, Side> sides;
    private final JavaLauncher launcher;
    private final Schedule schedule;
    private final Duration limit;

    /**
     * @param sides by the names that workloads call them
     * @param limit a JVM that takes longer for one answer is ended
     */
    public Runner(Map<String, Side> sides, JavaLauncher launcher, Schedule schedule, Duration limit) {
        this.sides = Map.copyOf(sides);
        this.launcher = launcher;
        this.schedule = schedule;
        this.limit = limit;
    }

    /** Returns a result for every benchmark, in their order. */
    public List<Result> run(List<Benchmark> benchmarks, Progress progress) throws IOException {
        List<List<SideRun>> runs = new ArrayList<>();
        for (Benchmark benchmark : benchmarks) {
            runs.add(benchmark.workloads().stream().map(SideRun::new).toList());
        }
        progress.begin("measure", benchmarks.size() * schedule.forks() * 2);
        for (int i = 0; i < schedule.forks(); i++) {
            try (Fork fork = new Fork()) {
                for (List<SideRun> runsOfOne : runs) {
                    progress.step("rehearsal");
                    rehearse(runsOfOne, fork);
                }
                for (int j = 0; j < benchmarks.size(); j++) {
                    progress.step(benchmarks.get(j).name());
                    run(runs.get(j), fork);
                }
            }
        }
        List<Result> results = new ArrayList<>();
        for (int i = 0; i < benchmarks.size(); i++) {
            results.add(result(benchmarks.get(i), runs.get(i)));
        }
        return results;
    }

    private void rehearse(List<SideRun> runs, Fork fork) {
        setUp(runs, fork);
        for (SideRun run : runs) {
            attempt(run, () -> run.rehearse(fork.jvm(run), schedule.rehearsal()));
            attempt(run, () -> fork.jvm(run).tearDown());
        }
    }

    private void run(List<SideRun> runs, Fork fork) {
        setUp(runs, fork);
        for (SideRun run : runs) {
            attempt(run, () -> run.warmUp(fork.jvm(run), schedule.warmUp(), schedule.iteration()));
        }
        for (int iteration = 0; iteration < schedule.iterations(); iteration++) {
            for (int i = 0; i < runs.size(); i++) {
                SideRun run = runs.get((i + iteration) % runs.size());
                attempt(run, () -> run.iterate(fork.jvm(run)));
            }
        }
        for (SideRun run : runs) {
            attempt(run, () -> fork.jvm(run).tearDown());
        }
    }

    /** Whoever does other work than the first has no time that could be compared. */
    private static void setUp(List<SideRun> runs, Fork fork) {
        List<String> digests = new ArrayList<>();
        for (SideRun run : runs) {
            attempt(run, () -> {
                String digest = fork.jvm(run).setUp(run.workload().setUp());
                digests.add(digest);
                if (!digest.equals(digests.get(0))) {
                    run.fail("does other work than the first: " + digest + ", not " + digests.get(0));
                }
            });
        }
    }

    private interface Step {
        void take() throws IOException;
    }

    private static void attempt(SideRun run, Step step) {
        if (run.isFailure()) {
            return;
        }
        try {
            step.take();
        } catch (IOException e) {
            run.fail(String.valueOf(e.getMessage()));
        }
    }

    private static Result result(Benchmark benchmark, List<SideRun> runs) {
        Map<String, Samples> samples = new LinkedHashMap<>();
        for (SideRun run : runs) {
            samples.put(run.workload().name(), run.samples());
        }
        return new Result(benchmark.name(), benchmark.options(), benchmark.unit(), benchmark.unitsPerRep(), samples);
    }

    /** The JVMs of one fork, by the names of the workloads. */
    private final class Fork implements AutoCloseable {

        private final Map<String, ChildJvm> jvms = new LinkedHashMap<>();

        ChildJvm jvm(SideRun run) throws IOException {
            String name = run.workload().side();
            Side side = sides.get(name);
            if (side == null) {
                throw new IOException("No side is called " + name + ", only " + sides.keySet());
            }
            return jvms.computeIfAbsent(run.workload().name(), key -> new ChildJvm(side, launcher, limit));
        }

        @Override
        public void close() throws IOException {
            IOException failure = null;
            for (ChildJvm jvm : jvms.values()) {
                try {
                    jvm.close();
                } catch (IOException e) {
                    if (failure == null) {
                        failure = e;
                    } else {
                        failure.addSuppressed(e);
                    }
                }
            }
            if (failure != null) {
                throw failure;
            }
        }
    }
}
