package dev.slipstream.imageio.png;

import static dev.slipstream.imageio.reading.Format.PNG;

import dev.slipstream.imageio.reading.Flags;
import dev.slipstream.imageio.reading.SameAnswers;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.Writers;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Map;
import javax.imageio.IIOImage;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageWriteParam;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What applications write, in shapes that the test images have not: rows longer than a window, many short ones. */
class WrittenImagesTest {

    @ParameterizedTest
    @CsvSource({"20000, 3", "3, 20000", "301, 211", "8191, 9"})
    void imagesOfEveryKindAreReadAsByTheJdk(int width, int height) throws IOException {
        for (Map.Entry<String, BufferedImage> image : SampleImages.ofEveryKind(width, height).entrySet()) {
            for (boolean interlaced : new boolean[] {false, true}) {
                byte[] png = write(image.getValue(), interlaced);
                SameAnswers answers = SameAnswers.from(PNG,
                        image.getKey() + " " + width + "x" + height + (interlaced ? " interlaced" : ""),
                        () -> WindowedImageInputStream.of(png));
                answers.read(Flags.LIKE_IMAGEIO);
                answers.read(Flags.LIKE_IMAGEIO, () -> part(width, height));
            }
        }
    }

    private static ImageReadParam part(int width, int height) {
        ImageReadParam param = new ImageReadParam();
        param.setSourceRegion(new Rectangle(
                width / 3, height / 3, (width + 1) / 2, (height + 1) / 2));
        param.setSourceSubsampling(2, 3, 1, 0);
        return param;
    }

    private static byte[] write(BufferedImage image, boolean interlaced) throws IOException {
        return Writers.bytes(Writers.jdk("png").createWriterInstance(), writer -> {
            ImageWriteParam param = writer.getDefaultWriteParam();
            param.setProgressiveMode(interlaced ? ImageWriteParam.MODE_DEFAULT : ImageWriteParam.MODE_DISABLED);
            param.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
            param.setCompressionQuality(0.9f); // fast, and large
            writer.write(null, new IIOImage(image, null, null), param);
        });
    }
}
