package dev.slipstream.imageio.bench.workbench.j2d;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

class AnalyzerTextTest {

    @Test
    void linesAndSummaryAreThoseOfTheAnalyzer() {
        assertEquals("""
                Options common across all tests:
                  testname=imageio.input.stream.tests.readInt
                  imageio.input.opts.imageio.useCache=false

                imageio.input.opts.general.source=file,imageio.opts.size=1000:
                JDK: 4000.0 (var=0.0%) (100.0%)
                TwelveMonkeys: not run: java.io.IOException: no way
                Slipstream: 3200.0 (var=0.0%) (80.0%)
                imageio.input.opts.general.source=file,imageio.opts.size=20:
                JDK: 2000.0 (var=200.0%) (100.0%)
                TwelveMonkeys: 4000.0 (var=0.0%) (200.0%)
                Slipstream: 2000.0 (var=56.25%) (100.0%)
                imageio.input.opts.general.source=url,imageio.opts.size=20:
                JDK: 1000.0 (var=0.0%) (100.0%)
                TwelveMonkeys: 990.0990099 (var=0.99%) (99.01%)
                Slipstream: 4000.0 (var=2.02%) (400.0%)

                Summary:
                  JDK:\s
                    Number of tests:  3
                    Overall average:   2333.3333
                    Best spread:      0.0% variance
                    Worst spread:     200.0% variance
                    (Basis for results comparison)

                  TwelveMonkeys:\s
                    Number of tests:  2
                    Overall average:   2495.0495
                    Best spread:      0.0% variance
                    Worst spread:     0.99% variance
                    Comparison to basis:
                      Best result:      200.0% of basis
                      Worst result:     99.01% of basis
                      Number of wins:   1
                      Number of ties:   1
                      Number of losses: 0

                  Slipstream:\s
                    Number of tests:  3
                    Overall average:   3066.6667
                    Best spread:      0.0% variance
                    Worst spread:     56.25% variance
                    Comparison to basis:
                      Best result:      400.0% of basis
                      Worst result:     80.0% of basis
                      Number of wins:   1
                      Number of ties:   1
                      Number of losses: 1

                """, text(SampleResults.three()));
    }

    @Test
    void namesStandInFrontOfOptionsIfThereAreSeveral() {
        Samples any = SampleResults.samples(1_000_000);
        String text = text(List.of(SampleResults.result("readShort", "file", "1", any, any, any),
                SampleResults.result("readInt", "url", "1", any, any, any)));
        assertEquals("""
                Options common across all tests:
                  imageio.input.opts.imageio.useCache=false
                  imageio.opts.size=1

                imageio.input.stream.tests.readInt,imageio.input.opts.general.source=url:
                JDK: 4000.0 (var=0.0%) (100.0%)
                TwelveMonkeys: 4000.0 (var=0.0%) (100.0%)
                Slipstream: 4000.0 (var=0.0%) (100.0%)
                imageio.input.stream.tests.readShort,imageio.input.opts.general.source=file:
                """, text.substring(0, text.indexOf("source=file:\n") + "source=file:\n".length()));
    }

    @Test
    void rowWhoseBaseFailedIsShownButDoesNotCount() {
        Samples any = SampleResults.samples(1_000_000);
        String text = text(List.of(
                SampleResults.result("readInt", "file", "1", Samples.failed("gone"), any, any)));
        assertEquals("""
                imageio.input.stream.tests.readInt:
                JDK: not run: gone
                TwelveMonkeys: 4000.0 (var=0.0%) (nothing to compare with)
                Slipstream: 4000.0 (var=0.0%) (nothing to compare with)

                Summary:
                  JDK:\s
                    No tests matched reference results
                """, text.substring(text.indexOf("imageio.input.stream.tests.readInt:"),
                text.indexOf("reference results\n") + "reference results\n".length()));
    }

    private static String text(List<Result> results) {
        StringWriter text = new StringWriter();
        new AnalyzerText(new PrintWriter(text), results).print();
        return text.toString().replace(System.lineSeparator(), "\n");
    }
}
