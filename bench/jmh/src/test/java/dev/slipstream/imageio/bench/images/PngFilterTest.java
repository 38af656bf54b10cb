package dev.slipstream.imageio.bench.images;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PngFilterTest {

    private static final byte[] ABOVE = {10, 60, 10, 60};

    /** Rows of four pixels under {@link #ABOVE}; 250 is as near to zero as 6 is. */
    @ParameterizedTest
    @CsvSource({
        "NONE, 0, 250, 0, 250", "SUB, 100, 101, 102, 103", "UP, 10, 61, 10, 61", "AVERAGE, 5, 33, 22, 41",
        "PAETH, 110, 160, 110, 160"
    })
    void filterWithTheSmallestDifferencesIsTaken(PngFilter expected, int first, int second, int third, int fourth) {
        byte[] row = {(byte) first, (byte) second, (byte) third, (byte) fourth};
        byte[] stored = PngFilter.applySmallest(row, ABOVE, 1);
        assertEquals(expected, PngFilter.values()[stored[0]]);
        assertArrayEquals(expected.apply(row, ABOVE, 1), stored);
    }

    @ParameterizedTest
    @CsvSource({"0, NONE", "1, NONE", "-1, NONE"})
    void firstOfEqualFiltersIsTaken(byte level, PngFilter expected) {
        byte[] stored = PngFilter.applySmallest(new byte[] {level}, new byte[] {0}, 1);
        assertEquals(expected, PngFilter.values()[stored[0]]);
    }
}
