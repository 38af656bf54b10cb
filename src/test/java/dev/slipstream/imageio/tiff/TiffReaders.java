package dev.slipstream.imageio.tiff;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.reading.Story;
import dev.slipstream.imageio.testing.JdkReaders;
import dev.slipstream.imageio.testing.Side;
import java.io.IOException;
import java.util.regex.Pattern;
import javax.imageio.ImageReader;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.ImageInputStream;

/** The JDK's reader and Slipstream's. */
final class TiffReaders {

    /** What Slipstream's reader makes of an unchecked exception of a decoder of the JDK. */
    private static final String DAMAGED = "javax.imageio.IIOException: TIFF: a strip or tile is damaged <- ";

    /** That of a colour space, which is another one for each reader, and texts that compiled code leaves out. */
    private static final Pattern VARYING = Pattern.compile("(?<=ImageTypeSpecifier)@[0-9a-f]+"
            + "|(?<=(NullPointer|IndexOutOfBounds)Exception): [^<]*");

    private TiffReaders() {}

    static ImageReader open(Side side) throws IOException {
        ImageReaderSpi jdk = JdkReaders.from("com.sun.imageio.plugins.tiff.TIFFImageReaderSpi").get(0);
        ImageReader reader = jdk.createReaderInstance();
        return side == Side.JDK ? reader : new TIFFImageReader(jdk, reader, stream -> {});
    }

    /** Opens a stream on the same bytes for each reader. */
    interface Input {
        ImageInputStream open() throws IOException;
    }

    /** Both readers tell the same story. */
    static void assertSameStory(long seed, Input input, String what) throws IOException {
        String expected = story(Side.JDK, seed, input);
        assertEquals(expected, story(Side.SLIPSTREAM, seed, input), what);
    }

    private static String story(Side side, long seed, Input input) throws IOException {
        ImageReader reader = open(side);
        try (ImageInputStream stream = input.open()) {
            return comparable(String.join("\n", new Story(seed).tell(reader, stream)));
        } finally {
            reader.dispose();
        }
    }

    /** A text without what differs between the readers. */
    static String comparable(String text) {
        return VARYING.matcher(text.replace(DAMAGED, "")).replaceAll("");
    }
}
