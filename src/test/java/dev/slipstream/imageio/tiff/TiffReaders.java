package dev.slipstream.imageio.tiff;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.reading.Story;
import dev.slipstream.imageio.testing.JdkReaders;
import dev.slipstream.imageio.testing.Side;
import dev.slipstream.imageio.testing.Supply;
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

    /** Both readers tell the same story, each of a stream of its own. */
    static void assertSameStory(long seed, Supply<ImageInputStream> input, String what) throws IOException {
        assertEquals(comparable(new Story(seed).tell(open(Side.JDK), input)),
                comparable(new Story(seed).tell(open(Side.SLIPSTREAM), input)), what);
    }

    /** A text without what differs between the readers. */
    static String comparable(String text) {
        return VARYING.matcher(text.replace(DAMAGED, "")).replaceAll("");
    }
}
