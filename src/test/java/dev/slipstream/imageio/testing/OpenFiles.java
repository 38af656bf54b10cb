package dev.slipstream.imageio.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Looks at this process's open file descriptors, where the system shows them. */
public final class OpenFiles {

    private static final Path DESCRIPTORS = Path.of("/proc/self/fd");

    private OpenFiles() {}

    public static void assumeCountable() {
        assumeTrue(Files.isDirectory(DESCRIPTORS), DESCRIPTORS + " is a thing of Linux");
    }

    /** The files that have a name in {@code folder}. */
    public static List<Path> namedIn(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }

    /** Fails if {@code folder} has a file, or if one that was there is still open. */
    public static void assertNoneIn(Path folder) throws IOException {
        assertEquals(List.of(), namedIn(folder));
        assertEquals(List.of(), in(folder));
    }

    /** Descriptors that lead to a file in (or, already unlinked, once in) {@code folder}. */
    public static List<Path> in(Path folder) throws IOException {
        assumeCountable();
        try (Stream<Path> descriptors = Files.list(DESCRIPTORS)) {
            return descriptors.filter(descriptor -> leadsInto(folder, descriptor)).toList();
        }
    }

    private static boolean leadsInto(Path folder, Path descriptor) {
        try {
            return Files.readSymbolicLink(descriptor).startsWith(folder);
        } catch (IOException closedMeanwhile) {
            return false;
        }
    }
}
