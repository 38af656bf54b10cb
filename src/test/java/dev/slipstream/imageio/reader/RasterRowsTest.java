package dev.slipstream.imageio.reader;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.awt.Point;
import java.awt.image.BandedSampleModel;
import java.awt.image.BufferedImage;
import java.awt.image.ComponentSampleModel;
import java.awt.image.DataBuffer;
import java.awt.image.DataBufferByte;
import java.awt.image.DataBufferInt;
import java.awt.image.DataBufferUShort;
import java.awt.image.MultiPixelPackedSampleModel;
import java.awt.image.PixelInterleavedSampleModel;
import java.awt.image.Raster;
import java.awt.image.SampleModel;
import java.awt.image.SinglePixelPackedSampleModel;
import java.awt.image.WritableRaster;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Pixels that are put into a row are those that {@code setPixel} would put there, and no other pixel changes. */
class RasterRowsTest {

    private static final int HEIGHT = 5;

    /** Layouts of which the rows are plain arrays. */
    enum Layout {
        BITS_1(width -> new MultiPixelPackedSampleModel(DataBuffer.TYPE_BYTE, width, HEIGHT, 1)),
        BITS_2(width -> new MultiPixelPackedSampleModel(DataBuffer.TYPE_BYTE, width, HEIGHT, 2)),
        BITS_4_WITH_A_WIDER_STRIDE(width ->
                new MultiPixelPackedSampleModel(DataBuffer.TYPE_BYTE, width, HEIGHT, 4, width + 3, 0)),
        ONE_BYTE(width -> interleaved(DataBuffer.TYPE_BYTE, width, 0, 0)),
        TWO_BYTES(width -> interleaved(DataBuffer.TYPE_BYTE, width, 0, 0, 1)),
        BGR_BYTES(width -> interleaved(DataBuffer.TYPE_BYTE, width, 0, 2, 1, 0)),
        RGBA_BYTES_WITH_A_WIDER_STRIDE(width -> interleaved(DataBuffer.TYPE_BYTE, width, 7, 0, 1, 2, 3)),
        ONE_SHORT(width -> interleaved(DataBuffer.TYPE_USHORT, width, 0, 0)),
        RGB_SHORTS(width -> interleaved(DataBuffer.TYPE_USHORT, width, 0, 0, 1, 2)),
        PACKED_BYTE(width -> packed(DataBuffer.TYPE_BYTE, width, 0, 0xe0, 0x1c, 3)),
        PACKED_SHORT(width -> packed(DataBuffer.TYPE_USHORT, width, 0, 0xf800, 0x7e0, 0x1f)),
        PACKED_SHORT_WITH_A_WIDER_STRIDE(width -> packed(DataBuffer.TYPE_USHORT, width, 50, 0xf00, 0xf0, 0xf, 0xf000)),
        PACKED_INT(width -> packed(DataBuffer.TYPE_INT, width, 0, 0xff0000, 0xff00, 0xff, 0xff000000)),
        PACKED_INT_WITH_A_WIDER_STRIDE(width -> packed(DataBuffer.TYPE_INT, width, 5, 0xff000000, 0xff00, 0xff));

        private interface Modelling {
            SampleModel model(int width);
        }

        private final Modelling modelling;

        Layout(Modelling modelling) {
            this.modelling = modelling;
        }

        SampleModel model(int width) {
            return modelling.model(width);
        }

        private static SampleModel packed(int type, int width, int more, int... masks) {
            return new SinglePixelPackedSampleModel(type, width, HEIGHT, width + more, masks);
        }

        private static SampleModel interleaved(int type, int width, int more, int... offsets) {
            return new PixelInterleavedSampleModel(
                    type, width, HEIGHT, offsets.length, width * offsets.length + more, offsets);
        }
    }

