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
        assertEquals("9a015ecba1b5c0e40e4e98382b57832295fd00490b65dd978152c0f26c0a57eb",
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
