package dev.slipstream.imageio.png;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A scanline with runs of zeros comes out as any other. */
class PaethRunsTest {

    private static final int LONGEST = 90;

    @ParameterizedTest
    @ValueSource(ints = {3, 4})
    void runsAsPixelByPixel(int bpp) {
        Random random = new Random(bpp);
        for (int pixels = 1; pixels <= LONGEST; pixels++) {
            for (int i = 0; i < 200; i++) {
                int length = bpp * pixels;
                byte[] raw = withRuns(random, 5 + length + RowFilter.BEHIND);
                byte[] above = RowFilter.newRow(length);
                System.arraycopy(withRuns(random, length), 0, above, RowFilter.BEFORE, length);
                byte[] expected = RowFilter.newRow(length);
                byte[] actual = RowFilter.newRow(length);
                random.nextBytes(actual);
                Arrays.fill(actual, 0, RowFilter.BEFORE, (byte) 0);

                RowFilter.unfilter(RowFilter.PAETH, bpp, raw, 5, above, expected, length);
                PaethRuns.unfilter(bpp, raw, 5, above, actual, length);

                int end = RowFilter.BEFORE + length;
                assertArrayEquals(Arrays.copyOf(expected, end), Arrays.copyOf(actual, end),
                        bpp + " bytes a pixel, " + pixels + " pixels, " + i);
            }
        }
    }

    /** Numbers and zeros in turns, each of them a few at a time. */
    private static byte[] withRuns(Random random, int n) {
        byte[] bytes = new byte[n];
        int most = 1 + random.nextInt(60);
        for (int i = random.nextInt(most); i < n; i += random.nextInt(most)) {
            for (int end = i + random.nextInt(1 + random.nextInt(20)); i < Math.min(n, end); i++) {
                bytes[i] = (byte) (random.nextBoolean() ? random.nextInt() : random.nextGaussian() * 2);
            }
        }
        return bytes;
    }

    /** Bytes a pixel, bytes of the scanline, and how many of them are zeros. */
    @ParameterizedTest
    @CsvSource({
        "3, 300, 300, true", "4, 128, 128, true", "4, 4000, 2000, true", "3, 3000, 400, false",
        "3, 126, 126, false", "1, 300, 300, false", "2, 300, 300, false", "6, 300, 300, false", "8, 800, 800, false"
    })
    void runsAreLikelyWhereThereAreManyZeros(int bpp, int length, int zeros, boolean expected) {
        byte[] raw = new byte[length + RowFilter.BEHIND];
        Arrays.fill(raw, zeros, raw.length, (byte) 1);
        assertEquals(expected, PaethRuns.areLikely(bpp, raw, 0, length));
    }
}
