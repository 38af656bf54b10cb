package dev.slipstream.imageio.bench.sizes;

import dev.slipstream.imageio.bench.command.Progress;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Times what was written once already, by both sides in turns: whatever disturbs the machine disturbs both. */
final class Timing {

    /**
     * A small image is written until it has taken so much thread CPU time: its first writes, after those of another
     * image or at another level, find neither its data in a cache nor its branches predicted.
     */
    private static final Duration LEAST = Duration.ofMillis(20);

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final int turns;
    private final Duration warmUp;
    private Subject subject;
    private BufferedImage image;

    /** @param warmUp thread CPU time before anything counts: what is in Java is slow until it is compiled */
    Timing(int turns, Duration warmUp) {
        this.turns = turns;
        this.warmUp = warmUp;
    }

    List<Written> of(List<Written> writes, Progress progress) throws IOException {
        long end = threads.getCurrentThreadCpuTime() + warmUp.toNanos();
        for (int i = 0; threads.getCurrentThreadCpuTime() < end; i++) {
            timed(writes.get(i % writes.size()));
        }
        List<Written> timed = new ArrayList<>();
        progress.begin("time", writes.size());
        for (Written write : writes) {
            timed.add(timed(write));
            progress.step();
        }
        return timed;
    }

    private Written timed(Written write) throws IOException {
        BufferedImage converted = write.type().of(image(write.subject()));
        Map<Encoder, Long> least = new EnumMap<>(Encoder.class);
        long end = threads.getCurrentThreadCpuTime() + LEAST.toNanos();
        for (int turn = 0; turn < turns || threads.getCurrentThreadCpuTime() < end; turn++) {
            for (Encoder encoder : Encoder.values()) {
                long begin = threads.getCurrentThreadCpuTime();
                encoder.write(converted, write.level());
                least.merge(encoder, threads.getCurrentThreadCpuTime() - begin, Math::min);
            }
        }
        return write.timed(least.get(Encoder.JDK), least.get(Encoder.SLIPSTREAM));
    }

    /** Decoded once for all writes of it, which follow each other. */
    private BufferedImage image(Subject wanted) throws IOException {
        if (!wanted.equals(subject)) {
            subject = wanted;
            image = wanted.image();
        }
        return image;
    }
}