    @ParameterizedTest
    @EnumSource
    void pixelsArriveWhereTheyBelongAndTheOthersStay(Layout layout) {
        Random random = new Random(layout.ordinal());
        for (int n = 0; n < 3000; n++) {
            int width = 1 + random.nextInt(40);
            WritableRaster actual = wholeRows(layout.model(width));
            WritableRaster expected = wholeRows(layout.model(width));
            fill(random, expected, actual);
            RasterRows rows = RasterRows.of(actual);
            for (int i = 0; i < 3; i++) {
                put(random, rows, expected);
            }
            assertArrayEquals(elements(expected), elements(actual));
        }
    }

    /** Also the last row is as long as the stride. */
    private static WritableRaster wholeRows(SampleModel model) {
        int size = stride(model) * HEIGHT;
        DataBuffer data = switch (model.getDataType()) {
            case DataBuffer.TYPE_BYTE -> new DataBufferByte(size);
            case DataBuffer.TYPE_USHORT -> new DataBufferUShort(size);
            default -> new DataBufferInt(size);
        };
        return Raster.createWritableRaster(model, data, null);
    }

    private static int stride(SampleModel model) {
        if (model instanceof SinglePixelPackedSampleModel packed) {
            return packed.getScanlineStride();
        }
        return model instanceof ComponentSampleModel components
                ? components.getScanlineStride()
                : ((MultiPixelPackedSampleModel) model).getScanlineStride();
    }

    /** Puts some random pixels of a row into {@code rows}, and the same, one by one, into {@code expected}. */
    private static void put(Random random, RasterRows rows, WritableRaster expected) {
        int width = expected.getWidth();
        int x = random.nextInt(width);
        int period = random.nextBoolean() ? 1 : 1 + random.nextInt(8);
        int count = 1 + random.nextInt((width - 1 - x) / period + 1);
        int y = random.nextInt(HEIGHT);
        Object pixels = rows.newRow(width);
        WritableRaster row = Raster.createWritableRaster(
                expected.getSampleModel().createCompatibleSampleModel(width, 1), null);
        for (int i = 0; i < count; i++) {
            int[] pixel = new int[expected.getNumBands()];
            for (int band = 0; band < pixel.length; band++) {
                pixel[band] = random.nextInt() & (int) ((1L << expected.getSampleModel().getSampleSize(band)) - 1);
            }
            row.setPixel(i, 0, pixel);
            expected.setDataElements(x + i * period, y, row.getDataElements(i, 0, null));
        }
        copy(row, pixels);
        rows.put(x, y, period, count, pixels);
    }

    /** The elements of a raster of one row, in the order of its data. */
    private static void copy(WritableRaster row, Object pixels) {
        DataBuffer data = row.getDataBuffer();
        for (int i = 0; i < data.getSize(); i++) {
            if (pixels instanceof byte[] bytes) {
                bytes[Math.min(i, bytes.length - 1)] = (byte) data.getElem(i);
            } else if (pixels instanceof short[] shorts) {
                shorts[i] = (short) data.getElem(i);
            } else {
                ((int[]) pixels)[i] = data.getElem(i);
            }
        }
    }

    private static void fill(Random random, WritableRaster one, WritableRaster other) {
        for (int i = 0; i < one.getDataBuffer().getSize(); i++) {
            int bits = DataBuffer.getDataTypeSize(one.getDataBuffer().getDataType());
            int element = random.nextInt() & (int) ((1L << bits) - 1);
            one.getDataBuffer().setElem(i, element);
            other.getDataBuffer().setElem(i, element);
        }
    }

    private static int[] elements(WritableRaster raster) {
        int[] elements = new int[raster.getDataBuffer().getSize()];
        for (int i = 0; i < elements.length; i++) {
            elements[i] = raster.getDataBuffer().getElem(i);
        }
        return elements;
    }

