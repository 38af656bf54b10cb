package dev.slipstream.imageio.bench.workbench.j2d;

import dev.slipstream.imageio.bench.workbench.runner.Schedule;
import dev.slipstream.imageio.bench.workbench.worker.J2dSetup;
import java.time.Duration;
import java.util.List;

/**
 * How long a run will take, about. Nearly all of it is the schedule itself; only large images take longer for one
 * repetition than an iteration should, and for them there are figures with which the 2,384 rows that are stored take
 * 14 min 10 s; they took 13 min 27 s on JDK 17 and 13 min 51 s on JDK 25 ({@code j2d}).
 */
final class J2dEstimate {

    private static final double NANOS_PER_MILLI = 1e6;
    /** Of a child JVM, with the first use of ImageIO. */
    private static final double START_MILLIS = 700;
    /** Opening and closing, and the conversation. */
    private static final double VISIT_MILLIS = 2;
    /** How often a row warms up until it is steady: three times at least, more while it becomes faster. */
    private static final double WARM_UPS = 4;

    private J2dEstimate() {
    }

    static Duration of(List<J2dRow> rows, int sides, Schedule schedule) {
        double visits = 0;
        for (J2dRow row : rows) {
            visits += visitMillis(row, schedule);
        }
        return Duration.ofMillis(Math.round(schedule.forks() * sides * (START_MILLIS + visits)));
    }

    /** What one side needs for a row in one fork. */
    private static double visitMillis(J2dRow row, Schedule schedule) {
        double repetition = repetitionMillis(row);
        double first = row.isImage() ? repetition : 0;
        return 2 * (VISIT_MILLIS + first) + Math.max(repetition, schedule.rehearsal().toMillis())
                + WARM_UPS * Math.max(repetition, schedule.warmUp().toMillis())
                + schedule.iterations() * Math.max(repetition, schedule.iteration().toMillis());
    }

    private static double repetitionMillis(J2dRow row) {
        J2dSetup setup = row.setup();
        return row.isImage() ? setup.size() * setup.size() * nanosPerPixel(row) / NANOS_PER_MILLI : 0;
    }

    private static double nanosPerPixel(J2dRow row) {
        String format = row.setup().format();
        if (!row.isInput()) {
            return format.equals("core-gif") ? 60 : format.equals("core-png") ? 40 : 8;
        }
        return row.unit().equals("image") ? 0 : format.equals("core-bmp") ? 4 : 9;
    }
}
