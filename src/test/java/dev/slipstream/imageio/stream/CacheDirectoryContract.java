package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.slipstream.imageio.testing.OpenFiles;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Random;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever becomes of the cache file, the data is right; and nobody but its owner ever sees it. */
abstract class CacheDirectoryContract<S extends ImageInputStream> {

    static final int SIZE = 2_000_000;
    static final int THRESHOLD = 100_000;

    @TempDir
    Path folder;

    final byte[] bytes = new byte[SIZE];

    CacheDirectoryContract() {
        new Random(4).nextBytes(bytes);
    }

    /** A new stream that keeps what is beyond the threshold in a file there. */
    abstract S cachedIn(File directory);

    /** Has all of the bytes pass through. */
    abstract void pass(S stream) throws IOException;

    /** Has all of the bytes pass through, forth and back, and compares them; the rest after closing it. */
    abstract void assertPassesForthAndBack(S stream) throws IOException;

    /** Compares what is to be compared when the stream is closed. */
    void assertPassed() {}

    @Test
    void whatIsBeyondTheThresholdGoesToAFile() throws IOException {
        try (S stream = cachedIn(folder.toFile())) {
            assertPassesForthAndBack(stream);
            assertCachedInFile(stream, true);
        }
        assertPassed();
    }

    @Test
    void theFileHasNoNameAndIsGoneWithTheStream() throws IOException {
        OpenFiles.assumeCountable();
        try (S stream = cachedIn(folder.toFile())) {
            pass(stream);
            assertEquals(1, OpenFiles.in(folder).size());
            assertEquals(List.of(), OpenFiles.namedIn(folder));
        }
        OpenFiles.assertNoneIn(folder);
    }

    @Test
    void onlyTheOwnerMayReadAndWriteTheFile() throws IOException {
        assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"), "no POSIX permissions here");
        OpenFiles.assumeCountable();
        try (S stream = cachedIn(folder.toFile())) {
            pass(stream);
            for (Path descriptor : OpenFiles.in(folder)) {
                assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(descriptor)));
            }
        }
    }

    @Test
    void flushedBytesNoLongerTakeDiskSpace() throws IOException {
        OpenFiles.assumeCountable();
        try (S stream = cachedIn(folder.toFile())) {
            pass(stream);
            stream.flush();
            for (Path descriptor : OpenFiles.in(folder)) {
                assertTrue(Files.size(descriptor) < THRESHOLD, () -> "still holds what was flushed: " + descriptor);
            }
        }
    }

    @Test
    void missingDirectoryKeepsItInMemory() throws IOException {
        assertStaysInMemory(folder.resolve("missing").toFile());
    }

    @Test
    void directoryThatIsAFileKeepsItInMemory() throws IOException {
        assertStaysInMemory(Files.createFile(folder.resolve("file")).toFile());
    }

    @Test
    void directoryBelowAFileKeepsItInMemory() throws IOException {
        assertStaysInMemory(Files.createFile(folder.resolve("file")).resolve("below").toFile());
    }

    @ParameterizedTest
    @ValueSource(strings = {"/proc", "/sys"})
    void directoryThatNobodyMayWriteKeepsItInMemory(String directory) throws IOException {
        assumeTrue(Files.isDirectory(Path.of(directory)), directory + " is a thing of Linux");
        assertStaysInMemory(new File(directory));
    }

    private void assertStaysInMemory(File directory) throws IOException {
        try (S stream = cachedIn(directory)) {
            assertPassesForthAndBack(stream);
            assertCachedInFile(stream, false);
        }
        assertPassed();
    }

    static void assertCachedInFile(ImageInputStream stream, boolean inFile) {
        assertTrue(stream.isCached());
        assertEquals(inFile, stream.isCachedFile(), "isCachedFile");
        assertEquals(!inFile, stream.isCachedMemory(), "isCachedMemory");
    }
}
