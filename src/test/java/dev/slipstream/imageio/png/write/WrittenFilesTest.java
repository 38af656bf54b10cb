package dev.slipstream.imageio.png.write;

import static java.awt.image.BufferedImage.TYPE_4BYTE_ABGR;
import static java.awt.image.BufferedImage.TYPE_INT_ARGB;
import static java.awt.image.BufferedImage.TYPE_USHORT_GRAY;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.slipstream.imageio.png.PngFiles.Png;
import dev.slipstream.imageio.reading.FileBytes;
import dev.slipstream.imageio.settings.Settings;
import dev.slipstream.imageio.testing.JdkReaders;
import dev.slipstream.imageio.writing.Writing;
import java.awt.image.BufferedImage;
import java.awt.image.Raster;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Files that a reader of the JDK reads are written with their metadata as by the JDK's writer: the same pixels and
 * chunks. The files are hardly ever larger.
 */
@Tag("long")
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

    /** The metadata are of another class. */
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

    /**
     * Images made by people are written as they are, and in the layouts that applications use. The images of a folder
     * take on average at most the given share of what the JDK's writer makes of them.
     */
    @ParameterizedTest
    @CsvSource({"icons64, 0.95", "icons512, 0.82", "photos, 0.8", "plots, 0.885", "scans, 0.74", "screenshots, 0.94",
        "sprites, 0.94", "wide16-large, 0.7505"})
    void realImages(String folder, double share) throws IOException {
        BothPngWriters writers = new BothPngWriters();
        double logarithms = 0;
        int count = 0;
        for (Png file : FileBytes.in(FileBytes.corpus("real").resolve(folder), ".png", 20, Png::new)) {
            BufferedImage image = smallImage(file);
            if (image == null) {
                continue;
            }
            for (int type : new int[] {image.getType(), TYPE_INT_ARGB, TYPE_4BYTE_ABGR}) {
                BufferedImage written = type == image.getType() ? image : converted(image, type);
                String name = folder + '/' + file.name() + ", type " + type;
                Writing theirs = writers.compare(name, writer -> writer.write(written));
                int ours = BothPngWriters.length(BothPngWriters.ours(), writer -> writer.write(written));
                logarithms += Math.log((double) ours / BothPngWriters.file(theirs).length);
                count++;
            }
        }
        double mean = Math.exp(logarithms / count);
        boolean isInBatches = Settings.current().threads() > 1; // and the batches are small
        assertTrue(mean <= share || isInBatches, () -> folder + " take " + mean + " of the JDK's bytes");
    }

    /** The lower bytes are noise, as in photos of cameras. With the wrong choice, the file is as large as the JDK's. */
    @Test
    void grayPhotoOf16Bits() throws IOException {
        assumeTrue(Settings.current().threads() == 1, "pieces are small");
        Raster narrow = ImageIO.read(FileBytes.own("png").resolve("gray8-250x250.png").toFile()).getRaster();
        BufferedImage photo = new BufferedImage(narrow.getWidth(), narrow.getHeight(), TYPE_USHORT_GRAY);
        Random random = new Random(16);
        for (int y = 0; y < photo.getHeight(); y++) {
            for (int x = 0; x < photo.getWidth(); x++) {
                int value = narrow.getSample(x, y, 0) * 240 + random.nextInt(4096);
                photo.getRaster().setSample(x, y, 0, value);
            }
        }
        int theirs = BothPngWriters.length(BothPngWriters.jdk(), writer -> writer.write(photo));
        int ours = BothPngWriters.length(BothPngWriters.ours(), writer -> writer.write(photo));
        assertTrue(ours < 0.93 * theirs, () -> ours + " bytes, the JDK's are " + theirs);
    }

    /** Null if the file is large, or if the JDK cannot read it. */
    private static @Nullable BufferedImage smallImage(Png file) {
        if (file.bytes().length > 400_000) {
            return null;
        }
        try {
            BufferedImage image = ImageIO.read(new ByteArrayInputStream(file.bytes()));
            return image.getWidth() * image.getHeight() > 1_000_000 ? null : image;
        } catch (IOException e) {
            return null;
        }
    }

    private static BufferedImage converted(BufferedImage image, int type) {
        BufferedImage made = new BufferedImage(image.getWidth(), image.getHeight(), type);
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                made.setRGB(x, y, image.getRGB(x, y));
            }
        }
        return made;
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
                continue; // damaged, or unknown to the JDK
            } finally {
                reader.dispose();
            }
            Writing expected = writers.compare(file.name(), writer -> writer.write(image));
            complete += expected.isComplete() ? 1 : 0;
            if (expected.isComplete() && Settings.current().threads() == 1) { // otherwise batches are small
                assertNotLarger(file.name(), expected, image);
            }
            if (format.equals("png") && image.getMetadata() != null) {
                writeWithMetadata(writers, file.name(), image);
            }
        }
    }

    /** Writes the metadata merged into the writer's own for the image, and unchanged with an image of another type. */
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

    /** Allows a hundredth, or three bytes, more than the JDK's size at the default setting. */
    private static void assertNotLarger(String name, Writing expected, IIOImage image) throws IOException {
        int size = BothPngWriters.length(BothPngWriters.ours(), writer -> writer.write(image));
        int theirs = BothPngWriters.file(expected).length;
        int atMost = theirs + Math.max(3, theirs / 100);
        assertTrue(size <= atMost, () -> name + ": " + size + " bytes, and only " + atMost + " are allowed");
    }
}
