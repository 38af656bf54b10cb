package dev.slipstream.imageio.png.write;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.png.ModelFilters;
import dev.slipstream.imageio.png.file.FilterType;
import dev.slipstream.imageio.png.file.PngHeader;
import dev.slipstream.imageio.testing.Seeds;
import dev.slipstream.imageio.warmup.WarmUp;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FilterTest {

    private static final int MOST = 100;

    /** Zeros before a row. */
    private static final int BEFORE = PngHeader.LONGEST_PIXEL;

    private static final int[] PIXELS = {1, 2, 3, 4, 6, 8};

    /** The bytes left until the process is warm: it is warm, will soon be, or is cold. */
    private static final int[] LEFT = {0, 64 * 1024, 1024 * 1024};

    /** Of filters with equal sums, the first in this order is taken. */
    private static final int[] ORDER = {
        FilterType.UP, FilterType.SUB, FilterType.NONE, FilterType.AVERAGE, FilterType.PAETH
    };

    @Test
    void unfilteringGivesTheRow() throws Exception {
        Seeds.run(1, (seed, random) -> {
            for (int bpp : PIXELS) {
                WarmUp.FILTER.leave(LEFT[random.nextInt(LEFT.length)]);
                byte[] rows = rows(random);
                int length = bpp * random.nextInt(MOST / bpp);
                int row = BEFORE + MOST;
                for (int filter = 0; filter < Filter.TYPES; filter++) {
                    byte[] filtered = new byte[1 + length + Filter.BEHIND];
                    Filter.apply(filter, bpp, rows, row + BEFORE, BEFORE, length, filtered, 1);
                    byte[] above = Arrays.copyOfRange(rows, BEFORE, BEFORE + length);
                    assertArrayEquals(
                            Arrays.copyOfRange(rows, row + BEFORE, row + BEFORE + length),
                            ModelFilters.unfiltered(filter, bpp, filtered, 1, above),
                            "seed " + seed + ", filter " + filter + ", bytes of a pixel " + bpp);
                }
            }
        });
    }

    /** For all 2^24 neighbours of a byte, warm and cold. */
    @ParameterizedTest
    @ValueSource(ints = {0, Integer.MAX_VALUE})
    @Tag("long")
    void everyFormOfPaethAgreesWithTheDefinition(int left) {
        WarmUp.FILTER.leave(left);
        byte[] rising = ModelFilters.rising(1);
        int length = rising.length;
        byte[] rows = new byte[2 * (BEFORE + length) + Filter.BEHIND];
        int row = 2 * BEFORE + length;
        System.arraycopy(rising, 0, rows, row, length);
        byte[] filtered = new byte[length + Filter.BEHIND];
        for (int up = 0; up < 256; up++) {
            for (int upperLeft = 0; upperLeft <= up; upperLeft++) {
                byte[] above = ModelFilters.alternating(1, up, upperLeft);
                System.arraycopy(above, 0, rows, BEFORE, length);
                Filter.apply(FilterType.PAETH, 1, rows, row, BEFORE, length, filtered, 0);
                assertArrayEquals(ModelFilters.filtered(FilterType.PAETH, 1, rising, above),
                        Arrays.copyOf(filtered, length), "above: " + up + ", above left: " + upperLeft);
            }
        }
        WarmUp.FILTER.leave(0);
    }

    @Test
    void theFilterNearestToZeroIsThatOfTheLeastSum() throws Exception {
        Seeds.run(1, (seed, random) -> {
            for (int bpp : PIXELS) {
                WarmUp.FILTER.leave(LEFT[random.nextInt(LEFT.length)]);
                byte[] rows = rows(random);
                int length = bpp * random.nextInt(MOST / bpp);
                int row = 2 * BEFORE + MOST;
                assertEquals(naive(bpp, rows, row, BEFORE, length),
                        Filter.nearestToZero(bpp, rows, row, BEFORE, length),
                        "seed " + seed + ", bytes of a pixel " + bpp);
            }
        });
    }

    /** Two rows, each with zeros before it, and some bytes after the second. */
    private static byte[] rows(Random random) {
        byte[] rows = new byte[2 * (BEFORE + MOST) + Filter.BEHIND];
        int range = 1 + random.nextInt(256);
        int kind = random.nextInt(3);
        for (int i = 0; i < rows.length; i++) {
            int above = i < BEFORE + MOST ? 0 : rows[i - BEFORE - MOST];
            int left = i < 3 ? 0 : rows[i - 3];
            rows[i] = (byte) (random.nextInt(range) + (kind == 0 ? 0 : kind == 1 ? above : left));
        }
        Arrays.fill(rows, 0, BEFORE, (byte) 0);
        Arrays.fill(rows, BEFORE + MOST, 2 * BEFORE + MOST, (byte) 0);
        return rows;
    }

    private static int naive(int bpp, byte[] rows, int row, int above, int length) {
        int[] sums = new int[Filter.TYPES];
        for (int i = 0; i < length; i++) {
            int x = rows[row + i];
            int a = rows[row + i - bpp] & 0xff;
            if (i % Filter.step(bpp, length) >= Long.BYTES) {
                continue; // not looked at
            }
            int b = rows[above + i] & 0xff;
            int c = rows[above + i - bpp] & 0xff;
            for (int filter = 0; filter < sums.length; filter++) {
                int difference = x - ModelFilters.prediction(filter, a, b, c);
                sums[filter] += filter == FilterType.NONE ? x & 0xff : Math.abs((int) (byte) difference);
            }
        }
        int best = FilterType.UP;
        for (int filter : ORDER) {
            best = sums[filter] < sums[best] ? filter : best;
        }
        return best;
    }
}
