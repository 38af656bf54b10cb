package dev.slipstream.imageio.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.Format;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.warmup.WarmUp;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A game that saves what it draws goes on drawing it: a writer takes no array out of a data buffer either. */
class TrackableWritesTest {

    @ParameterizedTest
    @EnumSource
    void imagesOfEveryTypeStayTrackableWhenTheyHaveBeenWritten(Format format) throws Exception {
        List<String> lines = Trackable.inSight(ChildJvm.withSlipstream()).run(Application.class, format.name());
        assertTrue(lines.size() >= 20, lines::toString);
        assertEquals(List.of(), lines.stream().filter(line -> !line.endsWith(": STABLE")).toList());
    }

    /** Writes an image of each type as a whole, then a part of it, and prints how Java 2D sees it then. */
    static final class Application {

        public static void main(String[] arguments) throws Exception {
            WarmUp.GIF_WRITER.leave(0); // until when the JDK's writes small images, which takes the array
            String format = Format.valueOf(arguments[0]).toString();
            for (Map.Entry<String, BufferedImage> image : images().entrySet()) {
                if (ImageIO.write(image.getValue(), format, new ByteArrayOutputStream())) {
                    System.out.println(image.getKey() + ": " + Trackable.stateOf(image.getValue()));
                    writePart(image.getValue(), format);
                    System.out.println(image.getKey() + ", a part: " + Trackable.stateOf(image.getValue()));
                }
            }
        }

        private static Map<String, BufferedImage> images() {
            Map<String, BufferedImage> images = new LinkedHashMap<>(SampleImages.ofEveryKind(50, 40));
            for (int type = BufferedImage.TYPE_INT_RGB; type <= BufferedImage.TYPE_BYTE_INDEXED; type++) {
                images.put("type " + type, SampleImages.image(30, 20, type));
            }
            images.values().removeIf(image -> image.getColorModel().getPixelSize() == 2); // BMP has no such
            return images;
        }

        private static void writePart(BufferedImage image, String format) throws IOException {
            ImageWriter writer = ImageIO.getImageWritersByFormatName(format).next();
            if (!writer.getClass().getName().startsWith("dev.slipstream.")) {
                throw new IllegalStateException("not ours: " + writer);
            }
            try (ImageOutputStream stream = ImageIO.createImageOutputStream(new ByteArrayOutputStream())) {
                writer.setOutput(stream);
                ImageWriteParam param = writer.getDefaultWriteParam();
                param.setSourceSubsampling(2, 3, 1, 0);
                writer.write(null, new IIOImage(image, null, null), param);
            }
        }
    }
}
