package dev.slipstream.imageio.tiff;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.reading.FileBytes;
import dev.slipstream.imageio.testing.Side;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.IIOException;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** An application's stream is read as far as by the JDK's reader: what follows an image may be its own. */
class ConsumedBytesTest {

    static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(FileBytes.own("other"))) {
            return files.filter(file -> file.toString().endsWith(".tif")).sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void asMuchAsTheJdksReaderTakes(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        assertEquals(left(Side.JDK, bytes), left(Side.SLIPSTREAM, bytes));
    }

    private static String left(Side side, byte[] file) throws IOException {
        ByteArrayInputStream source = new ByteArrayInputStream(file);
        ImageReader reader = TiffReaders.open(side);
        try (ImageInputStream stream = new MemoryCacheImageInputStream(source)) {
            reader.setInput(stream);
            int width = reader.getWidth(0);
            int known = source.available();
            String outcome = "read";
            try {
                reader.read(0);
            } catch (IIOException e) {
                outcome = "refused";
            }
            return outcome + ", " + width + " wide, " + known + " and " + source.available() + " bytes left";
        } finally {
            reader.dispose();
        }
    }
}
