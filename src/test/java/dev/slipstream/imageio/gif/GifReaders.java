package dev.slipstream.imageio.gif;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.reading.BytesImageInputStream;
import dev.slipstream.imageio.reading.Story;
import dev.slipstream.imageio.testing.Ask;
import dev.slipstream.imageio.testing.JdkReaders;
import dev.slipstream.imageio.testing.Side;
import dev.slipstream.imageio.testing.Supply;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageReader;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.ImageInputStream;

/** The JDK's reader and Slipstream's. */
final class GifReaders {

    private GifReaders() {}

    static ImageReader open(Side side) throws IOException {
        ImageReaderSpi jdk = JdkReaders.from("com.sun.imageio.plugins.gif.GIFImageReaderSpi").get(0);
        return side == Side.JDK ? jdk.createReaderInstance() : new GIFImageReader(jdk, stream -> {});
    }

    /** Has a new reader do something with a file. */
    static <T> T with(Side side, byte[] file, Ask<ImageReader, T> work) throws IOException {
        ImageReader reader = open(side);
        reader.setInput(new BytesImageInputStream(file), false, false);
        try {
            return work.of(reader);
        } finally {
            reader.dispose();
        }
    }

    /** Both readers tell the same story, each of a stream of its own, unless the JDK's is wrong about the file. */
    static void assertSameStory(byte[] file, long seed, Supply<ImageInputStream> input, String what)
            throws IOException {
        String expected = new Story(seed).tell(open(Side.JDK), input);
        String actual = new Story(seed).tell(open(Side.SLIPSTREAM), input);
        if (!expected.equals(actual) && !new GifOddities(file).found()) {
            assertEquals(expected, actual, what);
        }
    }

    /** Files of a folder that are small enough to be read many times. */
    static List<Path> small(Path folder, long largest) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".gif"))
                    .filter(file -> file.toFile().length() > 0 && file.toFile().length() <= largest)
                    .sorted().toList();
        }
    }
}
