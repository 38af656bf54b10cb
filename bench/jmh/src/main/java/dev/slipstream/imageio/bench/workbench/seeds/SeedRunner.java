package dev.slipstream.imageio.bench.workbench.seeds;

import dev.slipstream.imageio.bench.workbench.child.JavaLauncher;
import dev.slipstream.imageio.bench.workbench.child.Side;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.runner.Benchmark;
import dev.slipstream.imageio.bench.workbench.runner.Runner;
import dev.slipstream.imageio.bench.workbench.text.Progress;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** Who is measured, by what, and where files may be put meanwhile. */
record SeedRunner(Map<String, Side> sides, JavaLauncher launcher, Progress progress, Setting setting, Duration limit) {

    List<Result> run(List<Benchmark> benchmarks) throws IOException {
        return new Runner(sides, launcher, setting.schedule(), limit).run(benchmarks, progress);
    }

    Side side(String name) {
        return sides.get(name);
    }

    /** The same with another setting. */
    SeedRunner with(Setting other) {
        return new SeedRunner(sides, launcher, progress, other, limit);
    }

    /** Goes away with the launcher. */
    Path folder() {
        return launcher.folder();
    }
}
