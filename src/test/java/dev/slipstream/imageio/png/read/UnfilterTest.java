package dev.slipstream.imageio.png.read;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.slipstream.imageio.png.ModelFilters;
import dev.slipstream.imageio.png.file.FilterType;
import java.util.Arrays;
import java.util.HexFormat;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The filters of PNG byte by byte, from {@link Unfilter} and from {@link PlainUnfilter}. */
@Tag("long")
class UnfilterTest {

    private static final byte[] RAW = bytes("00ff807f2530bb1d6d132cded6237b2ed91e3f721fcb1971");
    private static final byte[] ABOVE = bytes("ffff0080493c9d5c3460be31201e69fedaa0eee8b9997f5c");

    /** Filter, bytes of a pixel, and the result of the specification's formulas, which another program has computed. */
    @ParameterizedTest
    @CsvSource({
        "0, 1 2 3 4 6 8, 00ff807f2530bb1d6d132cded6237b2ed91e3f721fcb1971",
        "1, 1, 00ff7ffe23530e2b98abd7b58bae2957304e8dff1ee90273",
        "1, 2, 00ff807ea5ae60cbcddef9bccfdf4a0d232b629d81689ad9",
        "1, 3, 00ff807f24b03a411d4d6dfb23907651699490dbb35bf424",
        "1, 4, 00ff807f252f3b9c9242677a6865e2a84183211a604e3a8b",
        "1, 6, 00ff807f2530bb1ced92510e913f68c02a2cd0b1878b439d",
        "1, 8, 00ff807f2530bb1d6d12ac5dfb53364b4630ebcf1a1e4fbc",
        "2, 1 2 3 4 6 8, fffe80ff6e6c5879a173ea0ff641e42cb3be2d5ad86498cd",
        "3, 1, 7fbedf2e607e486fbea2dc64183ece14509601e6ee8e9fee",
        "3, 2, 7f7ebffea9cd5eb1b69be6445954dcd7b4d9105283409abf",
        "3, 3, 7f7e80fe888e888fce87d25d299bdec193dd162fea227014",
        "3, 4, 7f7e80bf898d49aacb89af4b4b7607d26ba9b94fb16cb5c6",
        "3, 6, 7f7e80bf494e498ac7a2af1d0a7713fe9d7cbb218596a7dd",
        "3, 8, 7f7e80bf494e094bc682cb560a59b4d2a9af1b118044b208",
        "4, 1, fffe80ff24545875c9dc08e6bcdf5a2c0523df51703b54c5",
        "4, 2, fffe80ffa5b060cda1e0eabef6e1712cb34a191238dd510a",
        "4, 3, fffe80ff6eb0ba8b1d73eafbf641762cb3be6b25dd363ecd",
        "4, 4, fffe80ff6e6c581cb67f84fa8c41e42cb3be2d9ed28946cd",
        "4, 6, fffe80ff6e6c5879ed12ea4af641682cc3be355ad8f798cd",
        "4, 8, fffe80ff6e6c5879a173ea5e1f5fd32cb3be2d5ad864ec9d"
    })
    void everyFilterForEveryPixelSize(int filter, String pixelSizes, String expected) {
        for (String bpp : pixelSizes.split(" ")) {
            assertEquals(expected, HexFormat.of().formatHex(unfilter(filter, Integer.parseInt(bpp), RAW, ABOVE)));
        }
    }

    /** A row of one pixel, below 40 50 60 and below zeros, as the first row: filter, and the result below 40 50 60. */
    @ParameterizedTest
    @CsvSource({"0, 102030", "1, 102030", "2, 507090", "3, 304860", "4, 507090"})
    void onePixel(int filter, String expected) {
        assertEquals(expected, HexFormat.of().formatHex(unfilter(filter, 3, bytes("102030"), bytes("405060"))));
        assertEquals("102030", HexFormat.of().formatHex(unfilter(filter, 3, bytes("102030"), new byte[3])));
    }

