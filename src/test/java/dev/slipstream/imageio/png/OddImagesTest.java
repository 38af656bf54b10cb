package dev.slipstream.imageio.png;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.writing.Writing;
import java.awt.Transparency;
import java.awt.color.ColorSpace;
import java.awt.image.BufferedImage;
import java.awt.image.ColorModel;
import java.awt.image.ComponentColorModel;
import java.awt.image.DataBuffer;
import java.awt.image.DataBufferByte;
import java.awt.image.IndexColorModel;
import java.awt.image.PixelInterleavedSampleModel;
import java.awt.image.Raster;
import java.awt.image.SampleModel;
import java.awt.image.WritableRaster;
import java.io.IOException;
import java.util.Random;
import javax.imageio.IIOImage;
import javax.imageio.ImageWriteParam;
import org.junit.jupiter.api.Test;

/** Images as hardly anybody has them are written as by the JDK's writer. */
class OddImagesTest {

    private static final int WIDTH = 9;
    private static final int HEIGHT = 7;
    private static final ColorSpace GRAY = ColorSpace.getInstance(ColorSpace.CS_GRAY);
    private static final ColorSpace RGB = ColorSpace.getInstance(ColorSpace.CS_sRGB);

    private static void compare(BufferedImage image) throws IOException {
        BothPngWriters writers = new BothPngWriters();
        for (int progressive : new int[] {ImageWriteParam.MODE_DISABLED, ImageWriteParam.MODE_DEFAULT}) {
            for (int step : new int[] {1, WIDTH}) {
                Writing writing = writers.compare(progressive + " every " + step, writer -> {
                    ImageWriteParam param = writer.getDefaultWriteParam();
                    param.setProgressiveMode(progressive);
                    param.setSourceSubsampling(step, 1, 0, 0);
                    writer.write(null, new IIOImage(image, null, null), param);
                });
                assertTrue(writing.isComplete(), writing::failure);
            }
        }
    }

    private static BufferedImage image(ColorModel colours, SampleModel model, DataBuffer data) {
        Random random = new Random(1);
        for (int i = -data.getOffset(); i < data.getSize(); i++) {
            data.setElem(i, random.nextInt(4) == 0 ? -1 : random.nextInt());
        }
        WritableRaster raster = Raster.createWritableRaster(model, data, null);
        return new BufferedImage(colours, raster, colours.isAlphaPremultiplied(), null);
    }

    private static SampleModel interleaved(int pixelStride, int... offsets) {
        return new PixelInterleavedSampleModel(
                DataBuffer.TYPE_BYTE, WIDTH, HEIGHT, pixelStride, pixelStride * WIDTH, offsets);
    }

    /** The JDK's rasters take no notice of it when they are asked for all bands of a pixel at once. */
    @Test
    void dataThatBeginLater() throws IOException {
        ColorModel colours = new ComponentColorModel(RGB, false, false, Transparency.OPAQUE, DataBuffer.TYPE_BYTE);
        for (int[] offsets : new int[][] {{2, 1, 0}, {0, 1, 2}}) {
            compare(image(colours, interleaved(3, offsets),
                    new DataBufferByte(new byte[3 * WIDTH * HEIGHT + 40], 3 * WIDTH * HEIGHT, 7)));
        }
    }

    /** The JDK's palette has 256 colours at least. */
    @Test
    void graysThatThePaletteHasNot() throws IOException {
        byte[] ramp = {0, 1, 2, 3, 4};
        IndexColorModel colours = new IndexColorModel(3, ramp.length, ramp, ramp, ramp, 2);
        compare(image(colours, interleaved(1, 0), new DataBufferByte(WIDTH * HEIGHT)));
    }

    /** Of which no raster of one pixel can be made. */
    @Test
    void premultipliedPixelsWithSomethingBetweenThem() throws IOException {
        ColorModel colours = new ComponentColorModel(GRAY, true, true, Transparency.TRANSLUCENT, DataBuffer.TYPE_BYTE);
        compare(image(colours, interleaved(3, 0, 1), new DataBufferByte(3 * WIDTH * HEIGHT)));
    }

    /** Alpha is more than opaque then. */
    @Test
    void premultipliedSamplesThatAreLargerThanTheirColoursAllow() throws IOException {
        ColorModel colours = new ComponentColorModel(
                GRAY, new int[] {2, 4}, true, true, Transparency.TRANSLUCENT, DataBuffer.TYPE_BYTE);
        compare(image(colours, interleaved(2, 0, 1), new DataBufferByte(2 * WIDTH * HEIGHT)));
    }
}
