package dev.slipstream.imageio.png.write;

import static dev.slipstream.imageio.testing.MetadataTree.child;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.png.PngChunks;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.Use;
import dev.slipstream.imageio.writing.Writing;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataFormatImpl;
import javax.imageio.metadata.IIOMetadataNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Metadata that applications put together become the chunks that the JDK's writer makes of them. */
class WrittenChunksTest {

    private static final String NATIVE = "javax_imageio_png_1.0";
    private static final BufferedImage IMAGE = SampleImages.image(40, 30, BufferedImage.TYPE_INT_RGB);

    private final BothPngWriters writers = new BothPngWriters();

    /** Returns the types of the chunks. */
    private String write(BufferedImage image, Use<IIOMetadata> change) throws IOException {
        Writing writing = writers.compare("", writer -> writer.write(
                null, new IIOImage(image, null, changed(writer, image, change)), null));
        assertTrue(writing.isComplete(), writing::failure);
        return PngChunks.of(BothPngWriters.file(writing)).chunks.stream().map(PngChunks.Chunk::type)
                .collect(Collectors.joining(" "));
    }

    private static IIOMetadata changed(ImageWriter writer, BufferedImage image, Use<IIOMetadata> change)
            throws IOException {
        IIOMetadata metadata =
                writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(image), null);
        change.of(metadata);
        return metadata;
    }

    @Test
    void nothingIsAddedToTheDefaults() throws IOException {
        assertEquals("IHDR IDAT IEND", write(IMAGE, metadata -> {}));
        assertEquals("IHDR PLTE tRNS IDAT IEND",
                write(SampleImages.image(9, 9, BufferedImage.TYPE_BYTE_INDEXED), metadata -> {}));
    }

    @Test
    void everyChunkOfTheNativeFormat() throws IOException {
        assertEquals("IHDR cHRM gAMA iCCP sBIT sRGB bKGD pHYs sPLT tIME tEXt iTXt iTXt zTXt prIv IDAT IEND",
                write(IMAGE, metadata -> metadata.mergeTree(NATIVE, everything())));
    }

    /** Dots per inch, as most applications set them. */
    @Test
    void resolutionAndTextOfTheStandardFormat() throws IOException {
        IIOMetadataNode root = new IIOMetadataNode(IIOMetadataFormatImpl.standardMetadataFormatName);
        IIOMetadataNode dimension = child(root, "Dimension");
        child(dimension, "HorizontalPixelSize", "value", "0.0847");
        child(dimension, "VerticalPixelSize", "value", "0.0847");
        child(child(root, "Text"), "TextEntry", "keyword", "Title", "value", "caf\u00e9", "compression", "none");
        assertEquals("IHDR pHYs tEXt IDAT IEND",
                write(IMAGE, metadata -> metadata.mergeTree(root.getNodeName(), root)));
    }

    /** The JDK's writer may then write an invalid file, and Slipstream's the same one. */
    @ParameterizedTest
    @ValueSource(ints = {BufferedImage.TYPE_INT_RGB, BufferedImage.TYPE_BYTE_GRAY, BufferedImage.TYPE_4BYTE_ABGR,
        BufferedImage.TYPE_BYTE_INDEXED, BufferedImage.TYPE_BYTE_BINARY})
    void metadataOfAnImageOfAnotherType(int type) throws IOException {
        for (int other = 1; other <= BufferedImage.TYPE_BYTE_INDEXED; other++) {
            BufferedImage image = SampleImages.image(8, 8, type);
            ImageTypeSpecifier otherType = ImageTypeSpecifier.createFromBufferedImageType(other);
            for (Use<IIOMetadata> change : List.<Use<IIOMetadata>>of(
                    metadata -> {}, metadata -> metadata.mergeTree(NATIVE, sbit()))) {
                writers.compare(type + " with metadata of " + other, writer -> {
                    IIOMetadata metadata = writer.getDefaultImageMetadata(otherType, null);
                    change.of(metadata);
                    writer.write(null, new IIOImage(image, null, metadata), null);
                });
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"bmp", "gif", "jpeg", "tiff"})
    void metadataOfAnotherFormat(String format) throws IOException {
        for (int type = 1; type <= BufferedImage.TYPE_BYTE_INDEXED; type++) {
            BufferedImage image = SampleImages.image(8, 8, type);
            for (int other : new int[] {BufferedImage.TYPE_BYTE_GRAY, BufferedImage.TYPE_INT_RGB}) {
                IIOMetadata metadata = ImageIO.getImageWritersByFormatName(format).next().getDefaultImageMetadata(
                        ImageTypeSpecifier.createFromBufferedImageType(other), null);
                writers.compare(type + " with metadata of " + format,
                        writer -> writer.write(null, new IIOImage(image, null, metadata), null));
            }
        }
    }

    @Test
    void metadataThatTheJdksWriterRefuses() throws IOException {
        IIOMetadataNode root = new IIOMetadataNode(NATIVE);
        child(child(root, "tEXt"), "tEXtEntry", "keyword", "k".repeat(79), "value", "v");
        IIOMetadataNode unknown = child(child(root, "UnknownChunks"), "UnknownChunk", "type", "long");
        unknown.setUserObject(new byte[100_000]);
        write(IMAGE, metadata -> metadata.mergeTree(NATIVE, root));
        IIOMetadataNode histogram = new IIOMetadataNode(NATIVE);
        child(child(histogram, "hIST"), "hISTEntry", "index", "0", "value", "1");
        Writing refused = writers.compare("hIST", writer -> writer.write(null, new IIOImage(IMAGE, null,
                changed(writer, IMAGE, metadata -> metadata.mergeTree(NATIVE, histogram))), null));
        assertTrue(refused.failure().startsWith("javax.imageio.IIOException"), refused::failure);
    }

    @Test
    void interlacingOfTheMetadataIsCopied() throws IOException {
        IIOMetadataNode root = new IIOMetadataNode(NATIVE);
        child(root, "IHDR", "width", "7", "height", "9", "bitDepth", "8", "colorType", "RGB",
                "compressionMethod", "deflate", "filterMethod", "adaptive", "interlaceMethod", "adam7");
        write(IMAGE, metadata -> metadata.mergeTree(NATIVE, root));
        write(SampleImages.indexed(20, 20, 8), metadata -> metadata.mergeTree(NATIVE, root));
    }

    private static IIOMetadataNode sbit() {
        IIOMetadataNode root = new IIOMetadataNode(NATIVE);
        child(child(root, "sBIT"), "sBIT_RGB", "red", "5", "green", "6", "blue", "5");
        return root;
    }

    private static IIOMetadataNode everything() {
        IIOMetadataNode root = sbit();
        child(root, "cHRM", "whitePointX", "31270", "whitePointY", "32900", "redX", "64000", "redY", "33000",
                "greenX", "30000", "greenY", "60000", "blueX", "15000", "blueY", "6000");
        child(root, "gAMA", "value", "45455");
        child(root, "iCCP", "profileName", "profile", "compressionMethod", "deflate")
                .setUserObject(PngChunks.deflated(new byte[300]));
        child(root, "sRGB", "renderingIntent", "Perceptual");
        child(child(root, "bKGD"), "bKGD_RGB", "red", "1", "green", "2", "blue", "3");
        child(root, "pHYs", "pixelsPerUnitXAxis", "11811", "pixelsPerUnitYAxis", "11811", "unitSpecifier", "meter");
        child(child(root, "sPLT", "name", "few", "sampleDepth", "8"), "sPLTEntry", "index", "0", "red", "1",
                "green", "2", "blue", "3", "alpha", "255", "frequency", "7");
        child(root, "tIME", "year", "2024", "month", "2", "day", "29", "hour", "23", "minute", "59", "second", "60");
        child(child(root, "tEXt"), "tEXtEntry", "keyword", "Title", "value", "plain");
        IIOMetadataNode texts = child(root, "iTXt");
        for (String flag : List.of("TRUE", "FALSE")) {
            child(texts, "iTXtEntry", "keyword", "Comment", "compressionFlag", flag, "compressionMethod", "0",
                    "languageTag", "el", "translatedKeyword", "\u03c3", "text", "\u03b1\u03b2\u03b3");
        }
        child(child(root, "zTXt"), "zTXtEntry", "keyword", "Long", "compressionMethod", "deflate",
                "text", "again and again ".repeat(100));
        child(child(root, "UnknownChunks"), "UnknownChunk", "type", "prIv").setUserObject(new byte[] {1, 2, 3});
        return root;
    }
}
