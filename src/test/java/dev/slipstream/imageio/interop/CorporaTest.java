package dev.slipstream.imageio.interop;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.reading.FileBytes;
import dev.slipstream.imageio.testing.Decoding;
import dev.slipstream.imageio.testing.JdkReaders;
import dev.slipstream.imageio.testing.Origin;
import dev.slipstream.imageio.testing.SameDecoding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.spi.ImageReaderSpi;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** PngSuite, BMP Suite and images that people made, where a folder with them is at hand: good files and broken ones. */
class CorporaTest {

    /** In bytes; all files of the suites are. */
    private static final long SMALL = 100_000;

    @ParameterizedTest
    @CsvSource({"pngsuite, .png, PNGImageReaderSpi", "bmpsuite, .bmp, BMPImageReaderSpi",
        "real, .png, PNGImageReaderSpi", "real, .bmp, BMPImageReaderSpi"})
    void everyFileDecodesAsThroughTheJdksStreams(String suite, String suffix, String reader) throws IOException {
        Path folder = FileBytes.corpus(suite);
        ImageReaderSpi spi = JdkReaders.all().stream()
                .filter(each -> each.getClass().getSimpleName().equals(reader)).findFirst().orElseThrow();
        List<Path> files;
        try (Stream<Path> all = Files.walk(folder)) {
            files = all.filter(file -> file.toString().endsWith(suffix) && file.toFile().length() < SMALL)
                    .sorted().toList();
        }
        assertTrue(files.size() > 20, () -> "too few files in " + folder + ": " + files.size());
        for (Path file : files) {
            SameDecoding comparison = new SameDecoding(file, EnumSet.allOf(Origin.class));
            comparison.ask(List.of(spi));
            comparison.decode(spi, stream -> Decoding.complete(spi, stream));
        }
    }
}
