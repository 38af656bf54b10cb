package dev.slipstream.imageio.reader;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;

class BlockRowsTest {

    private static final int STRIDE = 64;

    private final BufferedImage image = new BufferedImage(20, 9, BufferedImage.TYPE_3BYTE_BGR);
    private final RasterRows raster = Objects.requireNonNull(RasterRows.of(image.getRaster()));

    private static byte[] block(int rows, long seed) {
        byte[] block = new byte[rows * STRIDE];
        new Random(seed).nextBytes(block);
        return block;
    }

    /** Blue, green and red of pixels of a row. */
    private byte[] row(int y, int x, int pixels) {
        byte[] bytes = new byte[3 * pixels];
        for (int i = 0; i < pixels; i++) {
            int[] rgb = image.getRaster().getPixel(x + i, y, (int[]) null);
            for (int k = 0; k < 3; k++) {
                bytes[3 * i + k] = (byte) rgb[2 - k];
            }
        }
        return bytes;
    }

    @Test
    void rowsOfABlockGoWhereTheyAreWanted() {
        byte[] block = block(3, 1);
        BlockRows rows = new BlockRows(raster, 0, 60);
        for (int i = 0; i < 3; i++) {
            rows.put(8 - i, block, i * STRIDE, i);
        }
        for (int i = 0; i < 3; i++) {
            assertArrayEquals(Arrays.copyOfRange(block, i * STRIDE, i * STRIDE + 60), row(8 - i, 0, 20), "row " + i);
        }
    }

    @Test
    void partsOfRowsLeaveWhatIsBesideThem() {
        byte[] block = block(2, 2);
        new BlockRows(raster, 4, 15).put(1, block, STRIDE + 6, 1);
        assertArrayEquals(Arrays.copyOfRange(block, STRIDE + 6, STRIDE + 21), row(1, 4, 5));
        assertArrayEquals(new byte[12], row(1, 0, 4));
        assertArrayEquals(new byte[33], row(1, 9, 11));
    }

    @Test
    void aBlockMayBeFilledAnew() {
        byte[] block = block(2, 3);
        BlockRows rows = new BlockRows(raster, 0, 60);
        rows.put(0, block, STRIDE, 1);
        block[STRIDE + 1] = 77;
        rows.put(1, block, STRIDE, 1);
        assertEquals(77, row(1, 0, 1)[1]);
    }

    @Test
    void anotherArrayIsAnotherBlock() {
        byte[] second = block(2, 5);
        BlockRows rows = new BlockRows(raster, 0, 60);
        rows.put(0, block(2, 4), STRIDE, 1);
        rows.put(1, second, STRIDE, 1);
        assertArrayEquals(Arrays.copyOfRange(second, STRIDE, STRIDE + 60), row(1, 0, 20));
    }
}
