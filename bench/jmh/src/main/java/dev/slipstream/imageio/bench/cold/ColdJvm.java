package dev.slipstream.imageio.bench.cold;

import dev.slipstream.imageio.bench.child.Launcher;
import dev.slipstream.imageio.bench.child.Side;
import dev.slipstream.imageio.bench.cold.child.ColdChild;
import java.io.IOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Runs a case in a fresh JVM of a side. */
final class ColdJvm {

    /**
     * The result of a run.
     *
     * @param processorNanos -1 if unknown
     * @param ends of the calls, in nanoseconds from the start of the first
     * @param digests of the results, zeros unless they were requested; where they were, the times mean nothing
     */
    record Run(long processorNanos, List<Long> ends, List<Long> digests) {

        long nanos() {
            return ends.get(ends.size() - 1);
        }
    }

    private final Launcher launcher;
    private final ColdFiles files;

    /** The files should be in the launcher's folder. */
    ColdJvm(Launcher launcher, ColdFiles files) {
        this.launcher = launcher;
        this.files = files;
    }

    Run time(Side side, ColdCase work) throws IOException {
        return run(side, work, ColdChild.TIME);
    }

    List<Long> digests(Side side, ColdCase work) throws IOException {
        return run(side, work, ColdChild.DIGEST).digests();
    }

    private Run run(Side side, ColdCase work, String purpose) throws IOException {
        Map<String, List<Long>> answers = new HashMap<>();
        for (String line : launcher.run(launcher.builder(side, ColdChild.class,
                work.arguments(files, purpose)))) {
            String[] fields = line.split("\t");
            answers.put(fields[0], Arrays.stream(fields).skip(1).map(Long::valueOf).toList());
        }
        return new Run(answers.get(ColdChild.PROCESSOR_TIME).get(0), answers.get(ColdChild.ENDS),
                answers.get(ColdChild.DIGESTS));
    }
}
