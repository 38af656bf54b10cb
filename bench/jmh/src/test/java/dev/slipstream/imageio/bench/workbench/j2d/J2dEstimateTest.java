package dev.slipstream.imageio.bench.workbench.j2d;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bench.workbench.runner.Schedule;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class J2dEstimateTest {

    private static J2dCommand parsed(String... arguments) {
        J2dCommand command = new J2dCommand();
        new CommandLine(command).parseArgs(arguments);
        return command;
    }

    private static Duration estimate(J2dCommand command) {
        return J2dEstimate.of(command.rows(), 3, command.schedule());
    }

    @Test
    void quickIsPlannedToTakeLessThanThreeMinutes() {
        Duration quick = estimate(parsed("--quick"));
        assertTrue(quick.compareTo(Duration.ofMinutes(3)) < 0, quick.toString());
    }

    @Test
    void allRowsArePlannedToTakeAboutTwentyMinutes() {
        Duration all = estimate(parsed());
        assertTrue(all.compareTo(Duration.ofMinutes(12)) > 0 && all.compareTo(Duration.ofMinutes(22)) < 0,
                all.toString());
    }

    /** Every stream test with every source or destination and both cache settings; the smallest PNG and BMP. */
    @Test
    void quickHasARowOfEveryKind() {
        List<J2dRow> rows = parsed("--quick").rows();
        assertEquals(15 * 4 * 2 + 10 * 3 * 2, rows.stream().filter(row -> !row.isImage()).count());
        assertEquals((3 + 4 + 4 + 2 + 3) * 2 * 2 * 2, rows.stream().filter(J2dRow::isImage).count());
        assertTrue(rows.stream().allMatch(row -> row.setup().size() <= 20));
    }

    @Test
    void ownSettingsWinOverQuick() {
        Schedule schedule = parsed("--quick", "--millis", "50", "--warm-up", "70", "--rounds", "4", "--forks", "1")
                .schedule();
        assertEquals(new Schedule(1, Duration.ofMillis(70), 4, Duration.ofMillis(50)), schedule);
    }

    @Test
    void imageThatIsSlowerThanAnIterationTakesItsTime() {
        List<J2dRow> rows = parsed("--tests", "imageioWrite", "--sizes", "1000", "--formats", "png", "--contents",
                "photo", "--cache", "true", "--dests", "file").rows();
        assertEquals(1, rows.size());
        Schedule schedule = new Schedule(1, Duration.ofMillis(1), 10, Duration.ofMillis(1));
        assertTrue(J2dEstimate.of(rows, 1, schedule).toMillis() > 1000);
    }
}
