package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.slipstream.imageio.testing.Commands;
import dev.slipstream.imageio.testing.OpenFiles;
import dev.slipstream.imageio.testing.TinyDisk;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class CacheDirectoryTest extends CacheDirectoryContract<WindowedImageInputStream> {

    @Override
    WindowedImageInputStream cachedIn(File directory) {
        return new WindowedImageInputStream(
                new CacheSource(new ByteArrayInputStream(bytes), false, CacheFile.in(directory), THRESHOLD));
    }

    @Override
    void pass(WindowedImageInputStream stream) throws IOException {
        stream.readFully(new byte[SIZE]);
    }

    @Override
    void assertPassesForthAndBack(WindowedImageInputStream stream) throws IOException {
        byte[] read = new byte[SIZE];
        stream.readFully(read);
        assertArrayEquals(bytes, read, "read forward");
        assertEquals(-1, stream.read());
        int step = 9_973;
        for (int position = SIZE - step; position >= 0; position -= step) {
            stream.seek(position);
            stream.readFully(read, position, step);
        }
        assertArrayEquals(bytes, read, "read backward");
    }

    @Test
    void noFileIsMadeBelowTheThreshold() throws IOException {
        OpenFiles.assumeCountable();
        try (WindowedImageInputStream stream = cachedIn(folder.toFile())) {
            stream.readFully(new byte[THRESHOLD]);
            assertCachedInFile(stream, false);
            OpenFiles.assertNoneIn(folder);
        }
    }

    @Test
    void fullDiskKeepsTheRestInMemory() throws IOException {
        try (TinyDisk disk = TinyDisk.in(folder, 512);
                WindowedImageInputStream stream = cachedIn(disk.path().toFile())) {
            assertPassesForthAndBack(stream);
            assertCachedInFile(stream, true);
        }
    }

    @Test
    void limitOnFileSizesKeepsTheRestInMemory() throws Exception {
        assumeTrue(Commands.run("bash", "-c", "ulimit -f 512"), "no bash that limits file sizes here");
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classPath = System.getProperty("java.class.path");
        assertTrue(Commands.run("bash", "-c", "ulimit -f 512 && exec \"$@\"", "bash", java, "-cp", classPath,
                LimitedFileSize.class.getName(), folder.toString()));
    }

    /** What runs under the limit. */
    static final class LimitedFileSize {
        public static void main(String[] arguments) throws IOException {
            CacheDirectoryTest test = new CacheDirectoryTest();
            try (WindowedImageInputStream stream = test.cachedIn(new File(arguments[0]))) {
                test.assertPassesForthAndBack(stream);
                assertCachedInFile(stream, true);
            }
        }
    }
}
