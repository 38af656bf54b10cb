package dev.slipstream.imageio.png.read;

import static dev.slipstream.imageio.testing.Format.PNG;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.slipstream.imageio.png.PngFiles;
import dev.slipstream.imageio.png.PngFiles.Png;
import dev.slipstream.imageio.reading.Destinations;
import dev.slipstream.imageio.reading.SameImage;
import dev.slipstream.imageio.testing.Side;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.Raster;
import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import javax.imageio.IIOException;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageTypeSpecifier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Parts of images with a transparent colour and samples of 8 bits. The JDK's reader counts the pixels that it leaves
 * out on the left twice, and so fails, or delivers pixels from further right. The right pixels are those of the same
 * part of the whole image.
 */
class TransparentRegionsTest {

    @ParameterizedTest
    @CsvSource({"1, 0, 19, 20", "14, 5, 4, 10", "3, 2, 5, 7", "19, 19, 1, 1"})
    void aRegionIsAPartOfTheImage(int x, int y, int width, int height) throws IOException {
        Rectangle region = new Rectangle(x, y, width, height);
        assertPart(region, 1, param -> param.setSourceRegion(region));
    }

    @Test
    void subsamplingWithAnOffsetIsAPartOfTheImage() throws IOException {
        assertPart(new Rectangle(2, 1, 6, 7), 3, param -> param.setSourceSubsampling(3, 3, 2, 1));
    }

    @Test
    void aNegativeDestinationOffsetLeavesOutTheLeft() throws IOException {
        assertPart(new Rectangle(6, 0, 14, 20), 1, param -> param.setDestinationOffset(new Point(-6, 0)));
    }

    @Test
    void inPixelsOfOneIntTheColourIsTransparentAsInTheJdk() throws IOException {
        for (String name : List.of("rgb8-trns-20x20.png", "rgb8-all-chunks-20x20.png")) {
            Png png = PngFiles.own(name);
            for (BufferedImage like : List.of(new BufferedImage(1, 1, BufferedImage.TYPE_INT_ARGB),
                    new BufferedImage(1, 1, BufferedImage.TYPE_INT_ARGB_PRE), Destinations.custom(7, 1, 1))) {
                Consumer<ImageReadParam> request = param -> param.setDestination(
                        new ImageTypeSpecifier(like).createBufferedImage(20, 20));
                SameImage.assertSame(read(png, Side.JDK, request), read(png, Side.SLIPSTREAM, request), name);
            }
        }
    }

    /** If this test fails, the JDK's reader has been corrected, and RandomParamsTest needs no exception. */
    @Test
    void theJdkStillFailsOrDeliversOtherPixels() throws IOException {
        Png png = PngFiles.own("rgb8-trns-20x20.png");
        IIOException failure = assertThrows(IIOException.class,
                () -> read(png, Side.JDK, param -> param.setSourceRegion(new Rectangle(14, 5, 4, 10))));
        assertInstanceOf(ArrayIndexOutOfBoundsException.class, failure.getCause());
    }

    /** {@code part}: its first pixel, and how many pixels it has; {@code period}: from one pixel to the next. */
    private static void assertPart(Rectangle part, int period, Consumer<ImageReadParam> request) throws IOException {
        List<Png> files = PngFiles.intact().stream().filter(Png::isTransparentInBytes).toList();
        assertEquals(5, files.size(), "gray and RGB, interlaced and not, and one of every chunk");
        for (Png png : files) {
            Raster whole = read(png, Side.SLIPSTREAM, param -> {}).getRaster();
            Raster read = read(png, Side.SLIPSTREAM, request).getRaster();
            assertEquals(part.getSize(), read.getBounds().getSize(), png.name());
            for (int y = 0; y < part.height; y++) {
                for (int x = 0; x < part.width; x++) {
                    assertArrayEquals(whole.getPixel(part.x + x * period, part.y + y * period, (int[]) null),
                            read.getPixel(x, y, (int[]) null), png.name());
                }
            }
        }
    }

    private static BufferedImage read(Png png, Side side, Consumer<ImageReadParam> request) throws IOException {
        return PNG.with(side, png.bytes(), reader -> {
            ImageReadParam param = reader.getDefaultReadParam();
            request.accept(param);
            return reader.read(0, param);
        });
    }
}
