package dev.slipstream.imageio.reading;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.slipstream.imageio.testing.Format;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/** The files that tests read, by their folders: the project's own, and the corpora where they are at hand. */
public final class FileBytes {

    private static final String OWN = "slipstream.testimages";
    private static final String CORPORA = "slipstream.corpora";

    private FileBytes() {}

    /** The folder of the project's own files of a format. */
    public static Path own(String format) {
        return Path.of(System.getProperty(OWN, "testimages"), format);
    }

    /** The bytes of one of the project's own files of a format. */
    public static byte[] own(Format format, String file) throws IOException {
        return Files.readAllBytes(own(format.toString()).resolve(file));
    }

    /** A folder of a corpus; skips the test where the corpora are not at hand. */
    public static Path corpus(String folder) {
        String corpora = System.getProperty(CORPORA, "");
        assumeTrue(!corpora.isEmpty(), CORPORA + " is not set");
        Path path = Path.of(corpora, folder);
        assumeTrue(Files.isDirectory(path), () -> "no " + path);
        return path;
    }

    /**
     * All files of a folder that end so, by name.
     *
     * @param of what to make of a name and its bytes
     */
    public static <T> List<T> in(Path folder, String ending, int atLeast, BiFunction<String, byte[], T> of)
            throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.list(folder)) {
            files = all.filter(file -> file.toString().endsWith(ending)).sorted().toList();
        }
        assertTrue(files.size() >= atLeast, () -> "only " + files.size() + " files in " + folder);
        List<T> read = new ArrayList<>();
        for (Path file : files) {
            read.add(of.apply(file.getFileName().toString(), Files.readAllBytes(file)));
        }
        return read;
    }
}
