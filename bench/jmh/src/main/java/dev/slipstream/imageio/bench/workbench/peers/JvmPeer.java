package dev.slipstream.imageio.bench.workbench.peers;

import dev.slipstream.imageio.bench.workbench.child.ChildJvm;
import dev.slipstream.imageio.bench.workbench.child.JavaLauncher;
import dev.slipstream.imageio.bench.workbench.child.Side;
import dev.slipstream.imageio.bench.workbench.worker.Repetition;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** ImageIO in a child JVM, with or without Slipstream. */
final class JvmPeer implements Peer {

    /** To ask costs a child about 50 us: it shall not be asked much more often than that it is worth. */
    private static final long LEAST_NANOS = 2_000_000;

    private final String name;
    private final ChildJvm child;

    JvmPeer(Side side, JavaLauncher launcher, Duration limit) {
        this.name = side.name();
        this.child = new ChildJvm(side, launcher, limit);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Turn take(PeerWork work, List<Path> images, Duration time) throws IOException {
        List<String> workload = new ArrayList<>(List.of(work.workload()));
        images.forEach(image -> workload.add(image.toString()));
        String bytes = child.setUp(workload);
        long shortest = Long.MAX_VALUE;
        long passes = 1;
        long begin = System.nanoTime();
        do {
            Repetition repetition = child.repeat(passes);
            shortest = Math.min(shortest, repetition.nanos() / passes);
            if (repetition.nanos() < LEAST_NANOS) {
                passes *= 2;
            }
        } while (System.nanoTime() - begin < time.toNanos());
        child.tearDown();
        return new Turn(shortest / images.size(), bytes.isEmpty() ? null : Long.valueOf(bytes));
    }

    @Override
    public void close() throws IOException {
        child.close();
    }
}
