package dev.slipstream.imageio.png;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.writing.Writing;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Map;
import javax.imageio.IIOImage;
import javax.imageio.ImageWriteParam;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Images of every type are written as by the JDK's writer. */
class WrittenTypesTest {

    @ParameterizedTest
    @CsvSource({"1, 1", "3, 2", "7, 9", "20, 20", "301, 31", "1, 300", "2000, 2"})
    void everyTypeOfBufferedImage(int width, int height) throws IOException {
        BothPngWriters writers = new BothPngWriters();
        for (int type = BufferedImage.TYPE_INT_RGB; type <= BufferedImage.TYPE_BYTE_INDEXED; type++) {
            compare(writers, "type " + type, SampleImages.image(width, height, type));
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "5, 3", "33, 40", "1001, 3"})
    void everyKindOfPalette(int width, int height) throws IOException {
        BothPngWriters writers = new BothPngWriters();
        for (Map.Entry<String, BufferedImage> image : SampleImages.ofEveryKind(width, height).entrySet()) {
            compare(writers, image.getKey(), image.getValue());
        }
    }

    private static void compare(BothPngWriters writers, String what, BufferedImage image) throws IOException {
        Writing plain = writers.compare(what, writer -> writer.write(image));
        assertTrue(plain.isComplete(), () -> what + ": " + plain.failure());
        writers.compare(what + " interlaced", writer -> {
            ImageWriteParam param = writer.getDefaultWriteParam();
            param.setProgressiveMode(ImageWriteParam.MODE_DEFAULT);
            writer.write(null, new IIOImage(image, null, null), param);
        });
    }
}
