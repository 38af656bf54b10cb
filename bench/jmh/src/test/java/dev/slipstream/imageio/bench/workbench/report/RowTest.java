package dev.slipstream.imageio.bench.workbench.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RowTest {

    @Test
    void rowWhoseErrorIsLargerThanItsGainIsATie() {
        assertEquals(Verdict.TIE, verdict(110, 100, 0.2));
        assertEquals(Verdict.WIN, verdict(110, 100, 0.05));
        assertEquals(Verdict.TIE, verdict(100, 110, 0.2));
        assertEquals(Verdict.LOSS, verdict(100, 110, 0.05));
    }

    @Test
    void rowWhoseErrorIsUnknownIsNoTie() {
        assertEquals(Verdict.OPEN, verdict(1000, 1, Double.NaN));
    }

    @Test
    void rowWithoutARivalIsNoneAndCountsNowhere() {
        Row row = new Row("a", Traits.of(Map.of()), Unit.NANOS, Map.of("Slipstream", Score.of(1, 0, null)));
        assertEquals(Verdict.NONE, Verdict.of(row, "Slipstream", "JDK"));
        assertEquals(0, Tally.of(List.of(row), "Slipstream", "JDK").rows());
    }

    @Test
    void talliesHaveTheGeometricMeanAndAllVerdicts() {
        Row failed = new Row("f", Traits.of(Map.of()), Unit.NANOS,
                Map.of("JDK", Score.of(5, 0.01, null), "Slipstream", Score.failed("broken")));
        Row best = row(800, 100, 0.01);
        Row worst = row(100, 200, 0.01);
        Tally tally = Tally.of(List.of(worst, failed, best, row(100, 100, 0.01)), "Slipstream", "JDK");
        assertEquals(Math.cbrt(8 * 0.5 * 1), tally.geometricMean(), 1e-9);
        assertEquals(List.of(4, 1, 1, 1, 1),
                List.of(tally.rows(), tally.wins(), tally.ties(), tally.losses(), tally.failures()));
        assertEquals(List.of(best, worst), List.of(tally.best(), tally.worst()));
    }

    @Test
    void lostRowsAreThoseThatLoseToAnyRivalOrFail() {
        assertTrue(row(100, 200, 0.01).isLost(group(row(100, 200, 0.01))));
        assertFalse(row(200, 100, 0.01).isLost(group(row(200, 100, 0.01))));
    }

    private static Group group(Row row) {
        return Group.of("title", "file", Map.of(), List.of(row));
    }

    private static Verdict verdict(double jdk, double slipstream, double error) {
        return Verdict.of(row(jdk, slipstream, error), "Slipstream", "JDK");
    }

    private static Row row(double jdk, double slipstream, double error) {
        return new Row("a", Traits.of(Map.of()), Unit.NANOS, Map.of("JDK", Score.of(jdk, error, null),
                "Slipstream", Score.of(slipstream, error, null)));
    }
}
