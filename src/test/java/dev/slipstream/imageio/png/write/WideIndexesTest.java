package dev.slipstream.imageio.png.write;

import static dev.slipstream.imageio.testing.Format.PNG;
import static dev.slipstream.imageio.testing.MetadataTree.child;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.MetadataTree;
import dev.slipstream.imageio.testing.Side;
import dev.slipstream.imageio.testing.Writers;
import java.awt.Rectangle;
import java.awt.Transparency;
import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.awt.image.WritableRaster;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Palettes with indexes of more than 8 bits, of which the JDK's writer makes files that no decoder reads. */
class WideIndexesTest {

    private static final String FORMAT = "javax_imageio_png_1.0";

    private static BufferedImage image(int bits, boolean hasAlpha) {
        Random random = new Random(bits);
        int[] colours = random.ints(1 << bits).map(colour -> hasAlpha ? colour : colour | 0xff000000).toArray();
        IndexColorModel palette =
                new IndexColorModel(bits, colours.length, colours, 0, hasAlpha, -1, DataBuffer.TYPE_USHORT);
        WritableRaster raster = palette.createCompatibleWritableRaster(31, 9);
        for (int i = 0; i < 31 * 9; i++) {
            raster.setSample(i % 31, i / 31, 0, random.nextInt(colours.length));
        }
        return new BufferedImage(palette, raster, false, null);
    }

    private static byte[] write(IIOImage image, @Nullable ImageWriteParam param) throws IOException {
        byte[] file = Writers.bytes(BothPngWriters.ours(), writer -> writer.write(null, image, param));
        PngCheck.check("written", file);
        return file;
    }

    private static int[] pixels(BufferedImage image, Rectangle region) {
        return image.getRGB(region.x, region.y, region.width, region.height, null, 0, region.width);
    }

    @ParameterizedTest
    @ValueSource(ints = {9, 12, 16})
    void areWrittenAsColours(int bits) throws IOException {
        for (boolean hasAlpha : new boolean[] {false, true}) {
            BufferedImage image = image(bits, hasAlpha);
            BufferedImage read = ImageIO.read(new ByteArrayInputStream(write(new IIOImage(image, null, null), null)));
            Rectangle all = new Rectangle(31, 9);
            assertTrue(Arrays.equals(pixels(image, all), pixels(read, all)));
            assertEquals(hasAlpha ? Transparency.TRANSLUCENT : Transparency.OPAQUE, read.getTransparency());
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void regionsAndMetadataAreKept(boolean hasAlpha) throws IOException {
        BufferedImage image = image(12, hasAlpha);
        IIOMetadata metadata = BothPngWriters.jdk().getDefaultImageMetadata(new ImageTypeSpecifier(image), null);
        IIOMetadataNode root = new IIOMetadataNode(FORMAT);
        child(child(root, "tEXt"), "tEXtEntry",
                "keyword", "Comment", "value", "of many colours");
        metadata.mergeTree(FORMAT, root);
        ImageWriteParam param = BothPngWriters.ours().getDefaultWriteParam();
        Rectangle region = new Rectangle(3, 2, 20, 5);
        param.setSourceRegion(region);
        byte[] file = write(new IIOImage(image, null, metadata), param);
        ImageReader reader = PNG.open(Side.JDK);
        reader.setInput(new MemoryCacheImageInputStream(new ByteArrayInputStream(file)));
        assertTrue(Arrays.equals(pixels(image, region), pixels(reader.read(0), new Rectangle(20, 5))));
        String tree = MetadataTree.of(reader.getImageMetadata(0));
        assertTrue(tree.contains("of many colours") && !tree.contains("PLTE"), tree);
    }

    /** The JDK's writer ignores such metadata. */
    @ParameterizedTest
    @ValueSource(strings = {"bmp", "gif", "jpeg", "tiff"})
    void metadataOfOtherFormatsAreLeftOut(String format) throws IOException {
        IIOMetadata metadata = ImageIO.getImageWritersByFormatName(format).next().getDefaultImageMetadata(
                ImageTypeSpecifier.createFromBufferedImageType(BufferedImage.TYPE_BYTE_GRAY), null);
        BufferedImage image = image(16, false);
        byte[] file = write(new IIOImage(image, null, metadata), null);
        assertArrayEquals(write(new IIOImage(image, null, null), null), file);
    }
}