    /** For all 2^24 neighbours of a byte. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 6, 8})
    void everyFormOfPaethAgreesWithTheDefinition(int bpp) {
        int length = bpp * ModelFilters.MOST_NEIGHBOURS;
        int together = bpp == 1 ? PaethRows.MOST : 2;
        byte[] raw = new byte[together * (1 + length) + Unfilter.AFTER];
        byte[][] rows = new byte[1 + together][];
        Arrays.setAll(rows, i -> Unfilter.newRow(length));
        byte[] plain = Unfilter.newRow(length);
        byte[] alone = Unfilter.newRow(length);
        byte[] inRuns = Unfilter.newRow(length);
        for (int up = 0; up < 256; up++) {
            for (int upperLeft = 0; upperLeft <= up; upperLeft++) {
                byte[] above = ModelFilters.alternating(bpp, up, upperLeft);
                byte[] wanted = ModelFilters.rising(bpp);
                System.arraycopy(above, 0, rows[0], Unfilter.BEFORE, length);
                byte[] filtered = ModelFilters.filtered(FilterType.PAETH, bpp, wanted, above);
                System.arraycopy(filtered, 0, raw, 1, length);
                String what = "above: " + up + ", above left: " + upperLeft;
                PlainUnfilter.unfilter(FilterType.PAETH, bpp, raw, 1, rows[0], plain, length);
                assertRow(wanted, plain, what);
                PaethUnfilter.unfilter(bpp, raw, 1, rows[0], alone, length);
                assertRow(wanted, alone, what);
                PaethRows.unfilter(bpp, raw, 1, rows, length);
                assertRow(wanted, rows[1], what);
                if (bpp == 3 || bpp == 4) {
                    ZeroRuns.paeth(bpp, raw, 1, rows[0], inRuns, length);
                    assertRow(wanted, inRuns, what);
                }
            }
        }
    }

    private static void assertRow(byte[] expected, byte[] row, String what) {
        if (!Arrays.equals(expected, 0, expected.length, row, Unfilter.BEFORE, Unfilter.BEFORE + expected.length)) {
            fail(what);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 6, 127, 128, 255, -1})
    void anotherFilterIsRefused(int filter) {
        IllegalArgumentException e =
                assertThrows(IllegalArgumentException.class, () -> unfilter(filter, 3, RAW, ABOVE));
        assertTrue(e.getMessage().contains(String.valueOf(filter)), e::getMessage);
    }

    /** Unfilters a scanline within an array full of other bytes: bytes around either row neither matter nor change. */
    private static byte[] unfilter(int filter, int bpp, byte[] scanline, byte[] above) {
        int from = 5;
        byte[] raw = new byte[from + scanline.length + Unfilter.AFTER];
        Arrays.fill(raw, (byte) 0x5a);
        System.arraycopy(scanline, 0, raw, from, scanline.length);
        byte[] rawBefore = raw.clone();
        byte[] aboveRow = Unfilter.newRow(above.length);
        Arrays.fill(aboveRow, aboveRow.length - Unfilter.AFTER, aboveRow.length, (byte) 0xa5);
        System.arraycopy(above, 0, aboveRow, Unfilter.BEFORE, above.length);
        byte[] row = Unfilter.newRow(scanline.length);
        Unfilter.unfilter(filter, bpp, raw, from, aboveRow, row, scanline.length);
        assertArrayEquals(rawBefore, raw, "the scanline is still what it was");
        assertArrayEquals(new byte[Unfilter.BEFORE], Arrays.copyOf(row, Unfilter.BEFORE), "zeros before the row");
        byte[] result = Arrays.copyOfRange(row, Unfilter.BEFORE, Unfilter.BEFORE + scanline.length);
        byte[] plain = Unfilter.newRow(scanline.length);
        PlainUnfilter.unfilter(filter, bpp, raw, from, aboveRow, plain, scanline.length);
        assertArrayEquals(result, Arrays.copyOfRange(plain, Unfilter.BEFORE, Unfilter.BEFORE + scanline.length));
        assertArrayEquals(new byte[Unfilter.BEFORE], Arrays.copyOf(plain, Unfilter.BEFORE), "zeros before the row");
        return result;
    }

    /** Bytes of a pixel, bytes of the scanline, how many of them are zeros, and whether runs of zeros are likely. */
    @ParameterizedTest
    @CsvSource({
        "3, 300, 300, true", "4, 128, 128, true", "4, 4000, 2000, true", "3, 3000, 400, false",
        "3, 126, 126, false", "1, 300, 300, false", "2, 300, 300, false", "6, 300, 300, false", "8, 800, 800, false"
    })
    void runsOfZerosAreLikelyWhereThereAreManyZeros(int bpp, int length, int zeros, boolean expected) {
        byte[] raw = new byte[length + Unfilter.AFTER];
        Arrays.fill(raw, zeros, raw.length, (byte) 1);
        assertEquals(expected, ZeroRuns.isLikely(bpp, raw, 0, length));
    }

    private static byte[] bytes(String hex) {
        return HexFormat.of().parseHex(hex);
    }
}
