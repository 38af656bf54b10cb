package dev.slipstream.imageio.bench.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class IgnoredFactsTest {

    private static final Path IMAGES = Path.of("../../testimages/png");

    @Test
    void pixelsOfTransparentLowGrayAreIgnoredAndOtherFactsEverywhere() {
        IgnoredFacts facts = new IgnoredFacts(Set.of("position"));
        assertEquals(Set.of("position", "samples", "rgb"), facts.about(IMAGES.resolve("gray4-trns-20x20.png")));
        assertEquals(Set.of("position"), facts.about(IMAGES.resolve("gray8-trns-20x20.png")));
    }

    @Test
    void onlyTransparentLowGrayIsTransparentLowGray() throws IOException {
        try (Stream<Path> files = Files.list(IMAGES)) {
            List<String> found = files.filter(IgnoredFactsTest::isTransparentLowGray)
                    .map(file -> file.getFileName().toString()).sorted().toList();
            assertEquals(List.of("gray1-trns-20x20.png", "gray1-trns-adam7-20x20.png", "gray2-trns-20x20.png",
                    "gray2-trns-adam7-20x20.png", "gray4-trns-20x20.png", "gray4-trns-adam7-20x20.png"), found);
        }
    }

    @Test
    void truncatedFilesAreLookedAtAsFarAsTheyGo() throws IOException {
        byte[] png = Files.readAllBytes(IMAGES.resolve("gray4-trns-20x20.png"));
        for (int length = 0; length < png.length; length++) {
            // Signature, IHDR, and a tRNS chunk of two bytes.
            assertEquals(length >= 33 + 12, TransparentLowGray.isIn(Arrays.copyOf(png, length)), "length " + length);
        }
    }

    private static boolean isTransparentLowGray(Path file) {
        try {
            return TransparentLowGray.isIn(Files.readAllBytes(file));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
