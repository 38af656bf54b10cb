package dev.slipstream.imageio.bench.workbench.j2d;

import dev.slipstream.imageio.bench.workbench.results.Samples;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

/**
 * Repetitions and times as J2DBench's files can hold them: an int, and whole milliseconds. J2DBench runs each test for
 * seconds; here both are multiplied by the same power of ten, which leaves the score as it is and keeps the digits of
 * the times.
 */
record ScaledTimes(int repetitions, List<Long> times) {

    /** A millisecond has as many nanoseconds: more digits than that there are not. */
    private static final int MOST_ZEROS = 6;
    private static final int NANOS_PER_MILLI_ZEROS = 6;

    static ScaledTimes of(Samples samples) {
        int zeros = MOST_ZEROS;
        while (scaled(samples.repetitions(), zeros) > Integer.MAX_VALUE) {
            zeros--;
        }
        int shift = zeros - NANOS_PER_MILLI_ZEROS;
        return new ScaledTimes((int) scaled(samples.repetitions(), zeros),
                samples.nanos().stream().map(nanos -> scaled(nanos, shift)).toList());
    }

    private static long scaled(long value, int zeros) {
        return BigDecimal.valueOf(value).scaleByPowerOfTen(zeros).setScale(0, RoundingMode.HALF_UP).longValueExact();
    }
}
