package dev.slipstream.imageio.bench.contest;

import dev.slipstream.imageio.bench.results.Samples;
import dev.slipstream.imageio.bench.worker.Repetition;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** What one entrant has done of one challenge, in all forks so far. */
final class Turn {

    private static final long MOST_REPETITIONS = 1L << 31;

    private final Entrant entrant;
    private final List<Long> nanos = new ArrayList<>();
    private double leastBytes = Double.POSITIVE_INFINITY;
    private long repetitions;
    private String failure;

    Turn(Entrant entrant) {
        this.entrant = entrant;
    }

    Entrant entrant() {
        return entrant;
    }

    boolean isFailure() {
        return failure != null;
    }

    void fail(String why) {
        failure = why;
    }

    /** Warms up, ever more repetitions at a time; the last of these tell how many the first fork's iterations need. */
    void warmUp(Seat seat, Duration warmUp, Duration iteration) throws IOException {
        long times = 1;
        long spent = 0;
        Repetition last;
        do {
            last = seat.repeat(times);
            spent += last.nanos();
            if (spent >= warmUp.toNanos()) {
                break;
            }
            long left = warmUp.toNanos() - spent;
            times = Math.min(2 * times, 1 + fitting(left, times, last.nanos()));
        } while (true);
        if (repetitions == 0) {
            repetitions = Math.max(1, fitting(iteration.toNanos(), times, last.nanos()));
        }
    }

    private static long fitting(long time, long times, long took) {
        return (long) Math.min(MOST_REPETITIONS, (double) time * times / Math.max(1, took));
    }

    void iterate(Seat seat) throws IOException {
        Repetition repetition = seat.repeat(repetitions);
        nanos.add(repetition.nanos());
        leastBytes = Math.min(leastBytes, (double) repetition.bytes() / repetitions);
    }

    Samples samples() {
        return isFailure() ? Samples.failed(failure) : new Samples(repetitions, nanos, leastBytes, null);
    }
}
