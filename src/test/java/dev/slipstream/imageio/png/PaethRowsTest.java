package dev.slipstream.imageio.png;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Several scanlines at once come out as one after the other. */
class PaethRowsTest {

    private static final int LONGEST = 40;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 6, 8})
    void togetherAsOneByOne(int bpp) {
        Random random = new Random(bpp);
        for (int pixels = 1; pixels <= LONGEST; pixels++) {
            for (int i = 0; i < 50; i++) {
                assertTogetherAsOneByOne(bpp, bpp * pixels, random,
                        bpp + " bytes a pixel, " + pixels + " pixels, " + i);
            }
        }
    }

    private static void assertTogetherAsOneByOne(int bpp, int length, Random random, String what) {
        int together = UnfilteredRows.together(bpp);
        int from = 3;
        byte[] raw = new byte[from + together * (1 + length) + RowFilter.BEHIND];
        random.nextBytes(raw);
        byte[] rawBefore = raw.clone();
        byte[][] expected = rows(together, length, random);
        byte[][] actual = Arrays.stream(expected).map(byte[]::clone).toArray(byte[][]::new);

        for (int i = 0; i < together; i++) {
            RowFilter.unfilter(
                    RowFilter.PAETH, bpp, raw, from + i * (1 + length), expected[i], expected[i + 1], length);
        }
        PaethRows.unfilter(bpp, raw, from, actual, length);

        assertArrayEquals(rawBefore, raw, "the scanlines are still what they were: " + what);
        for (int i = 0; i <= together; i++) {
            int end = RowFilter.BEFORE + length; // with the zeros before the row
            assertArrayEquals(Arrays.copyOf(expected[i], end), Arrays.copyOf(actual[i], end), what + ", row " + i);
        }
    }

    /** Any bytes, but zeros before each row. */
    private static byte[][] rows(int together, int length, Random random) {
        byte[][] rows = new byte[1 + together][];
        for (int i = 0; i < rows.length; i++) {
            rows[i] = RowFilter.newRow(length);
            random.nextBytes(rows[i]);
            Arrays.fill(rows[i], 0, RowFilter.BEFORE, (byte) 0);
        }
        return rows;
    }
}
