package dev.slipstream.imageio.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The files in {@code testimages}, which stay as they are. */
class TestImagesTest {

    private static final Path FOLDER = FileBytes.own("");
    private static final String DESCRIPTION = "SOURCES.md";

    /** Whoever adds a file puts the new digest here. */
    @Test
    void filesAreTheSameByteForByte() throws IOException, NoSuchAlgorithmException {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        for (String file : files()) {
            digest.update(file.getBytes(StandardCharsets.UTF_8));
            digest.update(Files.readAllBytes(FOLDER.resolve(file)));
        }
        assertEquals("6ba03501eaf1d23525b2020764a93d48a0c6bd8abbe41ed4bf2218e47a7f1427",
                HexFormat.of().formatHex(digest.digest()));
    }

    private static Set<String> files() throws IOException {
        try (Stream<Path> files = Files.walk(FOLDER)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> FOLDER.relativize(file).toString().replace('\\', '/'))
                    .filter(file -> !file.equals(DESCRIPTION)).collect(Collectors.toCollection(TreeSet::new));
        }
    }
}
