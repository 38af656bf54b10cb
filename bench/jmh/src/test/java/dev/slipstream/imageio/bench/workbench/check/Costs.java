package dev.slipstream.imageio.bench.workbench.check;

import dev.slipstream.imageio.bench.workbench.results.LoadedClasses;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import java.util.List;

/** Costs from the figures that they are. */
final class Costs {

    private Costs() {
    }

    /** Calls may be null: not counted. */
    static Cost of(long bytes, Integer calls) {
        Samples samples = new Samples(1, List.of(1L), (double) bytes, null);
        return Cost.of(calls == null ? samples : samples.withCalls(calls));
    }

    static Cost of(LoadedClasses classes) {
        return Cost.of(new Samples(List.of(1L), classes));
    }
}
