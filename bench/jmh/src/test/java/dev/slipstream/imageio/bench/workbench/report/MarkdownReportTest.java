package dev.slipstream.imageio.bench.workbench.report;

import static dev.slipstream.imageio.bench.workbench.report.SampleResults.result;
import static dev.slipstream.imageio.bench.workbench.report.SampleResults.run;
import static dev.slipstream.imageio.bench.workbench.report.SampleResults.samples;
import static dev.slipstream.imageio.bench.workbench.report.SampleResults.sides;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import dev.slipstream.imageio.bench.workbench.results.TableFile;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MarkdownReportTest {

    private static final Result WON = result("imageio.input.tests.readInt", "file",
            sides("JDK", samples(1_000_000, 1_000_000, 1_000_000), "Slipstream", samples(500_000, 500_000, 500_000)));
    private static final Result LOST = result("imageio.input.tests.readLong", "url",
            sides("JDK", samples(1_000_000, 1_000_000, 1_000_000),
                    "Slipstream", samples(1_250_000, 1_250_000, 1_250_000)));

    @Test
    void aGroupIsToldWithItsFactsSumsLossesAndRows() throws IOException {
        assertEquals("""
                # A \\_title\\_ &lt;b&gt;

                ## Title of j2d

                - JDK: 25.0.1, OpenJDK 64-Bit Server VM, Eclipse Adoptium
                - Machine: A processor, 2 cores, 8.0 GiB of memory
                - System: Linux 6.8, amd64
                - Slipstream: 0.1.0, commit abc1234
                - TwelveMonkeys: 3.13.1
                - JVM flags: -Xms64m -Xmn16m
                - Forks: 2
                - Iterations: 5 of 150 ms, after 400 ms to warm up
                - Score: mean of all but the best and the worst iteration
                - Date: 2026-11-21T20:15:04Z
                - Duration: 1 h 2 min
                - Note: interleaved
                - Command: java -jar bench.jar j2d

                | Slipstream against | rows | geometric mean | wins | ties | losses | best | worst |
                | --- | ---: | ---: | ---: | ---: | ---: | --- | --- |
                | JDK | 2 | 1.26x | 1 | 0 | 1 | 2.00x input.readInt, file, 20 | 0.800x input.readLong, url, 20 |

                ### Lost

                | row | source | size | JDK | Slipstream | to JDK |
                | --- | --- | ---: | ---: | ---: | ---: |
                | input.readLong | url | 20 | 1,000 bytes/ms, 24 B | 800 bytes/ms, 24 B | 0.800x (loss) |

                ### All rows

                | row | source | size | JDK | Slipstream | to JDK |
                | --- | --- | ---: | ---: | ---: | ---: |
                | input.readInt | file | 20 | 1,000 bytes/ms, 24 B | 2,000 bytes/ms, 24 B | 2.00x |
                | input.readLong | url | 20 | 1,000 bytes/ms, 24 B | 800 bytes/ms, 24 B | 0.800x (loss) |
                """, markdown("A _title_ <b>", 100, WON, LOST));
    }

    @Test
    void manyRowsAreToldTestByTestButEveryLossByItself() throws IOException {
        String text = markdown("title", 1, WON, LOST);
        assertTrue(text.contains("### Lost\n\n| row |"), text);
        assertTrue(text.contains("### All tests\n\n| test | source | rows |"), text);
        assertTrue(text.contains("| input.readInt | file | 1 | 2.00x | 2.00x | 0 |"), text);
        assertFalse(text.contains("### All rows"), text);
    }

    @Test
    void losersStandInTheOrderOfTheirRatiosWithFailuresFirst() throws IOException {
        Result worse = result("worse", "file", sides("JDK", samples(1, 1, 1), "Slipstream", samples(9, 9, 9)));
        Result failed = result("failed", "file",
                sides("JDK", samples(1, 1, 1), "Slipstream", Samples.failed("out of | memory")));
        String lost = markdown("title", 1, LOST, worse, failed).split("### ")[1];
        List<Integer> positions = List.of(lost.indexOf("| failed"), lost.indexOf("| worse"), lost.indexOf("readLong"));
        assertTrue(IntStream.range(1, 3).allMatch(i -> positions.get(i - 1) < positions.get(i)), lost);
        assertTrue(lost.contains("out of \\| memory"), lost);
    }

    @Test
    void aGroupWithoutLossesSaysSo() throws IOException {
        assertTrue(markdown("title", 1, WON).contains("No row is lost beyond its error."));
    }

    @Test
    void tiesAreMarked() throws IOException {
        Result tie = result("tie", "file",
                sides("JDK", samples(900, 1100, 1300), "Slipstream", samples(900, 1000, 1200)));
        assertTrue(markdown("title", 9, tie).contains("x (tie) |"));
    }

    @Test
    void areasAreToldByFormatAndSize() throws IOException {
        Result read = new Result("imageio.input.image.imageio.tests.imageioRead",
                Map.of("imageio.opts.size", "250", "imageio.input.image.imageio.opts.format", "core-png"), "pixel", 1,
                sides("JDK", samples(9, 9, 9), "Slipstream", samples(3, 3, 3)));
        String text = markdown("title", 9, read,
                result("imageio.input.stream.tests.readInt", "file",
                        sides("JDK", samples(8, 8, 8), "Slipstream", samples(1, 1, 1))));
        assertTrue(text.contains("""
                | to JDK | size | PNG | bytes |
                | --- | --- | ---: | ---: |
                | read | large | 3.00x |  |
                | streams | small |  | 8.00x |
                """), text);
    }

    @Test
    void tooFewRoundsAreNoTies() throws IOException {
        String text = markdown("title", 9, result("few", "file",
                sides("JDK", samples(600), "Slipstream", samples(100))));
        assertTrue(text.contains("| rows | geometric mean | wins | ties | too few rounds | losses |"), text);
        assertTrue(text.contains("| JDK | 1 | 6.00x | 0 | 0 | 1 | 0 |"), text);
        assertTrue(text.contains("6.00x (too few rounds) |"), text);
    }

    @Test
    void aTableThatStandsForItselfIsToldAsItIs() throws IOException {
        StringBuilder out = new StringBuilder();
        new MarkdownReport(out, 9).write("title", List.of(Group.of("t.json", new TableFile("Libraries", "make it",
                "17", null, null, null, List.of("job", ">ms"), List.of(List.of("thumbnail", "5.1"))))));
        assertTrue(out.toString().endsWith("""
                - JDK: 17
                - Command: make it

                | job | ms |
                | --- | ---: |
                | thumbnail | 5.1 |
                """), out.toString());
    }

    @Test
    void markupInNamesIsTakenAsText() throws IOException {
        Result odd = new Result("<script>|*a*`b`[c](d)\nnext", Map.of(), "byte", 1,
                sides("JDK", samples(2, 2, 2), "Slipstream", samples(1, 1, 1)));
        String text = markdown("title", 9, odd);
        assertTrue(text.contains("| &lt;script&gt;\\|\\*a\\*\\`b\\`\\[c\\](d) next |"), text);
    }

    private static String markdown(String title, int mostRows, Result... results) throws IOException {
        StringBuilder out = new StringBuilder();
        new MarkdownReport(out, mostRows).write(title, RunGroups.of("j2d.json", run("j2d", results)));
        return out.toString();
    }
}
