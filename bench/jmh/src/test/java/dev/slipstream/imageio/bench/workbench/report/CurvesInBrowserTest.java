package dev.slipstream.imageio.bench.workbench.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.slipstream.imageio.bench.workbench.results.ColdRun;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CurvesInBrowserTest {

    @TempDir
    private Path temp;

    @Test
    void curveIsDrawnAboveTheRatiosAndSaysWhereItCrosses() throws IOException {
        assumeTrue(Chromium.isInstalled(), Chromium.MISSING);
        Path page = temp.resolve("report.html");
        try (Writer out = Files.newBufferedWriter(page)) {
            HtmlPage.write("Cold", RunGroups.of("cold.json", SampleResults.run(ColdRun.KIND, results())), out);
        }
        try (Chromium chromium = Chromium.start()) {
            chromium.open(page, 1280, 900, "light");
            assertEquals(1L, chromium.run("return document.querySelectorAll('canvas.curve').length"));
            assertEquals("read, File: Slipstream is ahead of JDK from image 4 on",
                    chromium.run("return document.querySelector('canvas.curve').getAttribute('aria-label')"));
            assertTrue((Boolean) chromium.run("return document.querySelector('canvas').className === 'curve'"));
            assertEquals(List.of(), chromium.console());
            chromium.screenshot(Path.of("target", "report-curve.png"));
        }
    }

    /** 40 ms for the first image and 20 for the others; or 70, and 10. */
    private static Result[] results() {
        List<Result> results = new ArrayList<>();
        results.add(new Result("read", ColdRun.options("File", ColdRun.TIME), "run", 1, sides(10)));
        for (int images : new int[] {1, 2, 5, 10}) {
            Map<String, String> options = ColdRun.options("File", ColdRun.TIME);
            options.put(ColdRun.AFTER, Integer.toString(images));
            results.add(new Result("read", options, "run", 1, sides(images)));
        }
        return results.toArray(Result[]::new);
    }

    private static Map<String, Samples> sides(int images) {
        return SampleResults.sides("JDK", millis(40 + 20 * (images - 1)), "Slipstream", millis(70 + 10 * (images - 1)));
    }

    private static Samples millis(int millis) {
        return new Samples(List.of(millis * 1_000_000L, millis * 1_000_000L), null);
    }
}
