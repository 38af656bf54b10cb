package dev.slipstream.imageio.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.reading.FileBytes;
import dev.slipstream.imageio.testing.Answers;
import dev.slipstream.imageio.testing.Decoding;
import dev.slipstream.imageio.testing.InputKind;
import dev.slipstream.imageio.testing.JdkReaders;
import dev.slipstream.imageio.testing.SameDecoding;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.SampleImages.Sample;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import javax.imageio.spi.ImageReaderSpi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The JDK's readers cannot distinguish Slipstream's streams from the JDK's. */
class JdkReadersTest {

    /** Even an image of this size, and no larger, is decoded here. */
    private static final long LARGEST_FILE = 300_000;
    private static final long LARGEST_FILE_OF_A_CORPUS = 100_000;

    private static final List<InputKind> ORIGINS = List.of(InputKind.FILE, InputKind.FILE_INPUT_STREAM,
            InputKind.BYTE_ARRAY_INPUT_STREAM, InputKind.INPUT_STREAM, InputKind.ARRAY);

    @TempDir
    Path folder;

    @Test
    void thereAreSamplesForEveryReader() throws IOException {
        Set<String> unseen = new LinkedHashSet<>();
        JdkReaders.all().forEach(spi -> unseen.add(spi.getClass().getSimpleName()));
        for (Sample sample : SampleImages.all()) {
            try (InputKind.Opened opened = InputKind.ARRAY.openJdk(write(sample))) {
                Answers.of(JdkReaders.all(), opened.stream()).yes()
                        .forEach(spi -> unseen.remove(spi.getClass().getSimpleName()));
            }
        }
        assertEquals(Set.of(), unseen);
    }

    @Test
    void whatTheJdkWritesDecodesTheSame() throws IOException {
        for (Sample sample : SampleImages.all()) {
            assertDecodesTheSame(write(sample));
        }
    }

    @Test
    void truncatedImagesFailTheSame() throws IOException {
        Random random = new Random(5);
        for (Sample sample : samplesOfEachFormat()) {
            for (int i = 0; i < 8; i++) {
                byte[] bytes = Arrays.copyOf(sample.bytes(), random.nextInt(sample.bytes().length));
                assertDecodesTheSame(write(new Sample("cut-to-" + bytes.length + "-" + sample.name(), bytes)));
            }
        }
    }

    @Test
    void damagedImagesFailTheSame() throws IOException {
        Random random = new Random(6);
        for (Sample sample : samplesOfEachFormat()) {
            for (int i = 0; i < 8; i++) {
                byte[] bytes = sample.bytes().clone();
                int at = random.nextInt(Math.min(bytes.length, 2000));
                bytes[at] ^= (byte) (1 << random.nextInt(8));
                assertDecodesTheSame(write(new Sample("byte-" + at + "-damaged-" + sample.name(), bytes)));
            }
        }
    }

    @Test
    void theProjectsImagesDecodeTheSame() throws IOException {
        assertDecodeTheSame(FileBytes.own(""), LARGEST_FILE);
    }

    /** PngSuite, BMP Suite and images that people made, where they are at hand: good files and broken ones. */
    @ParameterizedTest
    @ValueSource(strings = {"pngsuite", "bmpsuite", "real"})
    void filesOfACorpusDecodeTheSame(String corpus) throws IOException {
        assertDecodeTheSame(FileBytes.corpus(corpus), LARGEST_FILE_OF_A_CORPUS);
    }

    private static void assertDecodeTheSame(Path folder, long largest) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(folder)) {
            files = all.filter(file -> Files.isRegularFile(file) && file.toFile().length() <= largest).sorted()
                    .toList();
        }
        assertTrue(files.size() > 20, () -> "too few files in " + folder + ": " + files.size());
        for (int i = 0; i < files.size(); i++) { // from two origins each: decoding them with every reader takes long
            assertDecodesTheSame(files.get(i),
                    List.of(ORIGINS.get(i % ORIGINS.size()), ORIGINS.get((i + 2) % ORIGINS.size())));
        }
    }

    private static void assertDecodesTheSame(Path file) throws IOException {
        assertDecodesTheSame(file, ORIGINS);
    }

    private static void assertDecodesTheSame(Path file, List<InputKind> origins) throws IOException {
        SameDecoding comparison = new SameDecoding(file, origins);
        for (ImageReaderSpi reader : comparison.ask(JdkReaders.all())) {
            comparison.decode(reader, stream -> Decoding.complete(reader, stream));
        }
    }

    private static List<Sample> samplesOfEachFormat() throws IOException {
        return SampleImages.all().stream().filter(sample -> sample.name().contains("67x131"))
                .filter(sample -> sample.name().matches("type(2|5|10|12|13)-.*")).toList();
    }

    private Path write(Sample sample) throws IOException {
        return Files.write(folder.resolve(sample.name()), sample.bytes());
    }
}
