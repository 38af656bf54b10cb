package dev.slipstream.imageio.bench.workbench.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class FiguresTest {

    @Test
    void numbersHaveThreeDigitsOrAllBeforeThePoint() {
        assertEquals("0.0123", Figures.number(0.012345));
        assertEquals("1.23", Figures.number(1.2345));
        assertEquals("123", Figures.number(123.45));
        assertEquals("1,234,568", Figures.number(1234567.9));
        assertEquals("0", Figures.number(0));
        assertEquals("-", Figures.number(Double.NaN));
    }

    @Test
    void ratioToNothingIsInfinite() {
        assertEquals("\u221ex", Figures.ratio(Double.POSITIVE_INFINITY));
        assertEquals("0x", Figures.ratio(0));
        assertEquals("-", Figures.ratio(Double.NaN));
    }

    @Test
    void errorsArePercents() {
        assertEquals("\u00b13.1 %", Figures.error(0.0308));
        assertEquals("\u00b142 %", Figures.error(0.42));
        assertEquals("", Figures.error(Double.NaN));
        assertEquals("", Figures.error(0));
    }
    @Test
    void durationsAreSaidAsAPersonWould() {
        assertEquals("1 s", Figures.duration(Duration.ofMillis(10)));
        assertEquals("59 s", Figures.duration(Duration.ofMillis(59_400)));
        assertEquals("2 min 5 s", Figures.duration(Duration.ofSeconds(125)));
    }
}
