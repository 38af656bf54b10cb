package dev.slipstream.imageio.bench.compare;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;

/** Which facts about an image both sides need not agree on: some about every image, and the pixels of some images. */
final class IgnoredFacts {

    private static final Set<String> PIXELS = Set.of("samples", "rgb");

    private final Set<String> ofEveryImage;

    IgnoredFacts(Collection<String> ofEveryImage) {
        this.ofEveryImage = Set.copyOf(ofEveryImage);
    }

    Set<String> about(Path file) {
        Set<String> ignored = new HashSet<>(ofEveryImage);
        try {
            if (TransparentLowGray.isIn(Files.readAllBytes(file))) {
                ignored.addAll(PIXELS);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return ignored;
    }
}
