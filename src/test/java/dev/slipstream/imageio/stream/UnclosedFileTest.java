package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.SampleImages;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Applications that neither flush nor close, and writers that do not flush either. */
class UnclosedFileTest {

    @TempDir
    Path folder;

    private static BufferedImage image(int size, String format) {
        int type = format.equals("wbmp") ? BufferedImage.TYPE_BYTE_BINARY : BufferedImage.TYPE_3BYTE_BGR;
        return SampleImages.image(size, size, type);
    }

    private static void write(BufferedImage image, String format, ImageOutputStream stream) throws IOException {
        ImageWriter writer = ImageIO.getImageWritersByFormatName(format).next();
        writer.setOutput(stream);
        writer.write(image);
    }

    @ParameterizedTest
    @ValueSource(strings = {"returns", "exits"})
    void imageIsCompleteAfterAnApplicationThatNeverClosesIt(String ending) throws Exception {
        assertEquals(List.of(WindowedImageOutputStream.class.getName()),
                ChildJvm.withSlipstream().run(WritesAndEnds.class, folder, ending));
        for (String format : SampleImages.FORMATS) {
            BufferedImage image = image(50, format);
            assertArrayEquals(format.equals("png")
                    ? SampleImages.written(image, format) : SampleImages.encode(image, format),
                    Files.readAllBytes(folder.resolve(format)), format);
        }
        assertArrayEquals(new byte[] {1, (byte) 0b1010_0000}, Files.readAllBytes(folder.resolve("bits")));
    }

    /** A program that does not know Slipstream. */
    static final class WritesAndEnds {
        private static final List<ImageOutputStream> UNCLOSED = new ArrayList<>();

        public static void main(String[] arguments) throws IOException {
            for (String format : SampleImages.FORMATS) {
                ImageOutputStream stream = ImageIO.createImageOutputStream(new File(arguments[0], format));
                write(image(50, format), format, stream);
                UNCLOSED.add(stream);
            }
            ImageOutputStream bits = ImageIO.createImageOutputStream(new File(arguments[0], "bits"));
            bits.write(1);
            bits.writeBits(0b101, 3);
            UNCLOSED.add(bits);
            System.out.println(UNCLOSED.get(0).getClass().getName());
            if (arguments[1].equals("exits")) {
                System.exit(0);
            }
        }
    }
}
