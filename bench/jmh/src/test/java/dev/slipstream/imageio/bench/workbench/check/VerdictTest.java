package dev.slipstream.imageio.bench.workbench.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bench.workbench.results.Count;
import dev.slipstream.imageio.bench.workbench.results.LoadedClasses;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class VerdictTest {

    private static final int FEATURE = 17;
    private static final Cost JDK = cost(5000, 50);

    @Test
    void whatKeepsToItsBoundAndTheJdksIsOk() {
        Verdict verdict = verdict(cost(1000, 5), bound(cost(1000, 5), ""));
        assertFalse(verdict.isFailure());
        assertEquals(List.of(), verdict.notes());
    }

    @Test
    void aFewBytesAboveTheBoundAreSlackAndMoreAreNot() {
        assertFalse(verdict(cost(1064, 5), bound(cost(1000, 5), "")).isFailure());
        assertEquals(List.of("allocates 1065 bytes, 65 above its bound of 1000"),
                verdict(cost(1065, 5), bound(cost(1000, 5), "")).failures());
    }

    @Test
    void oneSystemCallAboveTheBoundFails() {
        assertEquals(List.of("makes 6 system calls, 1 above its bound of 5"),
                verdict(cost(1000, 6), bound(cost(1000, 5), "")).failures());
    }

    @Test
    void whatHasNoBoundFails() {
        assertEquals(List.of("has no bound; --update makes one"), verdict(cost(1000, 5), null).failures());
    }

    @Test
    void moreThanTheJdkFailsUnlessThereIsAReason() {
        Cost more = cost(5100, 51);
        assertEquals(List.of("allocates 5100 bytes, the JDK 5000, and the bounds give no reason",
                "makes 51 system calls, the JDK 50, and the bounds give no reason"),
                verdict(more, bound(more, "")).failures());
        Verdict known = verdict(more, bound(more, "a window"));
        assertFalse(known.isFailure());
        assertEquals(List.of("more than the JDK: a window"), known.notes());
    }

    @Test
    void aReasonIsNoLicenceToExceedTheBound() {
        assertTrue(verdict(cost(6000, 51), bound(cost(5100, 51), "a window")).isFailure());
    }

    @Test
    void whatHasBecomeUnnecessaryIsTold() {
        assertEquals(List.of("bound could be lowered"),
                verdict(cost(899, 5), bound(cost(1000, 5), "")).notes());
        assertEquals(List.of("bound could be lowered"),
                verdict(cost(1000, 4), bound(cost(1000, 5), "")).notes());
        assertEquals(List.of("not more than this JDK"),
                verdict(cost(1000, 5), bound(cost(1000, 5), "a window")).notes());
    }

    @Test
    void callsThatWereNotCountedHaveNoVerdict() {
        assertFalse(verdict(cost(1000, null), bound(cost(1000, 5), "")).isFailure());
    }

    @Test
    void boundsOfTheNextOlderJdkAreTakenOrElseOfTheOldest() {
        TreeMap<Integer, Cost> costs = new TreeMap<>(Map.of(17, cost(17, 0), 25, cost(25, 0)));
        Bound bound = new Bound("o", costs, "");
        assertEquals(17, bound.nearest(21).getKey());
        assertEquals(25, bound.nearest(30).getKey());
        assertEquals(17, bound.nearest(11).getKey());
    }

    @Test
    void classesAreBoundedAndTheirBytesHaveMoreSlack() {
        LoadedClasses jdk = new LoadedClasses(0, 30, 0);
        Bound bound = bound(Costs.of(new LoadedClasses(60, 30, 200_000)), "its own classes");
        assertEquals(List.of(), failures(jdk, new LoadedClasses(60, 30, 204_000), bound));
        assertEquals(List.of("loads 61 classes of jars, 1 above its bound of 60",
                "has 31 classes made at run time, 1 above its bound of 30",
                "reads 205000 bytes of class files, 5000 above its bound of 200000"),
                failures(jdk, new LoadedClasses(61, 31, 205_000), bound));
    }

    private static List<String> failures(LoadedClasses jdk, LoadedClasses ours, Bound bound) {
        return Verdict.of(new Result("o", Map.of(), "run", 1, Map.of(Result.JDK, new Samples(List.of(1L), jdk),
                Result.SLIPSTREAM, new Samples(List.of(1L), ours))), bound, FEATURE).failures();
    }

    private static Bound bound(Cost cost, String reason) {
        return new Bound("o", new TreeMap<>(Map.of(FEATURE, cost)), reason);
    }

    private static Verdict verdict(Cost ours, Bound bound) {
        return Verdict.of(new Result("o", Map.of(), "operation", 1,
                Map.of(Result.JDK, samples(JDK), Result.SLIPSTREAM, samples(ours))), bound, FEATURE);
    }

    private static Cost cost(long bytes, Integer calls) {
        return Costs.of(bytes, calls);
    }

    private static Samples samples(Cost cost) {
        Samples samples = new Samples(1, List.of(1L), cost.of(Count.BYTES).doubleValue(), null);
        return cost.of(Count.CALLS) == null ? samples : samples.withCalls(cost.of(Count.CALLS));
    }
}
