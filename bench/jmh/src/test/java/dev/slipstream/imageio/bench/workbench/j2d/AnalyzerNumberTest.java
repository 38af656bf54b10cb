package dev.slipstream.imageio.bench.workbench.j2d;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnalyzerNumberTest {

    /** Digits behind the point until there are ten in all, but five at least. */
    @ParameterizedTest
    @CsvSource({
        "155.61762791, 155.6176279", "2167.5639213, 2167.563921", "10406.096032, 10406.09603",
        "1.5835620019, 1.583562001", "571.5, 571.5", "2898248.649414, 2898248.64941", "7, 7.0",
        "0.000244140625, 0.000244140", "NaN, NaN", "Infinity, Infinity",
        "1000000000000000000, 1.0E18"})
    void scoreHasTheDigitsOfTheAnalyzer(double value, String text) {
        assertEquals(text, AnalyzerNumber.score(value));
    }

    @ParameterizedTest
    @CsvSource({"3.42862, 342.86", "1, 100.0", "0.9999499, 99.99", "0.02225, 2.22", "NaN, NaN"})
    void percentHasTwoDecimals(double part, double percent) {
        assertEquals(percent, AnalyzerNumber.percent(part));
    }
}
