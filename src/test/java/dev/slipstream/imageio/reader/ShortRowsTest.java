package dev.slipstream.imageio.reader;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.awt.Point;
import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.DataBufferUShort;
import java.awt.image.Raster;
import java.awt.image.SampleModel;
import java.awt.image.SinglePixelPackedSampleModel;
import java.awt.image.WritableRaster;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Pixels arrive where they belong, and no other changes, wherever in its data the raster lies. */
class ShortRowsTest {

    private static final int WIDTH = 41;
    private static final int HEIGHT = 6;
    private static final int[] MASKS = {0xf800, 0x7e0, 0x1f};

    /** Where the pixels of a raster lie in its data. */
    enum Place {
        ALL(data -> in(data, 0, WIDTH, new Point())),
        WIDER_STRIDE(data -> in(data, 0, WIDTH + 7, new Point())),
        BEHIND_OTHER_DATA(data -> in(data, 29, WIDTH + 1, new Point())),
        SOMEWHERE_ELSE(data -> in(data, 3, WIDTH, new Point(-5, 100)).createWritableTranslatedChild(0, 0)),
        PART_OF_A_PART(data -> {
            SampleModel model = new SinglePixelPackedSampleModel(
                    DataBuffer.TYPE_USHORT, WIDTH + 20, HEIGHT + 20, WIDTH + 20, MASKS);
            WritableRaster all =
                    Raster.createWritableRaster(model, new DataBufferUShort(data, data.length), new Point(10, 20));
            return all.createWritableChild(13, 24, WIDTH + 5, HEIGHT + 5, 0, 0, null)
                    .createWritableChild(2, 3, WIDTH, HEIGHT, 0, 0, null);
        });

        private interface Placing {
            WritableRaster raster(short[] data);
        }

        private final Placing placing;

        Place(Placing placing) {
            this.placing = placing;
        }

        WritableRaster raster(short[] data) {
            return placing.raster(data);
        }

        private static WritableRaster in(short[] data, int offset, int stride, Point location) {
            SampleModel model = new SinglePixelPackedSampleModel(DataBuffer.TYPE_USHORT, WIDTH, HEIGHT, stride, MASKS);
            return Raster.createWritableRaster(
                    model, new DataBufferUShort(data, data.length - offset, offset), location);
        }
    }

    @ParameterizedTest
    @EnumSource
    void pixelsArriveWhereTheyBelongAndTheOthersStay(Place place) {
        Random random = new Random(place.ordinal());
        short[] actual = new short[(WIDTH + 20) * (HEIGHT + 20)];
        for (int i = 0; i < actual.length; i++) {
            actual[i] = (short) random.nextInt();
        }
        short[] expected = actual.clone();
        WritableRaster raster = place.raster(expected);
        ShortRows rows = ShortRows.of(place.raster(actual));
        for (int n = 0; n < 2000; n++) {
            int x = random.nextInt(WIDTH);
            int y = random.nextInt(HEIGHT);
            int period = random.nextBoolean() ? 1 : 1 + random.nextInt(6);
            int count = 1 + random.nextInt((WIDTH - 1 - x) / period + 1);
            short[] pixels = (short[]) rows.newRow(count);
            assertEquals(count, pixels.length);
            for (int i = 0; i < count; i++) {
                pixels[i] = (short) random.nextInt();
                raster.setDataElements(x + i * period, y, new short[] {pixels[i]});
            }
            rows.put(x, y, period, count, pixels);
            assertArrayEquals(expected, actual);
        }
    }

    @Test
    void imagesOfOneShortAPixelHaveSuchRows() {
        for (int type : new int[] {BufferedImage.TYPE_USHORT_565_RGB, BufferedImage.TYPE_USHORT_555_RGB}) {
            BufferedImage image = new BufferedImage(9, 9, type);
            assertNotNull(ShortRows.of(image.getRaster()));
            assertNotNull(ShortRows.of(image.getSubimage(2, 3, 4, 5).getRaster()));
        }
    }

    @Test
    void othersHaveNone() {
        for (int type : new int[] {BufferedImage.TYPE_USHORT_GRAY, BufferedImage.TYPE_INT_RGB,
                BufferedImage.TYPE_3BYTE_BGR, BufferedImage.TYPE_BYTE_BINARY}) {
            assertNull(ShortRows.of(new BufferedImage(9, 9, type).getRaster()), "type " + type);
        }
    }
}
