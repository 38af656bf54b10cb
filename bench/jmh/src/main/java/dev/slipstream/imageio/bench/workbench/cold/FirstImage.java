package dev.slipstream.imageio.bench.workbench.cold;

import dev.slipstream.imageio.bench.workbench.child.ChildJvmOptions;
import dev.slipstream.imageio.bench.workbench.child.JavaLauncher;
import dev.slipstream.imageio.bench.workbench.child.Side;
import dev.slipstream.imageio.bench.workbench.child.Sides;
import dev.slipstream.imageio.bench.workbench.cold.child.ColdChild;
import dev.slipstream.imageio.bench.workbench.results.MedianInterval;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * How long {@code ImageIO.read} of one file takes in fresh JVMs with default flags: what {@code cold} measures, for
 * other commands to tell in passing.
 */
public record FirstImage(Path file, double jdkNanos, double slipstreamNanos) {

    /** The medians of so many JVMs of each side, in turns. */
    public static FirstImage read(Path file, ChildJvmOptions children, Duration limit, int pairs) throws IOException {
        ColdCase work = new ColdCase("first image", ColdChild.FILE, ColdChild.READ, 1, 1,
                folder -> List.of(file.toAbsolutePath().toString()));
        try (JavaLauncher launcher = children.launcherWithoutFlags()) {
            ColdJvm jvm = new ColdJvm(launcher, limit, new ColdFiles(launcher.folder(), launcher.folder()),
                    ClassArchive.NONE);
            Sides sides = children.sides();
            List<Long> jdk = new ArrayList<>();
            List<Long> slipstream = new ArrayList<>();
            for (int pair = 0; pair < pairs; pair++) {
                boolean jdkFirst = pair % 2 == 0;
                time(jvm, jdkFirst ? sides.jdk() : sides.slipstream(), work, jdkFirst ? jdk : slipstream);
                time(jvm, jdkFirst ? sides.slipstream() : sides.jdk(), work, jdkFirst ? slipstream : jdk);
            }
            return new FirstImage(file, median(jdk), median(slipstream));
        }
    }

    private static void time(ColdJvm jvm, Side side, ColdCase work, List<Long> nanos) throws IOException {
        nanos.add(jvm.time(side, work).nanos());
    }

    private static double median(List<Long> nanos) {
        return MedianInterval.ofNanos(new Samples(nanos, null)).median();
    }
}
