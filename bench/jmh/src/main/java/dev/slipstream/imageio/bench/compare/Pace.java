package dev.slipstream.imageio.bench.compare;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * How long the work may take.
 *
 * @param rounds null: five, or fewer where five take too long
 * @param millis of one task with one image on one side in one round; null: what the promised time allows
 * @param warmUp of each side
 */
record Pace(Integer rounds, Integer millis, Duration warmUp) {

    /** Below, nobody can tell an error. */
    static final int LEAST_ROUNDS = 3;
    private static final double RESERVE = 0.15;
    private static final int USUAL_ROUNDS = 5;
    private static final double ALL_ROUNDS_MILLIS = 25_000;
    private static final double SHORTEST_MILLIS = 1;
    private static final double LONGEST_MILLIS = 100;
    private static final double SIDES = 2;
    /** The JVMs' start, and what the first images of them take longer. */
    private static final double START_MILLIS = 2500;
    /** Reading or writing an image once: what it takes at least, and for each byte of its file. */
    private static final double LEAST_MILLIS = 0.3;
    private static final double MILLIS_PER_BYTE = 60e-6;
    /** To ask a child JVM and to prepare the task. */
    private static final double REQUEST_MILLIS = 0.6;
    /** An inspection looks at every pixel, and at much besides. */
    private static final double INSPECTION = 4;

    /** Unless that takes too long. */
    int usualRounds() {
        return rounds == null ? USUAL_ROUNDS : rounds;
    }

    /** Whether what has a large error is measured once more. */
    boolean measuresAgain() {
        return usualRounds() >= LEAST_ROUNDS;
    }

    /** Of the promised time, what is kept for it. */
    double reserve(double promised) {
        return measuresAgain() ? RESERVE * promised : 0;
    }

    /** Before anything has been read: told by the sizes of the files. */
    Duration estimate(List<Path> files, int tasksEach) {
        double turn = turn(ALL_ROUNDS_MILLIS / usualRounds(), 0, files.size() * tasksEach);
        double inspection = 0;
        double round = 0;
        for (Path file : files) {
            double once = LEAST_MILLIS + file.toFile().length() * MILLIS_PER_BYTE;
            inspection += SIDES * tasksEach * (REQUEST_MILLIS + INSPECTION * once);
            // What has begun within its turn is brought to its end.
            round += SIDES * tasksEach * (REQUEST_MILLIS + Math.max(once, turn + once / 2));
        }
        double measuring = Math.max(round, SIDES * warmUp.toMillis()) + round * usualRounds();
        return Duration.ofMillis(Math.round(START_MILLIS + inspection + measuring / (1 - reserve(1))));
    }

    /** Milliseconds of one task on one side, where a round of so many rows may take so long. */
    double turn(double roundMillis, double overhead, int rows) {
        if (millis != null) {
            return millis;
        }
        double share = roundMillis / (SIDES * Math.max(1, rows)) - overhead;
        return Math.max(SHORTEST_MILLIS, Math.min(LONGEST_MILLIS, share));
    }

    /** What a turn has taken beyond what it should. */
    static double overhead(double roundMillis, double turn, int rows) {
        return Math.max(0, roundMillis / (SIDES * rows) - turn);
    }

    /** The rounds that fit, if their number is not given. */
    int fitting(double leftMillis, double overhead, int rows) {
        double shortest = SIDES * rows * (turn(0, overhead, rows) + overhead);
        return rounds != null ? rounds
                : (int) Math.max(LEAST_ROUNDS, Math.min(USUAL_ROUNDS, leftMillis / Math.max(1, shortest)));
    }
}
