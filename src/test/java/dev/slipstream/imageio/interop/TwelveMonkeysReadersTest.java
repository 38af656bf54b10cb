package dev.slipstream.imageio.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.ClassPaths;
import dev.slipstream.imageio.testing.Decoding;
import dev.slipstream.imageio.testing.InputKind;
import dev.slipstream.imageio.testing.JdkReaders;
import dev.slipstream.imageio.testing.SameDecoding;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.spi.ImageReaderSpi;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** TwelveMonkeys' readers do the same with Slipstream's streams as with the JDK's, on their tests' sample images. */
@Tag("long")
class TwelveMonkeysReadersTest {

    private static final String PACKAGE = "com.twelvemonkeys.";

    /** Bounds that keep all of this within seconds: the JDK's file stream is slow. */
    private static final long MOST_BYTES = 500_000;
    private static final int LEAST_FILES = 3;
    private static final int MOST_IMAGES = 3;
    private static final long MOST_PIXELS = 1_000_000;

    private static final Set<InputKind> ORIGINS =
            EnumSet.of(InputKind.FILE, InputKind.ARRAY, InputKind.FILE_INPUT_STREAM, InputKind.INPUT_STREAM);

    private static final Set<String> NOT_IMAGES =
            Set.of("class", "mf", "properties", "xml", "txt", "markdown", "html", "icc");

    @TempDir
    Path folder;

    static List<Path> jars() {
        return ClassPaths.twelveMonkeysSamples();
    }

    @Test
    void thereIsAJarOfSamplesForEveryReader() {
        Set<String> modules = new TreeSet<>();
        for (Path jar : ClassPaths.twelveMonkeys()) {
            String name = jar.getFileName().toString();
            if (name.startsWith("imageio-") && !name.matches("imageio-(core|metadata)-.*")) {
                modules.add(name.replaceFirst("\\.jar$", "-tests.jar"));
            }
        }
        assertEquals(modules, jars().stream().map(jar -> jar.getFileName().toString())
                .collect(Collectors.toCollection(TreeSet::new)));
        assertTrue(modules.size() >= 16, modules::toString);
    }

    @ParameterizedTest
    @MethodSource("jars")
    void samplesDecodeTheSameFromFilesStreamsAndArrays(Path jar) throws IOException {
        long bytes = 0;
        int taken = 0;
        int untaken = 0;
        int skipped = 0;
        try (FileSystem zip = FileSystems.newFileSystem(jar)) {
            for (Path sample : smallestFirst(zip)) {
                bytes += Files.size(sample);
                if (bytes > MOST_BYTES && taken >= LEAST_FILES) {
                    skipped++;
                } else if (decodesTheSame(Files.copy(sample, folder.resolve(taken + "-" + sample.getFileName())))) {
                    taken++;
                } else {
                    untaken++;
                }
            }
        }
        System.out.println(jar.getFileName() + ": " + taken + " samples taken by a reader, " + untaken + " by none, "
                + skipped + " larger ones skipped");
        assertTrue(taken > 0, () -> "no reader takes any sample of " + jar);
    }

    private static List<Path> smallestFirst(FileSystem zip) throws IOException {
        try (Stream<Path> files = Files.walk(zip.getPath("/"))) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> !NOT_IMAGES.contains(suffix(file)))
                    .sorted(Comparator.comparingLong(TwelveMonkeysReadersTest::size).thenComparing(Path::toString))
                    .toList();
        }
    }

    private static String suffix(Path file) {
        return file.toString().replaceFirst(".*\\.", "").toLowerCase(Locale.ROOT);
    }

    private static long size(Path file) {
        try {
            return Files.size(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** False if no reader takes the file. */
    private static boolean decodesTheSame(Path file) throws IOException {
        SameDecoding comparison = new SameDecoding(file, ORIGINS);
        List<ImageReaderSpi> readers = comparison.ask(JdkReaders.from(PACKAGE));
        for (ImageReaderSpi reader : readers) {
            comparison.decode(reader, stream -> Decoding.pixels(reader, stream, MOST_IMAGES, MOST_PIXELS));
        }
        return !readers.isEmpty();
    }
}
