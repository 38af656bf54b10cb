package dev.slipstream.imageio.bench.workbench.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.bench.workbench.jdkerror.JdkError;
import dev.slipstream.imageio.bench.workbench.worker.Outcome;
import dev.slipstream.imageio.bench.workbench.worker.Task;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SummaryTest {

    private static final Task FROM_FILE = Task.of("READ FILE");
    private static final Task FROM_STREAM = Task.of("READ INPUT_STREAM");

    @Test
    void totalsAndGeometricMeanOfEachFormatAndOfAll() {
        List<Summary> sums = Summary.of(List.of(
                row("png", FROM_FILE, 8000, 4000), row("png", FROM_FILE, 1000, 125),
                row("bmp", FROM_FILE, 9000, 3000), row("bmp", FROM_STREAM, 5000, 5000)));
        assertEquals(List.of("bmp", "png", "all", "bmp", "all"), sums.stream().map(Summary::format).toList());
        Summary png = sums.get(1);
        assertEquals(2, png.images());
        assertEquals(9, png.jdkMicros(), 1e-9);
        assertEquals(4.125, png.slipstreamMicros(), 1e-9);
        assertEquals(4, png.geometricMean(), 1e-9);
        assertEquals(Math.cbrt(2 * 8 * 3), sums.get(2).geometricMean(), 1e-9);
    }

    @Test
    void medianOfTheRoundsCounts() {
        Measurement measurement = new Measurement(Outcome.failed("none", ""));
        assertEquals(Double.NaN, measurement.micros());
        List.of(5000.0, 1000.0, 90000.0).forEach(measurement::add);
        assertEquals(5, measurement.micros());
        measurement.add(6000);
        assertEquals(5.5, measurement.micros());
    }

    @Test
    void imageThatFailedLaterHasNoTime() {
        ComparedTask row = row("png", FROM_FILE, 1000, 1000);
        row.slipstream().fail(Outcome.failed("java.io.IOException", "gone"));
        assertEquals(List.of(), Summary.of(List.of(row)));
        assertEquals(List.of("outcome: png 1x1 | java.io.IOException: gone"), row.differences());
    }

    private static ComparedTask row(String format, Task task, double jdkNanos, double slipstreamNanos) {
        return new ComparedTask(Path.of("image." + format), task, JdkError.NONE, measured(format, jdkNanos),
                measured(format, slipstreamNanos));
    }

    private static Measurement measured(String format, double nanos) {
        Measurement measurement = new Measurement(new Outcome(Outcome.Kind.DECODED,
                Map.of(Outcome.FORMAT, format, Outcome.WIDTH, "1", Outcome.HEIGHT, "1")));
        measurement.add(nanos);
        return measurement;
    }
}
