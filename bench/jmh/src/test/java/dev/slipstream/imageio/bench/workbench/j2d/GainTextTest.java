package dev.slipstream.imageio.bench.workbench.j2d;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

class GainTextTest {

    /** A row that failed on a side cannot be compared with it. */
    @Test
    void tiesAndLossesAreListedRowByRow() {
        StringWriter text = new StringWriter();
        new GainText(new PrintWriter(text), SampleResults.three()).print();
        assertEquals("""
                Slipstream against JDK, with the error (95 %): 3 rows, 1 faster, 1 ties, 1 slower
                  Slower than JDK, by more than the error:
                       80.0% +-  0.0%  imageio.input.opts.general.source=file,imageio.opts.size=1000
                  Ties with JDK, the gain or loss is smaller than the error:
                      100.0% +-135.9%  imageio.input.opts.general.source=file,imageio.opts.size=20

                Slipstream against TwelveMonkeys, with the error (95 %): 2 rows, 1 faster, 0 ties, 1 slower
                  Slower than TwelveMonkeys, by more than the error:
                       50.0% +- 55.1%  imageio.input.opts.general.source=file,imageio.opts.size=20

                """, text.toString().replace(System.lineSeparator(), "\n"));
    }

    @Test
    void sideThatDidNotTakePartIsLeftOut() {
        StringWriter text = new StringWriter();
        new GainText(new PrintWriter(text), List.of()).print();
        assertEquals("", text.toString());
    }
}
