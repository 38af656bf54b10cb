package dev.slipstream.imageio.bench.sizes;

import dev.slipstream.imageio.bench.command.Progress;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Times what was written once already, by both sides in turns: whatever disturbs the machine disturbs both. */
final class Timing {

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final int turns;

    Timing(int turns) {
        this.turns = turns;
    }

    List<Written> of(List<Written> writes, Progress progress) throws IOException {
        List<Written> timed = new ArrayList<>();
        progress.begin("time", writes.size());
        Subject subject = null;
        BufferedImage image = null;
        for (Written write : writes) {
            if (!write.subject().equals(subject)) {
                subject = write.subject();
                image = subject.source().image();
            }
            timed.add(timed(write, write.type().of(image)));
            progress.step();
        }
        return timed;
    }

    private Written timed(Written write, BufferedImage image) throws IOException {
        Map<Encoder, Long> least = new EnumMap<>(Encoder.class);
        for (int turn = 0; turn < turns; turn++) {
            for (Encoder encoder : Encoder.values()) {
                long begin = threads.getCurrentThreadCpuTime();
                encoder.write(image, write.level());
                least.merge(encoder, threads.getCurrentThreadCpuTime() - begin, Math::min);
            }
        }
        return write.timed(least.get(Encoder.JDK), least.get(Encoder.SLIPSTREAM));
    }
}
