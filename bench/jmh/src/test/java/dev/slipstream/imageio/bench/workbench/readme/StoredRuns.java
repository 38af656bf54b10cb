package dev.slipstream.imageio.bench.workbench.readme;

import dev.slipstream.imageio.bench.workbench.results.Environment;
import dev.slipstream.imageio.bench.workbench.results.Method;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Run;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Small runs as they are stored. */
final class StoredRuns {

    private StoredRuns() {
    }

    static Run run(String kind, int feature, String cpu, Result... results) {
        return new Run(kind, "title", "bench " + kind, "2026-11-21T00:00:00Z", 90, new Environment(feature + ".0.1",
                "vm", "vendor", "Linux", "amd64", cpu, 2, 24L << 30, "abc", "0.1", "3.13", List.of("-Xmx1g")),
                new Method(2, 3, 10, 20, "note"), List.of(results));
    }

    static Result result(String name, Map<String, String> options, Samples jdk, Samples rival, Samples ours) {
        Map<String, Samples> sides = new LinkedHashMap<>();
        sides.put(Result.JDK, jdk);
        sides.put(Result.TWELVEMONKEYS, rival);
        sides.put(Result.SLIPSTREAM, ours);
        return new Result(name, options, "byte", 4, sides);
    }

    static Samples nanos(long... nanos) {
        return new Samples(1, Arrays.stream(nanos).boxed().toList(), 0.0, null);
    }

    /** The same time in each iteration: an error of 0. */
    static Samples steady(long nanos) {
        return nanos(nanos, nanos, nanos, nanos);
    }
}
