package dev.slipstream.imageio.png.write;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.SampleImages;
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
import java.util.Map;
import java.util.Random;
import javax.imageio.ImageWriteParam;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Images of every type, even of rare ones, are written as by the JDK's writer. */
class WrittenTypesTest {

    /** The size of images of rare types. */
    private static final int WIDTH = 9;
    private static final int HEIGHT = 7;
    private static final ColorSpace GRAY = ColorSpace.getInstance(ColorSpace.CS_GRAY);
    private static final ColorSpace RGB = ColorSpace.getInstance(ColorSpace.CS_sRGB);

    @ParameterizedTest
    @CsvSource({"1, 1", "3, 2", "7, 9", "20, 20", "301, 31", "1, 300", "2000, 2"})
    void everyTypeOfBufferedImage(int width, int height) throws IOException {
        BothPngWriters writers = new BothPngWriters();
        for (int type = BufferedImage.TYPE_INT_RGB; type <= BufferedImage.TYPE_BYTE_INDEXED; type++) {
            compare(writers, "type " + type, SampleImages.image(width, height, type));
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "5, 3", "33, 40", "1001, 3"})
    void everyKindOfPalette(int width, int height) throws IOException {
        BothPngWriters writers = new BothPngWriters();
        for (Map.Entry<String, BufferedImage> image : SampleImages.ofEveryKind(width, height).entrySet()) {
            compare(writers, image.getKey(), image.getValue());
        }
    }

    private static void compare(BothPngWriters writers, String what, BufferedImage image) throws IOException {
        Writing plain = writers.compare(what, writer -> writer.write(image));
        assertTrue(plain.isComplete(), () -> what + ": " + plain.failure());
        writers.compare(what + " interlaced", writer -> BothPngWriters.writeWith(writer, image,
                param -> param.setProgressiveMode(ImageWriteParam.MODE_DEFAULT)));
    }

    private static void compareOdd(BufferedImage image) throws IOException {
        BothPngWriters writers = new BothPngWriters();
        for (int progressive : new int[] {ImageWriteParam.MODE_DISABLED, ImageWriteParam.MODE_DEFAULT}) {
            for (int step : new int[] {1, WIDTH}) {
                Writing writing = writers.compare(progressive + " every " + step, writer ->
                        BothPngWriters.writeWith(writer, image, param -> {
                            param.setProgressiveMode(progressive);
                            param.setSourceSubsampling(step, 1, 0, 0);
                        }));
                assertTrue(writing.isComplete(), writing::failure);
            }
        }
    }

    private static BufferedImage image(ColorModel colours, SampleModel model, DataBuffer data) {
        Random random = new Random(1);
        for (int i = 0; i < data.getSize(); i++) {
            data.setElem(i, random.nextInt(4) == 0 ? -1 : random.nextInt());
        }
        WritableRaster raster = Raster.createWritableRaster(model, data, null);
        return new BufferedImage(colours, raster, colours.isAlphaPremultiplied(), null);
    }

    private static SampleModel interleaved(int pixelStride, int... offsets) {
        return new PixelInterleavedSampleModel(
                DataBuffer.TYPE_BYTE, WIDTH, HEIGHT, pixelStride, pixelStride * WIDTH, offsets);
    }

    /** The JDK's rasters ignore the offset of the data when all bands of a pixel are requested together. */
    @Test
    void dataThatBeginLater() throws IOException {
        ColorModel colours = new ComponentColorModel(RGB, false, false, Transparency.OPAQUE, DataBuffer.TYPE_BYTE);
        byte[] bytes = new byte[3 * WIDTH * HEIGHT + 40];
        new Random(2).nextBytes(bytes);
        for (int[] offsets : new int[][] {{2, 1, 0}, {0, 1, 2}}) {
            compareOdd(image(colours, interleaved(3, offsets), new DataBufferByte(bytes, 3 * WIDTH * HEIGHT, 7)));
        }
    }

    /** The JDK's palette has at least 256 colours. */
    @Test
    void graysThatThePaletteHasNot() throws IOException {
        byte[] ramp = {0, 1, 2, 3, 4};
        IndexColorModel colours = new IndexColorModel(3, ramp.length, ramp, ramp, ramp, 2);
        compareOdd(image(colours, interleaved(1, 0), new DataBufferByte(WIDTH * HEIGHT)));
    }

    /** The layout allows no raster of one pixel. */
    @Test
    void premultipliedPixelsWithSomethingBetweenThem() throws IOException {
        ColorModel colours = new ComponentColorModel(GRAY, true, true, Transparency.TRANSLUCENT, DataBuffer.TYPE_BYTE);
        compareOdd(image(colours, interleaved(3, 0, 1), new DataBufferByte(3 * WIDTH * HEIGHT)));
    }

    /** Alpha is then above opaque. */
    @Test
    void premultipliedSamplesThatAreLargerThanTheirColoursAllow() throws IOException {
        ColorModel colours = new ComponentColorModel(
                GRAY, new int[] {2, 4}, true, true, Transparency.TRANSLUCENT, DataBuffer.TYPE_BYTE);
        compareOdd(image(colours, interleaved(2, 0, 1), new DataBufferByte(2 * WIDTH * HEIGHT)));
    }
}
