package dev.slipstream.imageio.jpeg;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.testing.JdkReaders;
import dev.slipstream.imageio.testing.Side;
import java.io.IOException;
import javax.imageio.ImageReader;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.ImageInputStream;

/** The JDK's reader and Slipstream's. */
final class JpegReaders {

    private JpegReaders() {}

    static ImageReader open(Side side) throws IOException {
        ImageReaderSpi jdk = JdkReaders.from("com.sun.imageio.plugins.jpeg.JPEGImageReaderSpi").get(0);
        ImageReader reader = jdk.createReaderInstance();
        return side == Side.JDK ? reader : new JPEGImageReader(jdk, reader, stream -> {});
    }

    /** Opens a stream on the same bytes for each reader. */
    interface Input {
        ImageInputStream open() throws IOException;
    }

    /** Both readers tell the same story. */
    static void assertSameStory(long seed, Input input, String what) throws IOException {
        assertEquals(story(Side.JDK, seed, input), story(Side.SLIPSTREAM, seed, input), what);
    }

    private static String story(Side side, long seed, Input input) throws IOException {
        ImageReader reader = open(side);
        try (ImageInputStream stream = input.open()) {
            return new JpegStory(seed).tell(reader, stream);
        } finally {
            reader.dispose();
        }
    }
}
