package dev.slipstream.imageio.jpeg;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.reading.BytesImageInputStream;
import dev.slipstream.imageio.reading.Story;
import dev.slipstream.imageio.testing.JdkReaders;
import dev.slipstream.imageio.testing.Side;
import dev.slipstream.imageio.testing.Supply;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
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

    /** What is read of a file: the image, or the exception, the warnings and the position. */
    static String read(Side side, byte[] file) throws IOException {
        ImageReader reader = open(side);
        List<String> lines = new ArrayList<>();
        reader.addIIOReadWarningListener((source, warning) -> lines.add(warning));
        try (BytesImageInputStream stream = new BytesImageInputStream(file)) {
            reader.setInput(stream);
            lines.add(Story.facts(reader.read(0)));
            lines.add("position " + stream.getStreamPosition());
        } catch (IOException | RuntimeException e) {
            lines.add(Story.text(e));
        } finally {
            reader.dispose();
        }
        return String.join("\n", lines);
    }

    /** Both readers tell the same story, each of a stream of its own. */
    static void assertSameStory(long seed, Supply<ImageInputStream> input, String what) throws IOException {
        assertEquals(new JpegStory(seed).tell(open(Side.JDK), input),
                new JpegStory(seed).tell(open(Side.SLIPSTREAM), input), what);
    }
}
