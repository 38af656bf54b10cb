package dev.slipstream.imageio.png;

import static dev.slipstream.imageio.reading.Format.PNG;

import dev.slipstream.imageio.png.PngFiles.Png;
import dev.slipstream.imageio.reading.Destinations;
import dev.slipstream.imageio.reading.Offer;
import dev.slipstream.imageio.reading.Side;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.color.ColorSpace;
import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageTypeSpecifier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pixels of one int, as most applications have them: the JDK's result, and not by way of the JDK's reader. */
class IntDestinationsTest {

    private static final int SEEDS = 12;

    private static final List<ImageTypeSpecifier> TYPES = List.of(
            ImageTypeSpecifier.createFromBufferedImageType(BufferedImage.TYPE_INT_RGB),
            ImageTypeSpecifier.createFromBufferedImageType(BufferedImage.TYPE_INT_BGR),
            ImageTypeSpecifier.createFromBufferedImageType(BufferedImage.TYPE_INT_ARGB),
            ImageTypeSpecifier.createFromBufferedImageType(BufferedImage.TYPE_INT_ARGB_PRE),
            packed(0xff, 0xff0000, 0xff000000, 0xff00), packed(0xff000000, 0xff00, 0xff, 0),
            packed(0x3ff00000, 0xffc00, 0x3ff, 0));

    private static ImageTypeSpecifier packed(int red, int green, int blue, int alpha) {
        return ImageTypeSpecifier.createPacked(ColorSpace.getInstance(ColorSpace.CS_sRGB), red, green, blue, alpha,
                DataBuffer.TYPE_INT, false);
    }

    @ParameterizedTest
    @ValueSource(strings = {"rgb8-33x31.png", "rgb8-trns-20x20.png", "rgb8-adam7-20x20.png", "rgba8-33x31.png",
            "rgba8-adam7-20x20.png", "rgb16-33x31.png", "rgb16-trns-20x20.png", "rgba16-33x31.png",
            "rgb8-all-chunks-20x20.png", "rgba16-adam7-20x20.png", "gray8-20x20.png", "graya8-20x20.png",
            "palette8-trns-20x20.png"})
    void imagesOfTheCaller(String file) throws IOException {
        Png png = PngFiles.own(file);
        for (int seed = 0; seed < SEEDS; seed++) {
            for (ImageTypeSpecifier type : TYPES) {
                assertSame(png, type, seed);
            }
        }
    }

    private static void assertSame(Png png, ImageTypeSpecifier type, int seed) throws IOException {
        PNG.read(Side.JDK, png.bytes(), param(type, seed)).assertSame(
                PNG.read(Side.SLIPSTREAM, png.bytes(), param(type, seed)),
                png + " into " + type.getBufferedImageType() + ", seed " + seed);
    }

    private static ImageReadParam param(ImageTypeSpecifier type, int seed) {
        Random random = new Random(seed);
        ImageReadParam param = new ImageReadParam();
        param.setDestination(Destinations.patterned(
                type.createBufferedImage(1 + random.nextInt(40), 1 + random.nextInt(40))));
        if (random.nextBoolean()) {
            param.setSourceRegion(new Rectangle(random.nextInt(5), random.nextInt(5), 15, 12));
        }
        if (random.nextBoolean()) {
            param.setSourceSubsampling(1 + random.nextInt(3), 1 + random.nextInt(3), 0, 0);
        }
        if (random.nextBoolean()) {
            param.setDestinationOffset(new Point(random.nextInt(6) - 1, random.nextInt(6) - 1));
        }
        return param;
    }

    @ParameterizedTest
    @ValueSource(strings = {"rgb8-20x20.png", "rgb8-trns-20x20.png", "rgba8-20x20.png", "rgb16-33x31.png",
            "rgba16-33x31.png"})
    void typesThatAreOffered(String file) throws IOException {
        Png png = PngFiles.own(file);
        List<ImageTypeSpecifier> types = new ArrayList<>(TYPES);
        types.addAll(Offer.of(PNG, png.bytes()).types());
        for (ImageTypeSpecifier type : types) {
            ImageReadParam param = new ImageReadParam();
            param.setDestinationType(type);
            PNG.read(Side.JDK, png.bytes(), param)
                    .assertSame(PNG.read(Side.SLIPSTREAM, png.bytes(), param), file + " as " + type);
        }
    }
}
