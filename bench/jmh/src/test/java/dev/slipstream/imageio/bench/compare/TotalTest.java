package dev.slipstream.imageio.bench.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bench.command.Ratio;
import dev.slipstream.imageio.bench.compare.worker.Outcome;
import dev.slipstream.imageio.bench.compare.worker.ReadTask;
import dev.slipstream.imageio.bench.compare.worker.Task;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TotalTest {

    private static final Task FROM_FILE = new ReadTask(true, ReadTask.Origin.FILE);
    private static final Task FROM_STREAM = new ReadTask(true, ReadTask.Origin.INPUT_STREAM);

    @Test
    void sumsOfEachFormatAndOfAllOfEachPlace() {
        List<Total> totals = Total.of(List.of(
                row("png", FROM_FILE, times(8000), times(4000)), row("png", FROM_FILE, times(1000), times(125)),
                row("bmp", FROM_FILE, times(9000), times(3000)), row("bmp", FROM_STREAM, times(5000), times(5000))));
        assertEquals(List.of("BMP", "PNG", "all", "BMP", "all"), totals.stream().map(Total::format).toList());
        Total png = totals.get(1);
        assertEquals(List.of(9000.0, 4125.0), List.of(png.jdkNanos(), png.slipstreamNanos()));
        assertEquals(18000 / 7125.0, totals.get(2).ratio().times(), 1e-9);
    }

    @Test
    void theMedianOfTheRoundsCounts() {
        Row row = row("png", FROM_FILE, times(5000, 1000, 90000), times(10, 20, 30));
        assertEquals(5000 / 20.0, row.ratio().times());
    }

    @Test
    void theMedianOfTheRatiosOfPairsCounts() {
        assertEquals(4, Ratio.ofPairs(List.of(2.0, 90.0, 12.0), List.of(1.0, 10.0, 3.0)).times(), 1e-9);
    }

    @Test
    void aTieIsATieAlsoWithASingleRound() {
        assertTrue(row("png", FROM_FILE, times(10), times(40)).ratio().isTie());
        assertTrue(row("png", FROM_FILE, times(10, 50, 20), times(15, 30, 40)).ratio().isTie());
        Ratio slower = row("png", FROM_FILE, times(10, 11, 10, 10), times(30, 31, 31, 30)).ratio();
        assertTrue(slower.isSlower() && !slower.isTie());
        assertFalse(row("png", FROM_FILE, times(20, 21, 21), times(10, 11, 10)).ratio().isSlower());
    }

    @Test
    void countsAddUpAndNothingComparedIsSaid() {
        Row failed = new Row(Path.of("x"), FROM_FILE, JdkError.NONE, failed(), failed());
        Row different = new Row(Path.of("y"), FROM_FILE, JdkError.NONE, measured("png", times(1)), failed());
        assertEquals("Nothing compared: 0 equal, 1 not read on either side.",
                Sentence.of(List.of(failed), Operation.READ));
        assertEquals("3 comparisons of 3 files: 1 equal, 1 DIFFERENT, 1 not read on either side. Slipstream reads"
                + " as fast as the JDK (~ 2.00 times) from files.", Sentence.of(
                        List.of(failed, different, row("png", FROM_FILE, times(2), times(1))), Operation.READ));
    }

    private static double[] times(double... nanos) {
        return nanos;
    }

    private static Row row(String format, Task task, double[] jdk, double[] slipstream) {
        return new Row(Path.of("image." + format), task, JdkError.NONE, measured(format, jdk),
                measured(format, slipstream));
    }

    private static Measurement failed() {
        return new Measurement(Outcome.failed("java.io.IOException", "gone"));
    }

    private static Measurement measured(String format, double[] nanos) {
        Measurement measurement = new Measurement(new Outcome(Outcome.Kind.DECODED, new LinkedHashMap<>(
                Map.of(Outcome.FORMAT, format, Outcome.WIDTH, "1", Outcome.HEIGHT, "1"))));
        Arrays.stream(nanos).forEach(measurement::add);
        return measurement;
    }
}
