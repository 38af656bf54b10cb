package dev.slipstream.imageio.interop;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.JdkReaders;
import dev.slipstream.imageio.testing.SameEncoding;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.Writers;
import dev.slipstream.imageio.testing.Written;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.IIOImage;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataFormatImpl;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.spi.ImageWriterSpi;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is written beside the pixels is the same through Slipstream's streams and the JDK's. */
class WrittenMetadataTest {

    /** An image that nearly all writers take. */
    private static final BufferedImage IMAGE = SampleImages.image(64, 48, BufferedImage.TYPE_3BYTE_BGR);

    private static final String COMMENT = "Seen through a window";

    @TempDir
    Path folder;

    static Stream<ImageWriterSpi> writers() {
        return Stream.concat(Writers.from(Writers.JDK).stream(), Writers.from(Writers.TWELVE_MONKEYS).stream());
    }

    @ParameterizedTest
    @MethodSource("writers")
    void resolutionAndCommentsOfTheStandardFormat(ImageWriterSpi spi) throws IOException {
        new SameEncoding(folder).compare("standard metadata", spi, writer -> {
            IIOMetadata stream = writer.getDefaultStreamMetadata(writer.getDefaultWriteParam());
            writer.write(stream, new IIOImage(IMAGE, null, commented(writer)), null);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "jpeg", "tiff"})
    void commentsReallyGetIntoTheFile(String format) throws IOException {
        Written written = new SameEncoding(folder).compare("comment", Writers.jdk(format),
                writer -> writer.write(null, new IIOImage(IMAGE, null, commented(writer)), null));
        assertTrue(new String(written.bytes(), StandardCharsets.ISO_8859_1).contains(COMMENT), written::facts);
    }

    private static IIOMetadata commented(ImageWriter writer) throws IOException {
        IIOMetadata metadata = defaults(writer, IMAGE);
        metadata.mergeTree(IIOMetadataFormatImpl.standardMetadataFormatName, standardTree());
        return metadata;
    }

    private static IIOMetadata defaults(ImageWriter writer, BufferedImage image) {
        ImageTypeSpecifier type = ImageTypeSpecifier.createFromRenderedImage(image);
        return writer.getDefaultImageMetadata(type, writer.getDefaultWriteParam());
    }

    private static IIOMetadataNode standardTree() {
        IIOMetadataNode root = new IIOMetadataNode(IIOMetadataFormatImpl.standardMetadataFormatName);
        IIOMetadataNode dimension = child(root, "Dimension");
        child(dimension, "HorizontalPixelSize").setAttribute("value", "0.1");
        child(dimension, "VerticalPixelSize").setAttribute("value", "0.1");
        IIOMetadataNode text = child(child(root, "Text"), "TextEntry");
        text.setAttribute("keyword", "ImageDescription");
        text.setAttribute("value", COMMENT);
        text.setAttribute("language", "en");
        text.setAttribute("encoding", "ISO-8859-1");
        text.setAttribute("compression", "none");
        return root;
    }

    private static IIOMetadataNode child(IIOMetadataNode parent, String name) {
        IIOMetadataNode child = new IIOMetadataNode(name);
        parent.appendChild(child);
        return child;
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "bmp", "gif", "jpeg", "tiff"})
    void metadataThatTheJdksReaderHasRead(String format) throws IOException {
        ImageWriterSpi spi = Writers.jdk(format);
        ImageReader reader = reader(format);
        try {
            byte[] image = SampleImages.encode(format.equals("gif") ? SampleImages.indexed(64, 48, 8) : IMAGE, format);
            reader.setInput(new MemoryCacheImageInputStream(new ByteArrayInputStream(image)));
            IIOImage read = reader.readAll(0, null);
            IIOMetadata stream = reader.getStreamMetadata();
            Written written = new SameEncoding(folder)
                    .compare("transcoded", spi, writer -> writer.write(stream, read, null));
            assertTrue(written.isComplete(), written::facts);
        } finally {
            reader.dispose();
        }
    }

    private static ImageReader reader(String format) throws IOException {
        for (ImageReaderSpi spi : JdkReaders.all()) {
            if (List.of(spi.getFormatNames()).contains(format)) {
                return spi.createReaderInstance();
            }
        }
        throw new IllegalArgumentException("the JDK reads no " + format);
    }

    @ParameterizedTest
    @MethodSource("writers")
    void thumbnailsWhereTheWriterTakesThem(ImageWriterSpi spi) throws IOException {
        List<BufferedImage> thumbnails = List.of(SampleImages.image(20, 15, BufferedImage.TYPE_INT_RGB));
        new SameEncoding(folder).compare("thumbnails", spi,
                writer -> writer.write(null, new IIOImage(IMAGE, thumbnails, defaults(writer, IMAGE)), null));
    }

    @Test
    void animatedGifWithDelaysAndALoop() throws IOException {
        Written written = new SameEncoding(folder).compare("animation", Writers.jdk("gif"), writer -> {
            writer.prepareWriteSequence(null);
            for (int delay = 1; delay <= 5; delay++) {
                BufferedImage frame = SampleImages.indexed(100 + delay, 60, 8);
                writer.writeToSequence(new IIOImage(frame, null, frame(writer, frame, delay)), null);
            }
            writer.endWriteSequence();
        });
        assertTrue(written.isComplete(), written::facts);
        assertTrue(new String(written.bytes(), StandardCharsets.ISO_8859_1).contains("NETSCAPE2.0"));
    }

    private static IIOMetadata frame(ImageWriter writer, BufferedImage frame, int delay) throws IOException {
        IIOMetadata metadata = defaults(writer, frame);
        IIOMetadataNode root = new IIOMetadataNode(metadata.getNativeMetadataFormatName());
        IIOMetadataNode control = child(root, "GraphicControlExtension");
        control.setAttribute("disposalMethod", "restoreToBackgroundColor");
        control.setAttribute("userInputFlag", "FALSE");
        control.setAttribute("transparentColorFlag", "FALSE");
        control.setAttribute("delayTime", Integer.toString(delay));
        control.setAttribute("transparentColorIndex", "0");
        IIOMetadataNode loop = child(child(root, "ApplicationExtensions"), "ApplicationExtension");
        loop.setAttribute("applicationID", "NETSCAPE");
        loop.setAttribute("authenticationCode", "2.0");
        loop.setUserObject(new byte[] {1, 0, 0});
        metadata.mergeTree(metadata.getNativeMetadataFormatName(), root);
        return metadata;
    }
}
