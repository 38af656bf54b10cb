package dev.slipstream.imageio.bench.workbench.results;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class CurveTest {

    private static final long MILLI = 1_000_000;

    @Test
    void breakEvenIsWhereTheLinesCross() {
        // 40 ms behind after 10 images, 20 ms ahead after 100: two thirds of the way.
        assertEquals(OptionalInt.of(70), breakEven(new int[] {1, 10, 100}, new long[] {50, 60, 220},
                new long[] {80, 100, 200}));
    }

    @Test
    void whoIsAheadFromTheFirstImageOnHasNothingToMakeUpFor() {
        assertEquals(OptionalInt.of(1), breakEven(new int[] {1, 2}, new long[] {50, 60}, new long[] {50, 55}));
    }

    @Test
    void whoIsBehindAtTheEndHasNoBreakEven() {
        assertEquals(OptionalInt.empty(), breakEven(new int[] {1, 2, 5}, new long[] {50, 60, 70},
                new long[] {40, 50, 71}));
    }

    @Test
    void whoFallsBackIsAheadOnlyFromTheLastTimeOn() {
        assertEquals(OptionalInt.of(8), breakEven(new int[] {1, 2, 6, 10}, new long[] {50, 60, 70, 110},
                new long[] {40, 70, 80, 100}));
    }

    @Test
    void otherResultsAreNoPoints() {
        assertEquals(List.of(), Curve.of(List.of(new Result("read", ColdRun.options("File", ColdRun.TIME), "run", 1,
                Map.of(Result.JDK, new Samples(List.of(1L), null))))));
    }

    private static OptionalInt breakEven(int[] images, long[] jdk, long[] slipstream) {
        List<Result> results = new ArrayList<>();
        for (int i = 0; i < images.length; i++) {
            Map<String, String> options = ColdRun.options("File", ColdRun.TIME);
            options.put(ColdRun.AFTER, Integer.toString(images[i]));
            Map<String, Samples> sides = new LinkedHashMap<>();
            sides.put(Result.JDK, millis(jdk[i]));
            sides.put(Result.SLIPSTREAM, millis(slipstream[i]));
            results.add(new Result("read", options, "run", 1, sides));
        }
        List<Curve> curves = Curve.of(results);
        assertEquals(1, curves.size());
        assertEquals("File", curves.get(0).source());
        return curves.get(0).breakEven(Result.JDK, Result.SLIPSTREAM);
    }

    /** The median of three runs. */
    private static Samples millis(long millis) {
        return new Samples(List.of(1L, millis * MILLI, 1000 * MILLI), null);
    }
}
