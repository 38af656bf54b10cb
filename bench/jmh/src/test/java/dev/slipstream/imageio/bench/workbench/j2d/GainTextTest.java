package dev.slipstream.imageio.bench.workbench.j2d;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GainTextTest {

    /** A row that failed on a side cannot be compared with it. */
    @Test
    void tiesAndLossesAreListedRowByRow() {
        assertEquals("""
                Slower than JDK, by more than the error (95 %):
                 ratio  error  row
                0.800x         source=file, size=1000

                Ties with JDK, the gain or loss is smaller than the error:
                ratio  error   row
                1.00x  \u00b1136 %  source=file, size=20

                Slower than TwelveMonkeys, by more than the error (95 %):
                 ratio  error  row
                0.500x  \u00b155 %  source=file, size=20

                3 rows: Slipstream is 1.47 times as fast as JDK (geometric mean; 1 faster, 1 ties, 1 slower), 1.42
                as TwelveMonkeys (1 faster, 0 ties, 1 slower); 1 failed on a side
                """, text(true, SampleResults.three()));
    }

    @Test
    void onlyTheWorstLossesAreListedUnlessAllAreAskedFor() {
        List<Result> results = new ArrayList<>();
        for (int i = 1; i <= 12; i++) {
            results.add(new Result("imageio.input.stream.tests.read" + i, Map.of("imageio.opts.size", "20"), "byte", 1,
                    Map.of(Result.JDK, samples(100L, 101L, 102L),
                            Result.SLIPSTREAM, samples(200L + i, 201L + i, 202L + i))));
        }
        String few = text(false, results);
        assertTrue(few.contains("the worst 10 of 12 (--all: all):"), few);
        assertTrue(few.contains("input.stream.read12\n") && !few.contains("read2\n"), few);
        assertTrue(text(true, results).contains("read2\n"));
    }

    @Test
    void ofOneRunOnlyThereAreNoWinsNorTies() {
        String text = text(false, List.of(new Result("read", Map.of(), "byte", 1,
                Map.of(Result.JDK, samples(600L), Result.SLIPSTREAM, samples(100L)))));
        assertEquals("1 row: Slipstream is 6.00 times as fast as JDK (geometric mean; "
                + "too few runs to know the error)\n", text);
    }

    private static Samples samples(Long... nanos) {
        return new Samples(1, List.of(nanos), null, null);
    }

    private static String text(boolean all, List<Result> results) {
        StringWriter text = new StringWriter();
        new GainText(new PrintWriter(text), 100, all, results).print();
        return text.toString().replace(System.lineSeparator(), "\n");
    }

    @Test
    void sideThatDidNotTakePartIsLeftOut() {
        assertEquals("0 rows\n", text(false, List.of()));
    }
}
