package dev.slipstream.imageio.bench.jmh;

import java.util.Map;
import org.openjdk.jmh.infra.BenchmarkParams;

/** Finds the loop that the running benchmark calls: it bears the same name. */
final class Loops {

    private Loops() {
    }

    static <L> L named(BenchmarkParams params, Map<String, L> loops) {
        String benchmark = params.getBenchmark();
        L loop = loops.get(benchmark.substring(benchmark.lastIndexOf('.') + 1));
        if (loop == null) {
            throw new IllegalStateException("No loop is named like " + benchmark);
        }
        return loop;
    }
}
