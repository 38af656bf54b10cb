package dev.slipstream.imageio.format;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.awt.Point;
import java.awt.image.BandedSampleModel;
import java.awt.image.BufferedImage;
import java.awt.image.ComponentSampleModel;
import java.awt.image.DataBuffer;
import java.awt.image.DataBufferByte;
import java.awt.image.MultiPixelPackedSampleModel;
import java.awt.image.PixelInterleavedSampleModel;
import java.awt.image.Raster;
import java.awt.image.SampleModel;
import java.awt.image.WritableRaster;
import org.junit.jupiter.api.Test;

/** Which rasters have rows that are plain arrays. The written pixels are compared with those of the JDK's readers. */
class RasterRowsTest {

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
