package dev.slipstream.imageio.png;

import static dev.slipstream.imageio.png.PngFormat.PNG;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.png.PngFiles.Png;
import dev.slipstream.imageio.reading.Side;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import javax.imageio.IIOException;
import javax.imageio.ImageReadParam;
import org.junit.jupiter.api.Test;

/**
 * Parts of images with a transparent colour and samples of 8 bits. The JDK's reader counts the pixels that it leaves
 * out on the left twice, and so fails, or delivers pixels from further right: what is right is a part of the whole
 * image.
 */
class TransparentRegionsTest {

    @Test
    void aRegionIsAPartOfTheImage() throws IOException {
        for (Png png : files()) {
            BufferedImage whole = read(png, Side.SLIPSTREAM, param -> {});
            for (Rectangle region : List.of(new Rectangle(1, 0, 19, 20), new Rectangle(14, 5, 4, 10),
                    new Rectangle(3, 2, 5, 7), new Rectangle(19, 19, 1, 1))) {
                BufferedImage part = read(png, Side.SLIPSTREAM, param -> param.setSourceRegion(region));
                assertEquals(region.getSize(), part.getRaster().getBounds().getSize());
                assertPart(whole, region.x, region.y, 1, part, png + " " + region);
            }
        }
    }

    @Test
    void subsamplingWithAnOffsetIsAPartOfTheImage() throws IOException {
        for (Png png : files()) {
            BufferedImage whole = read(png, Side.SLIPSTREAM, param -> {});
            BufferedImage part = read(png, Side.SLIPSTREAM, param -> param.setSourceSubsampling(3, 3, 2, 1));
            assertPart(whole, 2, 1, 3, part, png.name());
        }
    }

    @Test
    void aNegativeDestinationOffsetLeavesOutTheLeft() throws IOException {
        for (Png png : files()) {
            BufferedImage whole = read(png, Side.SLIPSTREAM, param -> {});
            BufferedImage part = read(png, Side.SLIPSTREAM, param -> param.setDestinationOffset(new Point(-6, 0)));
            assertPart(whole, 6, 0, 1, part, png.name());
        }
    }

    /** If this fails, the JDK's reader has been put right, and the random parameters need no exception. */
    @Test
    void theJdkStillFailsOrDeliversOtherPixels() throws IOException {
        Png png = PngFiles.own("rgb8-trns-20x20.png");
        IIOException failure = null;
        try {
            read(png, Side.JDK, param -> param.setSourceRegion(new Rectangle(14, 5, 4, 10)));
        } catch (IIOException e) {
            failure = e;
        }
        assertTrue(failure != null && failure.getCause() instanceof ArrayIndexOutOfBoundsException, () -> "no failure");
    }

    private static List<Png> files() throws IOException {
        List<Png> files = PngFiles.intact().stream().filter(Png::isTransparentInBytes).toList();
        assertEquals(5, files.size(), "gray and RGB, interlaced and not, and one of every chunk");
        return files;
    }

    private static void assertPart(
            BufferedImage whole, int left, int top, int period, BufferedImage part, String what) {
        for (int y = 0; y < part.getHeight(); y++) {
            for (int x = 0; x < part.getWidth(); x++) {
                for (int band = 0; band < whole.getRaster().getNumBands(); band++) {
                    assertEquals(whole.getRaster().getSample(left + x * period, top + y * period, band),
                            part.getRaster().getSample(x, y, band), what);
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
