package dev.slipstream.imageio.bench.jmh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collection;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Runs benchmarks as the tool does, each in a JVM of its own, whose ImageIO they may change; but for a moment only. */
@Timeout(120)
class ShortRunTest {

    @Test
    void everyCompetitorReadsPngs() throws RunnerException {
        Collection<RunResult> results = run(options(PngReads.class).param("kind", "RGB8_20X20")
                .addProfiler(GCProfiler.class));
        assertEquals(PngCompetitor.values().length, results.size());
        for (RunResult result : results) {
            double bytes = result.getSecondaryResults().get("gc.alloc.rate.norm").getScore();
            assertTrue(bytes > 20 * 20 * 3 && bytes < 10_000_000, bytes + " bytes a read");
        }
    }

    @Test
    void everyCompetitorInflates() throws RunnerException {
        assertEquals(InflateCompetitor.values().length,
                run(options(InflateReads.class).param("content", "RGB_20X20")).size());
    }

    @Test
    void bothSidesReadPngFilesWithTheirOwnReaders() throws RunnerException {
        assertEquals(2, run(options(ImageReads.class).param("side", "JDK", "SLIPSTREAM").param("source", "FILE")
                .param("format", "png").param("size", "20")).size());
    }

    private static ChainedOptionsBuilder options(Class<?> benchmark) {
        return new OptionsBuilder().include("\\." + benchmark.getSimpleName() + "\\.(read|inflate)$").forks(1)
                .warmupIterations(0).measurementIterations(1).measurementTime(TimeValue.milliseconds(20))
                .timeout(new TimeValue(1, TimeUnit.MINUTES)).verbosity(VerboseMode.SILENT).shouldFailOnError(true);
    }

    private static Collection<RunResult> run(ChainedOptionsBuilder options) throws RunnerException {
        Collection<RunResult> results = new Runner(options.build()).run();
        for (RunResult result : results) {
            assertTrue(result.getPrimaryResult().getScore() > 0, result.getParams().toString());
        }
        return results;
    }
}
