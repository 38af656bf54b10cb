package dev.slipstream.imageio.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.ClassPaths;
import dev.slipstream.imageio.testing.SameEncoding;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.Writers;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriter;
import javax.imageio.spi.ImageWriterSpi;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Images that are larger than what is kept in memory, in a JVM that keeps little. */
class SpilledImagesTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(ints = {0, 5000})
    void writersWriteTheSameThroughACacheFile(int threshold) throws Exception {
        List<String> said = ChildJvm.withClassPath(ClassPaths.all())
                .property("dev.slipstream.imageio.memoryThreshold", threshold)
                .run(Spilling.class, folder);
        assertEquals(List.of("cache file: true", "all written"), said);
    }

    /** The JVM that keeps little. */
    static final class Spilling {

        private static final BufferedImage IMAGE = SampleImages.image(301, 91, BufferedImage.TYPE_3BYTE_BGR);
        private static final BufferedImage BITS = SampleImages.indexed(301, 61, 1);

        public static void main(String[] arguments) throws IOException {
            System.out.println("cache file: " + hasCacheFile());
            SameEncoding comparison = new SameEncoding(Path.of(arguments[0]));
            for (ImageWriterSpi spi : Writers.from(Writers.JDK)) {
                comparison.compare("image", spi, writer -> writer.write(IMAGE));
                comparison.compare("bits", spi, writer -> writer.write(BITS));
                comparison.compare("sequence", spi, writer -> writeSequence(writer, IMAGE, BITS));
            }
            comparison.compare("replaced pixels", Writers.jdk("tiff"), writer -> {
                writeSequence(writer, IMAGE, BITS, IMAGE);
                writer.prepareReplacePixels(0, new Rectangle(0, 0, 100, 50));
                writer.replacePixels(SampleImages.image(100, 50, BufferedImage.TYPE_3BYTE_BGR), null);
                writer.endReplacePixels();
                writer.writeInsert(1, new IIOImage(BITS, null, null), null);
            });
            System.out.println("all written");
        }

        private static boolean hasCacheFile() throws IOException {
            try (ImageOutputStream stream = ImageIO.createImageOutputStream(new ByteArrayOutputStream())) {
                for (int i = 0; i < 3; i++) {
                    stream.write(new byte[10_000]);
                }
                return stream.isCachedFile();
            }
        }

        private static void writeSequence(ImageWriter writer, BufferedImage... images) throws IOException {
            writer.prepareWriteSequence(null);
            for (BufferedImage image : images) {
                writer.writeToSequence(new IIOImage(image, null, null), null);
            }
            writer.endWriteSequence();
        }
    }
}
