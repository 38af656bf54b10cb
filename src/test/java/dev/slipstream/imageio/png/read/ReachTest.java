package dev.slipstream.imageio.png.read;

import static dev.slipstream.imageio.testing.Format.PNG;
import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.png.PngFiles;
import dev.slipstream.imageio.png.PngFiles.Png;
import dev.slipstream.imageio.reading.BytesImageInputStream;
import dev.slipstream.imageio.reading.Question;
import dev.slipstream.imageio.testing.Flags;
import dev.slipstream.imageio.testing.Side;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How far a reader reads its stream, which may be a socket that has no more bytes for the moment. */
class ReachTest {

    /** Bytes of the signature and IHDR. */
    private static final int HEADER = 33;

    @ParameterizedTest
    @ValueSource(strings = {"rgb8-20x20.png", "rgba16-33x31.png", "graya8-20x20.png", "palette8-20x20.png"})
    void sizesTakeTheHeaderOnly(String file) throws IOException {
        assertNoMoreThanTheHeader(file, List.of(
                "getNumImages", "getWidth", "getHeight", "getAspectRatio", "getDefaultReadParam", "getStreamMetadata",
                "isImageTiled", "getTileWidth", "getTileHeight", "hasThumbnails", "isRandomAccessEasy"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"rgba8-20x20.png", "rgba16-33x31.png", "graya8-20x20.png", "graya16-33x31.png"})
    void typesThatNothingElseCanChangeTakeTheHeaderOnly(String file) throws IOException {
        assertNoMoreThanTheHeader(file, List.of("getImageTypes", "getRawImageType"));
    }

    private static void assertNoMoreThanTheHeader(String file, List<String> names) throws IOException {
        Png png = PngFiles.own(file);
        for (Flags flags : Flags.values()) {
            BytesImageInputStream stream = new BytesImageInputStream(png.bytes());
            ImageReader reader = PNG.open(Side.SLIPSTREAM);
            flags.setInput(reader, stream);
            for (Question question : Question.about(0)) {
                if (names.contains(question.name())) {
                    question.ask(reader);
                    assertTrue(stream.asked() <= HEADER, () -> question + " asked for byte " + stream.asked());
                }
            }
            assertTrue(stream.asked() > 0, "something was asked that needs the header");
            reader.dispose();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"rgb8-20x20.png", "gray8-trns-20x20.png", "rgb8-trns-20x20.png"})
    void typesThatTransparencyChangesTakeNothingOfTheImageData(String file) throws IOException {
        Png png = PngFiles.own(file);
        BytesImageInputStream stream = new BytesImageInputStream(png.bytes());
        PNG.with(Side.SLIPSTREAM, stream, Flags.LIKE_IMAGEIO, reader -> reader.getImageTypes(0));
        int data = new String(png.bytes(), ISO_8859_1).indexOf("IDAT") + 4;
        assertTrue(stream.delivered() <= data, () -> "byte " + stream.delivered() + ", data from " + data);
    }
}
