package dev.slipstream.imageio.bench.workbench.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class SamplesTest {

    /** 10 repetitions of 4 bytes in 2 ms, without the fastest and the slowest iteration. */
    @Test
    void scoreIsUnitsPerMillisecondOfTheIterationsInBetween() {
        Samples samples = samples(10, 1_000_000, 2_000_000, 2_000_000, 90_000_000);
        assertEquals(200_000, samples.nanosPerRep());
        assertEquals(20, samples.score(4), 1e-9);
    }

    @Test
    void fewerThanThreeIterationsCountAll() {
        assertEquals(150, samples(10, 1_000, 2_000).nanosPerRep());
    }

    @Test
    void spreadIsTheDistanceOfTheSlowestFromTheFastest() {
        assertEquals(0.5, samples(1, 200, 300, 250).spread(), 1e-9);
    }

    /** Student's t for 3 degrees of freedom at 97.5 % is 3.182; the standard error of these is 100 / 2. */
    @Test
    void errorIsHalfTheConfidenceIntervalAsAPartOfTheMean() {
        Samples samples = samples(1, 1_000, 1_000 + 150, 1_000 - 150, 1_000);
        double standardError = Math.sqrt(2 * 150.0 * 150 / 3) / 2;
        assertEquals(3.182 * standardError / 1_000, samples.error(), 1e-3);
    }

    @Test
    void errorOfOneIterationIsUnknownAndSoTheRowIsATie() {
        Gain gain = Gain.of(samples(1, 1_000), samples(1, 10));
        assertEquals(100, gain.ratio());
        assertTrue(gain.isTie());
        assertFalse(gain.isWin());
    }

    @Test
    void errorAboveTheGainIsATieAndBelowItAWinOrALoss() {
        Samples steady = samples(1, 1_000, 1_001, 999, 1_000);
        Samples faster = samples(1, 500, 501, 499, 500);
        Samples wild = samples(1, 300, 900, 500, 1_500);
        assertTrue(Gain.of(steady, faster).isWin());
        assertTrue(Gain.of(faster, steady).isLoss());
        assertTrue(Gain.of(steady, wild).isTie());
        assertFalse(Gain.of(steady, wild).isLoss());
    }

    @Test
    void failedSideIsNeitherWinNorLossNorTie() {
        Gain gain = Gain.of(Samples.failed("no such thing"), samples(1, 5, 5, 5));
        assertFalse(gain.isKnown() || gain.isTie() || gain.isWin() || gain.isLoss());
    }

    private static Samples samples(long repetitions, long... nanos) {
        return new Samples(repetitions, Arrays.stream(nanos).boxed().toList(), null, null);
    }
}
