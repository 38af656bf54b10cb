package dev.slipstream.imageio.bench.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bench.results.Result;
import dev.slipstream.imageio.bench.results.Samples;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class VerdictTest {

    private static final int FEATURE = 17;
    private static final Cost JDK = new Cost(5000, 50);

    @Test
    void whatKeepsToItsBoundAndTheJdksIsOk() {
        Verdict verdict = verdict(new Cost(1000, 5), bound(new Cost(1000, 5), ""));
        assertFalse(verdict.isFailure());
        assertEquals(List.of(), verdict.notes());
    }

    @Test
    void aFewBytesAboveTheBoundAreSlackAndMoreAreNot() {
        assertFalse(verdict(new Cost(1064, 5), bound(new Cost(1000, 5), "")).isFailure());
        assertEquals(List.of("allocates 1065 bytes, 65 above its bound of 1000"),
                verdict(new Cost(1065, 5), bound(new Cost(1000, 5), "")).failures());
    }

    @Test
    void oneSystemCallAboveTheBoundFails() {
        assertEquals(List.of("makes 6 system calls, above its bound of 5"),
                verdict(new Cost(1000, 6), bound(new Cost(1000, 5), "")).failures());
    }

    @Test
    void whatHasNoBoundFails() {
        assertEquals(List.of("has no bound; --update makes one"), verdict(new Cost(1000, 5), null).failures());
    }

    @Test
    void moreThanTheJdkFailsUnlessThereIsAReason() {
        Cost more = new Cost(5100, 51);
        assertEquals(List.of("allocates 5100 bytes, the JDK 5000, and the bounds give no reason",
                "makes 51 system calls, the JDK 50, and the bounds give no reason"),
                verdict(more, bound(more, "")).failures());
        Verdict known = verdict(more, bound(more, "a window"));
        assertFalse(known.isFailure());
        assertEquals(List.of("more than the JDK: a window"), known.notes());
    }

    @Test
    void aReasonIsNoLicenceToExceedTheBound() {
        assertTrue(verdict(new Cost(6000, 51), bound(new Cost(5100, 51), "a window")).isFailure());
    }

    @Test
    void whatHasBecomeUnnecessaryIsTold() {
        assertEquals(List.of("bound could be lowered"),
                verdict(new Cost(899, 5), bound(new Cost(1000, 5), "")).notes());
        assertEquals(List.of("bound could be lowered"),
                verdict(new Cost(1000, 4), bound(new Cost(1000, 5), "")).notes());
        assertEquals(List.of("not more than this JDK"),
                verdict(new Cost(1000, 5), bound(new Cost(1000, 5), "a window")).notes());
    }

    @Test
    void callsThatWereNotCountedHaveNoVerdict() {
        assertFalse(verdict(new Cost(1000, null), bound(new Cost(1000, 5), "")).isFailure());
    }

    @Test
    void boundsOfTheNextOlderJdkAreTakenOrElseOfTheOldest() {
        TreeMap<Integer, Cost> costs = new TreeMap<>(Map.of(17, new Cost(17, 0), 25, new Cost(25, 0)));
        Bound bound = new Bound("o", costs, "");
        assertEquals(17, bound.nearest(21).getKey());
        assertEquals(25, bound.nearest(30).getKey());
        assertEquals(17, bound.nearest(11).getKey());
    }

    private static Bound bound(Cost cost, String reason) {
        return new Bound("o", new TreeMap<>(Map.of(FEATURE, cost)), reason);
    }

    private static Verdict verdict(Cost ours, Bound bound) {
        return Verdict.of(new Result("o", Map.of(), "operation", 1,
                Map.of(Result.JDK, samples(JDK), Result.SLIPSTREAM, samples(ours))), bound, FEATURE);
    }

    private static Samples samples(Cost cost) {
        Double calls = cost.calls() == null ? null : (double) cost.calls();
        return new Samples(1, List.of(1L), (double) cost.bytes(), calls, null);
    }
}
