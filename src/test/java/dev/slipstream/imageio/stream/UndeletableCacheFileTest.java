package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.slipstream.imageio.testing.GuardedFolder;
import dev.slipstream.imageio.testing.OpenFiles;
import dev.slipstream.imageio.testing.Receiver;
import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** As on Windows, where somebody who looks into a file (a virus scanner) keeps it from being deleted. */
class UndeletableCacheFileTest {

    private static final int THRESHOLD = 1000;

    @TempDir
    Path folder;

    private final byte[] bytes = new byte[100_000];

    UndeletableCacheFileTest() {
        new Random(14).nextBytes(bytes);
    }

    @Test
    void whatWasWrittenArrivesAndCloseSucceeds() throws IOException {
        Receiver out = new Receiver();
        try (GuardedFolder guarded = GuardedFolder.below(folder)) {
            CacheFile file = CacheFile.in(guarded.path().toFile());
            try (WindowedImageOutputStream stream =
                    new WindowedImageOutputStream(new CacheSink(out, false, file, THRESHOLD), 0)) {
                stream.write(bytes);
                assertTrue(stream.isCachedFile());
            }
            assertLeft(guarded);
        }
        assertArrayEquals(bytes, out.bytes());
    }

    @Test
    void whatWasReadIsRightAndCloseSucceeds() throws IOException {
        byte[] read = new byte[bytes.length];
        try (GuardedFolder guarded = GuardedFolder.below(folder)) {
            CacheFile file = CacheFile.in(guarded.path().toFile());
            InputStream in = new FilterInputStream(new ByteArrayInputStream(bytes)) {};
            try (WindowedImageInputStream stream =
                    new WindowedImageInputStream(new CacheSource(in, false, file, THRESHOLD))) {
                stream.readFully(read);
                assertTrue(stream.isCachedFile());
            }
            assertLeft(guarded);
        }
        assertArrayEquals(bytes, read);
    }

    private static void assertLeft(GuardedFolder guarded) throws IOException {
        assumeTrue(OpenFiles.namedIn(guarded.path()).size() == 1, "the file could be deleted");
    }
}
