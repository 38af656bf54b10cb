package dev.slipstream.imageio.bench.workbench.compare;

import java.time.Duration;
import java.util.List;

/**
 * How long a comparison will take, about. Most of it is the pace itself; what images take beyond it is told by the
 * sizes of their files, for nothing has been read yet.
 */
final class Estimate {

    private static final double NANOS_PER_MILLI = 1e6;
    private static final int SIDES = 2;
    /** The JVMs' start, and what the first images of them take longer. */
    private static final double START_MILLIS = 2500;
    /** Reading or writing an image once: what it takes at least, and for each byte of its file. */
    private static final double LEAST_MILLIS = 0.3;
    private static final double NANOS_PER_BYTE = 60;
    /** To ask a child JVM and to prepare the task. */
    private static final double REQUEST_MILLIS = 0.6;
    /** An inspection looks at every pixel, and at much besides. */
    private static final double INSPECTION = 4;

    private Estimate() {
    }

    /**
     * @param bytes sizes of the files
     * @param tasksEach what there is to do with a file, on each side
     */
    static Duration of(List<Long> bytes, int tasksEach, Pace pace) {
        int rows = bytes.size() * tasksEach;
        double budget = pace.budget(rows).toNanos() / NANOS_PER_MILLI;
        double inspection = 0;
        double iteration = 0;
        for (long size : bytes) {
            double once = LEAST_MILLIS + size * NANOS_PER_BYTE / NANOS_PER_MILLI;
            inspection += SIDES * tasksEach * (REQUEST_MILLIS + INSPECTION * once);
            // What has begun within the budget is brought to its end.
            iteration += SIDES * tasksEach * (REQUEST_MILLIS + Math.max(once, budget + once / 2));
        }
        double warmUps = Math.max(1, Math.ceil(SIDES * pace.warmUp().toMillis() / iteration));
        return Duration.ofMillis(Math.round(START_MILLIS + inspection + iteration * (warmUps + pace.iterations())));
    }
}
