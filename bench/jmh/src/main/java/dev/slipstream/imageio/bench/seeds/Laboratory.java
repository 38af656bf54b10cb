package dev.slipstream.imageio.bench.seeds;

import dev.slipstream.imageio.bench.compare.JavaLauncher;
import dev.slipstream.imageio.bench.compare.Progress;
import dev.slipstream.imageio.bench.compare.Side;
import dev.slipstream.imageio.bench.contest.Challenge;
import dev.slipstream.imageio.bench.contest.Contest;
import dev.slipstream.imageio.bench.results.Result;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** Who is measured, by what, and where files may be put meanwhile. */
record Laboratory(Map<String, Side> sides, JavaLauncher launcher, Progress progress, Setting setting, Duration limit) {

    List<Result> run(List<Challenge> challenges) throws IOException {
        return new Contest(sides, launcher, setting.schedule(), limit).run(challenges, progress);
    }

    Side side(String name) {
        return sides.get(name);
    }

    /** The same with another setting. */
    Laboratory with(Setting other) {
        return new Laboratory(sides, launcher, progress, other, limit);
    }

    /** Goes away with the launcher. */
    Path folder() {
        return launcher.folder();
    }
}
