package dev.slipstream.imageio.png.read;

import static dev.slipstream.imageio.testing.Format.PNG;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.png.PngChunks;
import dev.slipstream.imageio.png.PngFiles;
import dev.slipstream.imageio.png.PngFiles.Png;
import dev.slipstream.imageio.png.file.PngHeader;
import dev.slipstream.imageio.reading.Offer;
import dev.slipstream.imageio.reading.Reading;
import dev.slipstream.imageio.reading.SameImage;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import dev.slipstream.imageio.testing.Ask;
import dev.slipstream.imageio.testing.Events;
import dev.slipstream.imageio.testing.Flags;
import dev.slipstream.imageio.testing.Side;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.WritableRaster;
import java.io.IOException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Consumer;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.metadata.IIOMetadataNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Gray of 1, 2 and 4 bits with a transparent value. The JDK's reader compares the value with samples that it has scaled
 * to 8 bits. It is right to compare it with the samples as they are in the file. All else is as in the JDK.
 */
class LowGrayTransparencyTest {

    @Test
    void aPixelIsTransparentIfItsSampleInTheFileIsTheValue() throws IOException {
        for (Png png : ownFiles()) {
            assertRight(png, param -> {});
        }
    }

    @Test
    void aPixelOfPngSuiteIsTransparentIfItsSampleInTheFileIsTheValue() throws IOException {
        List<Png> files = PngFiles.suite().stream().filter(Png::isTransparentLowGray).toList();
        assertTrue(files.stream().anyMatch(png -> png.name().equals("tbbn0g04.png")));
        for (Png png : files) {
            assertRight(png, param -> {});
        }
    }

    @Test
    void soItIsInRegionsAndSubsampledAndElsewhere() throws IOException {
        for (Png png : ownFiles()) {
            assertRight(png, param -> param.setSourceRegion(new Rectangle(3, 2, 11, 9)));
            assertRight(png, param -> param.setSourceSubsampling(3, 2, 1, 1));
            assertRight(png, param -> param.setDestinationOffset(new Point(2, 5)));
        }
    }

    /** PNG specification, section 11.3.2.1: decoders mask the other bits, as libpng does. */
    @ParameterizedTest
    @CsvSource({
        "1, 00ff, 1", "1, ffff, 1", "1, 0011, 1", "1, 00fe, 0", "2, 00ff, 3", "2, ffff, 3", "2, 0011, 1", "2, 8002, 2",
        "4, 00ff, 15", "4, ffff, 15", "4, 0011, 1", "4, 1230, 0"
    })
    void bitsOfTheValueThatNoSampleHasAreMasked(int depth, String value, int transparent) throws IOException {
        byte[] row = new byte[1 + depth * 2];
        for (int i = 0; i < 16; i++) {
            int bit = i * depth;
            row[1 + bit / 8] |= (byte) ((i & (1 << depth) - 1) << (8 - depth - bit % 8));
        }
        BufferedImage image = read(withTransparent(16, depth, PngHeader.GRAY, value, row), Side.SLIPSTREAM);
        for (int i = 0; i < 16; i++) {
            int sample = i & (1 << depth) - 1;
            assertEquals(sample == transparent ? 0 : 255, image.getRaster().getSample(i, 0, 1), "sample " + sample);
        }
    }

    /** At depth 8, the JDK's reader compares all 16 bits of the value, and so does ours. */
    @ParameterizedTest
    @ValueSource(strings = {"0005", "0105", "ff05", "ffff", "00ff"})
    void bitsOfTheValueAreNotMaskedAtEightBits(String value) throws IOException {
        byte[] row = new byte[1 + 3 * 256];
        for (int i = 0; i < 256; i++) {
            Arrays.fill(row, 1 + 3 * i, 4 + 3 * i, (byte) i);
        }
        byte[] rgb = withTransparent(256, 8, PngHeader.RGB, value.repeat(3), row);
        SameImage.assertSame(read(rgb, Side.JDK), read(rgb, Side.SLIPSTREAM), "RGB");
        for (int i = 0; i < 256; i++) {
            row[1 + i] = (byte) i;
        }
        byte[] gray = withTransparent(256, 8, PngHeader.GRAY, value, Arrays.copyOf(row, 257));
        SameImage.assertSame(read(gray, Side.JDK), read(gray, Side.SLIPSTREAM), "gray");
    }

    /** An image of one row. */
    private static byte[] withTransparent(int width, int depth, int colourType, String trns, byte[] row) {
        return PngChunks.ofSize(width, 1, depth, colourType, false).add("tRNS", HexFormat.of().parseHex(trns))
                .file(PngChunks.deflated(row));
    }

    private static BufferedImage read(byte[] file, Side side) throws IOException {
        return PNG.with(side, file, reader -> reader.read(0));
    }

    private static List<Png> ownFiles() throws IOException {
        List<Png> files = PngFiles.intact().stream().filter(Png::isTransparentLowGray).toList();
        assertEquals(6, files.size(), "1, 2 and 4 bits, interlaced and not");
        return files;
    }

    /** The gray band is the JDK's. The file's samples are what the JDK reads into an image of the file's depth. */
    private static void assertRight(Png png, Consumer<ImageReadParam> request) throws IOException {
        Reading jdk = read(png, Side.JDK, request, null);
        Reading ours = read(png, Side.SLIPSTREAM, request, null);
        Reading samples = read(png, Side.JDK, request, Offer.of(PNG, png.bytes()).types().get(1));
        BufferedImage expected = jdk.image();
        ImageReadParam param = new ImageReadParam();
        request.accept(param);
        setAlpha(expected.getRaster(), samples.image().getRaster(), transparentValue(png),
                param.getDestinationOffset());
        new Reading(jdk.events(), expected, jdk.thrown(), jdk.position()).assertSame(ours, png.name());
    }

    /** @param begin the first pixel of the image that the read changes */
    private static void setAlpha(WritableRaster image, WritableRaster samples, int transparent, Point begin) {
        int transparentPixels = 0;
        for (int y = begin.y; y < image.getHeight(); y++) {
            for (int x = begin.x; x < image.getWidth(); x++) {
                boolean same = samples.getSample(x, y, 0) == transparent;
                transparentPixels += same ? 1 : 0;
                image.setSample(x, y, 1, same ? 0 : 255);
            }
        }
        assertTrue(transparentPixels > 0, "the picture has the transparent value");
    }

    private static Reading read(
            Png png, Side side, Consumer<ImageReadParam> request, ImageTypeSpecifier type) throws IOException {
        return with(png, side, reader -> {
            ImageReadParam param = reader.getDefaultReadParam();
            request.accept(param);
            param.setDestinationType(type);
            return Reading.of(reader, param, Events.withoutPixels(reader));
        });
    }

    private static int transparentValue(Png png) throws IOException {
        return with(png, Side.JDK, reader -> {
            IIOMetadataNode tree = (IIOMetadataNode) reader.getImageMetadata(0).getAsTree("javax_imageio_png_1.0");
            IIOMetadataNode value = (IIOMetadataNode) tree.getElementsByTagName("tRNS_Grayscale").item(0);
            return Integer.parseInt(value.getAttribute("gray"));
        });
    }

    private static <T> T with(Png png, Side side, Ask<ImageReader, T> work) throws IOException {
        return PNG.with(side, WindowedImageInputStream.of(png.bytes()), Flags.KEEPING_METADATA, work);
    }
}
