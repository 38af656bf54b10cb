package dev.slipstream.imageio.png;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.png.PngFiles.Png;
import dev.slipstream.imageio.reading.FileBytes;
import dev.slipstream.imageio.settings.Settings;
import dev.slipstream.imageio.testing.JdkReaders;
import dev.slipstream.imageio.writing.Writing;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.IIOImage;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.junit.jupiter.api.Test;

/**
 * Files that a reader of the JDK reads are written with their metadata as by the JDK's writer: pixels and chunks. What
 * comes of them is hardly ever larger.
 */
class WrittenFilesTest {

    private int complete;

    @Test
    void theProjectsPngs() throws IOException {
        write("png", FileBytes.in(FileBytes.own("png"), ".png", 400, Png::new));
        assertTrue(complete > 300, () -> complete + " written");
    }

    @Test
    void pngSuite() throws IOException {
        write("png", FileBytes.in(FileBytes.corpus("pngsuite"), ".png", 175, Png::new));
        assertTrue(complete > 150, () -> complete + " written");
    }

    /** Metadata of another class. */
    @Test
    void theProjectsBmps() throws IOException {
        write("bmp", FileBytes.in(FileBytes.own("bmp"), ".bmp", 100, Png::new));
        assertTrue(complete > 50, () -> complete + " written");
    }

    @Test
    void bmpSuite() throws IOException {
        for (String folder : List.of("g", "q")) {
            Path files = FileBytes.corpus("bmpsuite").resolve(folder);
            write("bmp", FileBytes.in(files, ".bmp", 10, Png::new));
        }
        assertTrue(complete > 25, () -> complete + " written");
    }

    private void write(String format, List<Png> files) throws IOException {
        BothPngWriters writers = new BothPngWriters();
        for (Png file : files) {
            IIOImage image;
            ImageReader reader = JdkReaders.from("com.sun.imageio.plugins." + format + ".").get(0)
                    .createReaderInstance();
            try {
                reader.setInput(new MemoryCacheImageInputStream(new ByteArrayInputStream(file.bytes())));
                image = reader.readAll(0, null);
            } catch (IOException | RuntimeException e) {
                continue; // broken, or not known to the JDK
            } finally {
                reader.dispose();
            }
            Writing expected = writers.compare(file.name(), writer -> writer.write(image));
            complete += expected.isComplete() ? 1 : 0;
            if (expected.isComplete() && Settings.current().threads() == 1) { // else pieces are small
                assertNotLarger(file.name(), expected, image);
            }
            if (format.equals("png") && image.getMetadata() != null) {
                writeWithMetadata(writers, file.name(), image);
            }
        }
    }

    /** Merged into what the writer has for the image, and, of another type, as they are. */
    private static void writeWithMetadata(BothPngWriters writers, String name, IIOImage image) throws IOException {
        IIOMetadata read = image.getMetadata();
        ImageWriter jdk = BothPngWriters.jdk();
        IIOMetadata merged = jdk.getDefaultImageMetadata(new ImageTypeSpecifier(image.getRenderedImage()), null);
        merged.mergeTree(merged.getNativeMetadataFormatName(), read.getAsTree(read.getNativeMetadataFormatName()));
        writers.compare(name + ", metadata merged",
                writer -> writer.write(new IIOImage(image.getRenderedImage(), null, merged)));
        BufferedImage gray = new BufferedImage(9, 5, BufferedImage.TYPE_BYTE_GRAY);
        writers.compare(name + ", its metadata with another image",
                writer -> writer.write(new IIOImage(gray, null, read)));
    }

    /** By more than a hundredth, or three bytes, at the default setting. */
    private static void assertNotLarger(String name, Writing expected, IIOImage image) throws IOException {
        Writing actual = BothPngWriters.write(BothPngWriters.ours(), writer -> writer.write(image),
                (writer, event) -> {});
        int size = BothPngWriters.file(actual).length;
        int theirs = BothPngWriters.file(expected).length;
        int atMost = theirs + Math.max(3, theirs / 100);
        assertTrue(size <= atMost, () -> name + ": " + size + " bytes, and only " + atMost + " are allowed");
    }
}
