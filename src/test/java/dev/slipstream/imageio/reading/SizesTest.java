package dev.slipstream.imageio.reading;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.Format;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.Side;
import dev.slipstream.imageio.testing.Writers;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Map;
import javax.imageio.ImageReadParam;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Images of every kind are written and read in sizes that take different ways: what we read is what the JDK reads. */
@Tag("long")
class SizesTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 8, 9, 16, 17, 31, 32, 33, 64, 65, 85, 86, 128, 129, 210, 256, 257, 700})
    void squares(int size) throws IOException {
        assertSame(size, size);
    }

    /** A block has many of these rows, a few, or only one. */
    @ParameterizedTest
    @ValueSource(ints = {4, 90, 1500, 6000, 40_000})
    void rectangles(int width) throws IOException {
        assertSame(width, 200_000 / width);
    }

    private static void assertSame(int width, int height) throws IOException {
        for (Map.Entry<String, BufferedImage> image : SampleImages.ofEveryKind(width, height).entrySet()) {
            for (Format format : Format.values()) {
                boolean isMisread = format == Format.GIF && height > 1 && height < 5; // by the JDK
                if (!isMisread && SampleImages.isWrittenByTheJdk(image.getValue(), format.toString())) {
                    String what = image.getKey() + ", " + width + "x" + height + ", " + format;
                    assertSame(format, image.getValue(), what);
                }
            }
        }
    }

    private static void assertSame(Format format, BufferedImage image, String what) throws IOException {
        byte[] file = Writers.bytes(format.writerProvider(Side.SLIPSTREAM).createWriterInstance(),
                writer -> writer.write(image));
        assertSame(format, file, new ImageReadParam(), what);
        ImageReadParam part = new ImageReadParam();
        part.setSourceRegion(new Rectangle(Math.min(8, image.getWidth() / 2), image.getHeight() / 3,
                image.getWidth(), image.getHeight()));
        assertSame(format, file, part, what + ", a part");
    }

    private static void assertSame(Format format, byte[] file, ImageReadParam param, String what) throws IOException {
        Reading expected = format.with(Side.JDK, file, reader -> Reading.unheard(reader, param));
        assertTrue(expected.isRead(), () -> what + ": " + expected);
        expected.assertSame(format.with(Side.SLIPSTREAM, file, reader -> Reading.unheard(reader, param)), what);
    }
}
