package dev.slipstream.imageio.writer;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.TiledImage;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.PixelInterleavedSampleModel;
import java.awt.image.Raster;
import java.awt.image.RenderedImage;
import java.awt.image.SampleModel;
import java.awt.image.WritableRaster;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Applications that write an image which they do not have in memory implement {@code getData}, and of the tiles give
 * what comes to their minds: the JDK's writers hardly ask for them.
 */
class ImageTilesTest {

    private static final int X = -3;
    private static final int Y = 2;
    private static final Rectangle TILE = new Rectangle(-5, 1, 8, 4);
    private static final BufferedImage IMAGE = SampleImages.image(20, 9, BufferedImage.TYPE_3BYTE_BGR);

    /** Of which the data are asked for a row at a time. */
    private static class Tiles extends TiledImage {

        int dataAskedFor;

        Tiles() {
            super(IMAGE, X, Y, TILE);
        }

        @Override
        public Raster getData(Rectangle part) {
            assertEquals(1, part.height);
            assertTrue(new Rectangle(X, Y, IMAGE.getWidth(), IMAGE.getHeight()).contains(part), part::toString);
            dataAskedFor++;
            return super.getData(part);
        }
    }

    /** Which of the numbers that describe the tiles is wrong. */
    enum Wrong { WIDTH, HEIGHT, COLUMNS, ROWS, FIRST_COLUMN, FIRST_ROW, LEFT, TOP }

    private static class WrongNumber extends Tiles {

        private final @Nullable Wrong wrong;
        private final int number;

        WrongNumber(Wrong wrong, int number) {
            this.wrong = wrong;
            this.number = number;
        }

        private int or(Wrong which, IntSupplier right) {
            return wrong == which ? number : right.getAsInt();
        }

        @Override
        public int getTileWidth() {
            return or(Wrong.WIDTH, super::getTileWidth);
        }

        @Override
        public int getTileHeight() {
            return or(Wrong.HEIGHT, super::getTileHeight);
        }

        @Override
        public int getNumXTiles() {
            return or(Wrong.COLUMNS, super::getNumXTiles);
        }

        @Override
        public int getNumYTiles() {
            return or(Wrong.ROWS, super::getNumYTiles);
        }

        @Override
        public int getMinTileX() {
            return or(Wrong.FIRST_COLUMN, super::getMinTileX);
        }

        @Override
        public int getMinTileY() {
            return or(Wrong.FIRST_ROW, super::getMinTileY);
        }

        @Override
        public int getTileGridXOffset() {
            return or(Wrong.LEFT, super::getTileGridXOffset);
        }

        @Override
        public int getTileGridYOffset() {
            return or(Wrong.TOP, super::getTileGridYOffset);
        }
    }

    private static PixelRows rows(RenderedImage image) {
        return new PixelRows(image, image.getMinX(), image.getWidth(), false);
    }

    private static void assertRows(TiledImage image, Rectangle part) {
        PixelRows rows = new PixelRows(image, X + part.x, part.width + 100, false);
        for (int y = 0; y < part.height; y++) {
            int[] samples = IMAGE.getRaster().getPixels(part.x, part.y + y, part.width, 1, (int[]) null);
            byte[] elements = (byte[]) IMAGE.getRaster().getDataElements(
                    part.x, part.y + y, part.width, 1, new byte[samples.length]);
            int x = X + part.x;
            int row = Y + part.y + y;
            assertArrayEquals(samples, Arrays.copyOf(rows.samples(x, row, part.width), samples.length));
            byte[] bgr = Arrays.copyOf((byte[]) rows.elements(x, row, part.width), samples.length);
            for (int i = 0; i < bgr.length; i++) {
                assertEquals(elements[i], bgr[i / 3 * 3 + 2 - i % 3]);
            }
        }
    }

    private static void assertRows(TiledImage image) {
        assertRows(image, new Rectangle(0, 0, 20, 9));
        assertRows(image, new Rectangle(7, 3, 6, 5));
    }

    @Test
    void dataAreNotAskedForWhereThereAreTiles() {
        Tiles image = new Tiles();
        assertRows(image);
        assertEquals(0, image.dataAskedFor);
    }

