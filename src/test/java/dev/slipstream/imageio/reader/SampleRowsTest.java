package dev.slipstream.imageio.reader;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.awt.Point;
import java.awt.image.BandedSampleModel;
import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.MultiPixelPackedSampleModel;
import java.awt.image.PixelInterleavedSampleModel;
import java.awt.image.Raster;
import java.awt.image.SampleModel;
import java.awt.image.SinglePixelPackedSampleModel;
import java.awt.image.WritableRaster;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Samples go to the bands of their destination, whatever its layout, and nothing else changes. */
class SampleRowsTest {

    private static final int WIDTH = 23;
    private static final int HEIGHT = 5;

    /** How pixels come. */
    enum Layout {
        BITS_1(width -> new MultiPixelPackedSampleModel(DataBuffer.TYPE_BYTE, width, 1, 1)),
        BITS_4(width -> new MultiPixelPackedSampleModel(DataBuffer.TYPE_BYTE, width, 1, 4)),
        BGR_BYTES(width -> new PixelInterleavedSampleModel(
                DataBuffer.TYPE_BYTE, width, 1, 3, width * 3, new int[] {2, 1, 0})),
        PACKED_SHORT(width -> new SinglePixelPackedSampleModel(
                DataBuffer.TYPE_USHORT, width, 1, new int[] {0xf800, 0x7e0, 0x1f})),
        PACKED_INT(width -> new SinglePixelPackedSampleModel(
                DataBuffer.TYPE_INT, width, 1, new int[] {0xff0000, 0xff00, 0xff, 0xff000000}));

        private final IntFunction<SampleModel> model;

        Layout(IntFunction<SampleModel> model) {
            this.model = model;
        }
    }

    @ParameterizedTest
    @EnumSource
    void samplesOfEveryBandArriveInRastersOfEveryLayout(Layout layout) {
        Random random = new Random(layout.ordinal());
        SampleModel from = layout.model.apply(1);
        int[] bands = IntStream.range(0, from.getNumBands()).toArray();
        for (WritableRaster to : destinations(bands.length)) {
            for (int n = 0; n < 300; n++) {
                assertArrive(random, to, layout, bands, bands);
            }
        }
    }

    /** The last one is a part of a larger raster. */
    private static WritableRaster[] destinations(int bands) {
        WritableRaster larger = Raster.createWritableRaster(
                new BandedSampleModel(DataBuffer.TYPE_INT, WIDTH + 9, HEIGHT + 9, bands), null);
        return new WritableRaster[] {
            Raster.createWritableRaster(new BandedSampleModel(DataBuffer.TYPE_USHORT, WIDTH, HEIGHT, bands), null),
            Raster.createWritableRaster(new PixelInterleavedSampleModel(DataBuffer.TYPE_INT, WIDTH, HEIGHT, bands,
                    WIDTH * bands, IntStream.range(0, bands).toArray()), null),
            larger.createWritableChild(4, 3, WIDTH, HEIGHT, 0, 0, null)
        };
    }

    @Test
    void bandsAreChosenAndExchanged() {
        Random random = new Random(9);
        WritableRaster to = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_4BYTE_ABGR).getRaster();
        for (int n = 0; n < 300; n++) {
            assertArrive(random, to, Layout.BGR_BYTES, new int[] {0, 1, 2}, new int[] {2, 1, 0});
            assertArrive(random, to, Layout.BGR_BYTES, new int[] {2}, new int[] {3});
            assertArrive(random, to, Layout.BGR_BYTES, new int[] {1, 1}, new int[] {0, 3});
        }
    }

    /** {@code to} gets random pixels, and so does what is expected of it, sample by sample. */
    private static void assertArrive(
            Random random, WritableRaster to, Layout layout, int[] sourceBands, int[] destinationBands) {
        int x = random.nextInt(WIDTH);
        int y = random.nextInt(HEIGHT);
        int period = random.nextBoolean() ? 1 : 1 + random.nextInt(5);
        int count = 1 + random.nextInt((WIDTH - 1 - x) / period + 1);
        WritableRaster expected = to.createCompatibleWritableRaster(WIDTH, HEIGHT);
        expected.setRect(to);
        WritableRaster row = Raster.createWritableRaster(layout.model.apply(WIDTH), new Point());
        for (int i = 0; i < count; i++) {
            for (int band = 0; band < row.getNumBands(); band++) {
                row.setSample(i, 0, band, random.nextInt(1 << row.getSampleModel().getSampleSize(band)));
            }
            for (int band = 0; band < sourceBands.length; band++) {
                int sample = row.getSample(i, 0, sourceBands[band]);
                expected.setSample(x + i * period, y, destinationBands[band], sample);
            }
        }
        SampleRows rows = new SampleRows(to, layout.model.apply(1), sourceBands, destinationBands);
        Object pixels = rows.newRow(count);
        assertEquals(RasterRows.of(row).newRow(count).getClass(), pixels.getClass());
        copy(row, pixels);
        rows.put(x, y, period, count, pixels);
        assertArrayEquals(expected.getPixels(0, 0, WIDTH, HEIGHT, (int[]) null),
                to.getPixels(0, 0, WIDTH, HEIGHT, (int[]) null));
    }

    private static void copy(WritableRaster row, Object pixels) {
        DataBuffer data = row.getDataBuffer();
        if (pixels instanceof byte[] bytes) {
            IntStream.range(0, bytes.length).forEach(i -> bytes[i] = (byte) data.getElem(i));
        } else if (pixels instanceof short[] shorts) {
            IntStream.range(0, shorts.length).forEach(i -> shorts[i] = (short) data.getElem(i));
        } else {
            int[] ints = (int[]) pixels;
            IntStream.range(0, ints.length).forEach(i -> ints[i] = data.getElem(i));
        }
    }
}
