package dev.slipstream.imageio.interop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.Use;
import dev.slipstream.imageio.testing.Writers;
import dev.slipstream.imageio.writing.SameEncoding;
import dev.slipstream.imageio.writing.Writing;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.spi.ImageWriterSpi;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The JDK's TIFF writer reads back what is there, inserts images and replaces pixels. */
class TiffEditingTest {

    private static final BufferedImage PAGE = SampleImages.image(301, 61, BufferedImage.TYPE_3BYTE_BGR);
    private static final BufferedImage GRAY = SampleImages.image(97, 90, BufferedImage.TYPE_BYTE_GRAY);
    private static final BufferedImage PATCH = SampleImages.image(50, 40, BufferedImage.TYPE_3BYTE_BGR);
    private static final Rectangle PLACE = new Rectangle(133, 11, 50, 40);

    private static final ImageWriterSpi TIFF = Writers.jdk("tiff");

    @TempDir
    Path folder;

    /** From JDK 27 on the JDK's writer flushes what it writes, and cannot go back to it: the same with both streams. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void pixelsAreReplacedInAFileJustWritten(boolean isTiled) throws IOException {
        Writing written = new SameEncoding(folder).compare(isTiled ? "replace in tiles" : "replace", TIFF, writer -> {
            ImageWriteParam param = writer.getDefaultWriteParam();
            if (isTiled) {
                param.setTilingMode(ImageWriteParam.MODE_EXPLICIT);
                param.setTiling(64, 32, 0, 0);
            }
            writer.write(null, new IIOImage(PAGE, null, null), param);
            replacePixels(writer, 0);
        });
        if (Runtime.version().feature() < 27 || written.isWritten()) {
            assertTrue(written.isWritten(), written::facts);
            assertSamePixels(patched(), read(written, 0));
        }
    }

    @Test
    void anEmptyImageIsFilledPieceByPiece() throws IOException {
        Writing written = compare("empty", writer -> {
            writer.prepareWriteEmpty(null, ImageTypeSpecifier.createFromRenderedImage(PAGE), PAGE.getWidth(),
                    PAGE.getHeight(), null, null, null);
            replacePixels(writer, 0);
            writer.endWriteEmpty();
        });
        BufferedImage read = read(written, 0);
        assertEquals(PAGE.getWidth(), read.getWidth());
        assertSamePixels(PATCH, read.getSubimage(PLACE.x, PLACE.y, PLACE.width, PLACE.height));
    }

    @Test
    void imagesAreInsertedIntoASequence() throws IOException {
        Writing written = compare("insert", writer -> {
            writeTwoPages(writer);
            assertTrue(writer.canInsertImage(1));
            writer.writeInsert(1, new IIOImage(PATCH, null, null), null);
            writer.writeInsert(-1, new IIOImage(GRAY, null, null), null);
        });
        assertSamePixels(PAGE, read(written, 0));
        assertSamePixels(PATCH, read(written, 1));
        assertSamePixels(GRAY, read(written, 2));
        assertSamePixels(GRAY, read(written, 3));
    }

    @Test
    void anExistingFileGetsAnotherPageAndOtherPixels() throws IOException {
        byte[] before = compare("two pages", TiffEditingTest::writeTwoPages).bytes();
        Writing written = new SameEncoding(folder).compareChange("edit", before, TIFF, writer -> {
            assertTrue(writer.canInsertImage(2));
            writer.writeInsert(2, new IIOImage(PATCH, null, null), null);
            replacePixels(writer, 0);
        });
        assertTrue(written.isWritten(), written::facts);
        assertTrue(written.bytes().length > before.length);
        assertSamePixels(patched(), read(written, 0));
        assertSamePixels(GRAY, read(written, 1));
        assertSamePixels(PATCH, read(written, 2));
    }

    @Test
    void aSmallerImageLeavesTheRestOfALargerFile() throws IOException {
        byte[] before = SampleImages.encode(PAGE, "tiff");
        for (String format : SampleImages.FORMATS) {
            BufferedImage small = SampleImages.indexed(20, 20, 1);
            Writing written = new SameEncoding(folder)
                    .compareChange(format, before, Writers.jdk(format), writer -> writer.write(small));
            assertEquals(before.length, written.bytes().length, format);
        }
    }

    private Writing compare(String what, Use<ImageWriter> encoding) throws IOException {
        Writing written = new SameEncoding(folder).compare(what, TIFF, encoding);
        assertTrue(written.isWritten(), written::facts);
        return written;
    }

    private static void writeTwoPages(ImageWriter writer) throws IOException {
        writer.prepareWriteSequence(null);
        writer.writeToSequence(new IIOImage(PAGE, null, null), null);
        writer.writeToSequence(new IIOImage(GRAY, null, null), null);
        writer.endWriteSequence();
    }

    private static void replacePixels(ImageWriter writer, int page) throws IOException {
        assertTrue(writer.canReplacePixels(page));
        writer.prepareReplacePixels(page, PLACE);
        ImageWriteParam param = writer.getDefaultWriteParam();
        param.setDestinationOffset(new Point(PLACE.x, PLACE.y));
        writer.replacePixels(PATCH, param);
        writer.endReplacePixels();
    }

    private static BufferedImage patched() {
        BufferedImage image = SampleImages.image(PAGE.getWidth(), PAGE.getHeight(), PAGE.getType());
        image.getRaster().setRect(PLACE.x, PLACE.y, PATCH.getRaster());
        return image;
    }

    private static BufferedImage read(Writing written, int page) throws IOException {
        ImageReader reader = ImageIO.getImageReader(TIFF.createWriterInstance());
        try {
            reader.setInput(new MemoryCacheImageInputStream(new ByteArrayInputStream(written.bytes())));
            return reader.read(page);
        } finally {
            reader.dispose();
        }
    }

    private static void assertSamePixels(BufferedImage expected, BufferedImage actual) {
        assertEquals(expected.getWidth(), actual.getWidth());
        assertEquals(expected.getHeight(), actual.getHeight());
        assertArrayEquals(pixels(expected), pixels(actual));
    }

    private static int[] pixels(BufferedImage image) {
        int width = image.getWidth();
        return image.getRGB(0, 0, width, image.getHeight(), null, 0, width);
    }
}