    @Test
    void imagesOfTheUsualTypesHaveSuchRows() {
        for (int type : new int[] {BufferedImage.TYPE_BYTE_BINARY, BufferedImage.TYPE_BYTE_INDEXED,
                BufferedImage.TYPE_BYTE_GRAY, BufferedImage.TYPE_3BYTE_BGR, BufferedImage.TYPE_4BYTE_ABGR,
                BufferedImage.TYPE_USHORT_GRAY, BufferedImage.TYPE_USHORT_565_RGB, BufferedImage.TYPE_USHORT_555_RGB,
                BufferedImage.TYPE_INT_RGB, BufferedImage.TYPE_INT_BGR, BufferedImage.TYPE_INT_ARGB}) {
            assertNotNull(RasterRows.of(new BufferedImage(9, 9, type).getRaster()), "type " + type);
        }
    }

    @Test
    void rowsAreAsLongAsTheirPixels() {
        assertEquals(2, ((byte[]) rows(BufferedImage.TYPE_BYTE_BINARY).newRow(9)).length);
        assertEquals(27, ((byte[]) rows(BufferedImage.TYPE_3BYTE_BGR).newRow(9)).length);
        assertEquals(9, ((short[]) rows(BufferedImage.TYPE_USHORT_GRAY).newRow(9)).length);
        assertEquals(9, ((short[]) rows(BufferedImage.TYPE_USHORT_565_RGB).newRow(9)).length);
        assertEquals(9, ((int[]) rows(BufferedImage.TYPE_INT_RGB).newRow(9)).length);
    }

    private static RasterRows rows(int type) {
        return RasterRows.of(new BufferedImage(9, 9, type).getRaster());
    }

    @Test
    void partsOfImagesHaveNone() {
        BufferedImage image = new BufferedImage(9, 9, BufferedImage.TYPE_3BYTE_BGR);
        assertNull(RasterRows.of(image.getSubimage(0, 0, 5, 9).getRaster()));
        assertNull(RasterRows.of(image.getSubimage(2, 3, 4, 4).getRaster()));
        assertNull(RasterRows.of(image.getRaster().createWritableChild(0, 0, 9, 9, 0, 0, new int[] {0})));
        assertNull(RasterRows.of(image.getRaster().createWritableTranslatedChild(1, 1)));
    }

    @Test
    void otherLayoutsHaveNone() {
        assertNull(RasterRows.of(raster(new BandedSampleModel(DataBuffer.TYPE_BYTE, 9, 9, 3))));
        assertNull(RasterRows.of(raster(
                new ComponentSampleModel(DataBuffer.TYPE_BYTE, 9, 9, 4, 36, new int[] {0, 1, 2}))), "a gap");
        assertNull(RasterRows.of(raster(
                new ComponentSampleModel(DataBuffer.TYPE_BYTE, 9, 9, 3, 27, new int[] {0, 1, 1}))), "bands in one");
        assertNull(RasterRows.of(raster(
                new MultiPixelPackedSampleModel(DataBuffer.TYPE_BYTE, 9, 9, 1, 3, 5))), "bits before the first pixel");
        assertNull(RasterRows.of(raster(new MultiPixelPackedSampleModel(DataBuffer.TYPE_USHORT, 9, 9, 1))));
        assertNull(RasterRows.of(raster(
                new PixelInterleavedSampleModel(DataBuffer.TYPE_INT, 9, 9, 3, 27, new int[] {0, 1, 2}))), "three ints");
        assertNull(RasterRows.of(raster(
                new PixelInterleavedSampleModel(DataBuffer.TYPE_SHORT, 9, 9, 1, 9, new int[] {0}))), "signed shorts");
    }

    @Test
    void dataThatDoNotBeginWithTheRasterHaveNone() {
        SampleModel model = new PixelInterleavedSampleModel(DataBuffer.TYPE_BYTE, 3, 3, 1, 3, new int[] {0});
        assertNull(RasterRows.of(Raster.createWritableRaster(model, new DataBufferByte(new byte[20], 9, 4), null)));
        assertNull(RasterRows.of(
                Raster.createWritableRaster(model, new DataBufferByte(new byte[9], 9), new Point(1, 0))));
    }

    private static WritableRaster raster(SampleModel model) {
        return Raster.createWritableRaster(model, null);
    }
}