    @ParameterizedTest
    @EnumSource
    void numbersThatAreWrong(Wrong wrong) {
        for (int number : new int[] {-1, 0, 1, 2, 5, 20, 1000, Integer.MAX_VALUE}) {
            assertRows(new WrongNumber(wrong, number));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"null", "fails", "too small", "elsewhere", "fails later"})
    void tilesThatCannotBeHad(String how) {
        Tiles image = new Tiles() {
            @Override
            public @Nullable Raster getTile(int column, int row) {
                Raster tile = super.getTile(column, row);
                if (how.equals("fails") || (how.equals("fails later") && column == 1 && row == 1)) {
                    throw new UnsupportedOperationException("tiles");
                }
                return how.equals("null") ? null
                        : how.equals("too small") ? tile.createChild(
                                tile.getMinX(), tile.getMinY(), 2, 2, tile.getMinX(), tile.getMinY(), null)
                        : how.equals("elsewhere") ? tile.createTranslatedChild(0, 0) : tile;
            }
        };
        assertRows(image);
        assertTrue(image.dataAskedFor > 0);
    }

    /** Who makes a row, makes it as a whole. */
    @Test
    void theDataOfAllThatMayBeWantedOfARowAreAskedFor() {
        List<Rectangle> asked = new ArrayList<>();
        PixelRows rows = new PixelRows(new WrongNumber(Wrong.ROWS, 0) {
            @Override
            public Raster getData(Rectangle part) {
                asked.add(part);
                return super.getData(part);
            }
        }, X + 3, 10, false);
        rows.elements(X + 3, Y, 10);
        rows.samples(X + 5, Y + 2, 1);
        assertEquals(List.of(new Rectangle(X + 3, Y, 10, 1), new Rectangle(X + 3, Y + 2, 10, 1)), asked);
    }

    /** That the image has no pixels either is for it to say. */
    @Test
    void whatTheDataFailWithIsThrown() {
        PixelRows rows = rows(new Tiles() {
            @Override
            public Raster getTile(int column, int row) {
                throw new UnsupportedOperationException("tiles");
            }

            @Override
            public Raster getData(Rectangle part) {
                throw new IllegalStateException("data");
            }
        });
        assertThrows(IllegalStateException.class, () -> rows.elements(X, Y, 20));
    }

    /** One that makes its samples when it is asked for them, and has others in its data. */
    private static final class MadeRaster extends WritableRaster {

        MadeRaster(SampleModel model) {
            super(model, model.createDataBuffer(), new Point());
        }

        @Override
        public int[] getPixels(int x, int y, int w, int h, int[] samples) {
            return IMAGE.getRaster().getPixels(x, y, w, h, samples);
        }

        @Override
        public Object getDataElements(int x, int y, int w, int h, Object elements) {
            return IMAGE.getRaster().getDataElements(x, y, w, h, elements);
        }
    }

    /** One that finds its samples in another order than it says. */
    private static final class MirroredModel extends PixelInterleavedSampleModel {

        MirroredModel(SampleModel model) {
            super(model.getDataType(), model.getWidth(), model.getHeight(), 3, 3 * model.getWidth(),
                    new int[] {0, 1, 2});
        }

        @Override
        public int[] getPixels(int x, int y, int w, int h, int[] samples, DataBuffer data) {
            int[] all = super.getPixels(x, y, w, h, samples, data);
            for (int i = 0; i < w * h * 3; i++) {
                all[i] ^= 0xff;
            }
            return all;
        }
    }

    @Test
    void rastersOfAnotherKind() {
        SampleModel model = IMAGE.getSampleModel();
        BufferedImage made = new BufferedImage(IMAGE.getColorModel(), new MadeRaster(model), false, null);
        BufferedImage found = new BufferedImage(IMAGE.getColorModel(),
                Raster.createWritableRaster(new MirroredModel(model), null), false, null);
        assertEquals(0, rows(found).bitsPerPixel());
        for (int y = 0; y < 9; y++) {
            byte[] expected = ((byte[]) rows(IMAGE).elements(0, y, 20)).clone();
            assertArrayEquals(expected, (byte[]) rows(made).elements(0, y, 20));
            assertArrayEquals(found.getRaster().getPixels(0, y, 20, 1, (int[]) null),
                    rows(found).samples(0, y, 20));
        }
    }
}
