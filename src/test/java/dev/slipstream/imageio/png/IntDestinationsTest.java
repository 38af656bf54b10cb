package dev.slipstream.imageio.png;

import static dev.slipstream.imageio.png.PngFormat.PNG;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.png.PngFiles.Png;
import dev.slipstream.imageio.reading.Destinations;
import dev.slipstream.imageio.reading.Side;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import dev.slipstream.imageio.testing.AllocatedBytes;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.color.ColorSpace;
import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.DirectColorModel;
import java.awt.image.SampleModel;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import org.junit.jupiter.api.Test;
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
        DirectColorModel colours = new DirectColorModel(ColorSpace.getInstance(ColorSpace.CS_sRGB), 32,
                red, green, blue, alpha, false, DataBuffer.TYPE_INT);
        SampleModel samples = colours.createCompatibleSampleModel(1, 1);
        return new ImageTypeSpecifier(colours, samples);
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
        String what = png + " into " + type.getBufferedImageType() + ", seed " + seed;
        PNG.read(Side.JDK, png.bytes(), param(type, seed))
                .assertSame(PNG.read(Side.SLIPSTREAM, png.bytes(), param(type, seed)), what);
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
        ImageReader reader = PNG.open(Side.JDK);
        reader.setInput(WindowedImageInputStream.of(png.bytes()));
        reader.getImageTypes(0).forEachRemaining(types::add);
        for (ImageTypeSpecifier type : types) {
            ImageReadParam param = new ImageReadParam();
            param.setDestinationType(type);
            PNG.read(Side.JDK, png.bytes(), param)
                    .assertSame(PNG.read(Side.SLIPSTREAM, png.bytes(), param), file + " as " + type);
        }
    }

    private static BufferedImage plainRead(Png png, ImageReadParam param) throws IOException {
        return PNG.with(Side.SLIPSTREAM, png.bytes(), reader -> reader.read(0, param));
    }

    /** A reader that is asked for an image that it cannot make shall not make it first. */
    @Test
    void oneImageIsAllocated() throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(700, 700, BufferedImage.TYPE_4BYTE_ABGR), "png", out);
        Png png = new Png("plain", out.toByteArray());
        ImageReadParam param = new ImageReadParam();
        param.setDestinationType(ImageTypeSpecifier.createFromBufferedImageType(BufferedImage.TYPE_INT_ARGB));
        plainRead(png, param);
        long bytes = AllocatedBytes.during(() -> plainRead(png, param));
        assertTrue(bytes < 700 * 700 * 4 * 3 / 2, () -> bytes + " bytes");
    }
}
