package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.OpenFiles;
import dev.slipstream.imageio.testing.Receiver;
import dev.slipstream.imageio.testing.SampleImages;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchService;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is kept for an {@code OutputStream}: in memory, and beyond the threshold in a file, if there can be one. */
class OutputCacheDirectoryTest extends CacheDirectoryContract<WindowedImageOutputStream> {

    private final Receiver out = new Receiver();

    @Override
    WindowedImageOutputStream cachedIn(File directory) {
        return new WindowedImageOutputStream(new CacheSink(out, false, CacheFile.in(directory), THRESHOLD), 0);
    }

    @Override
    void pass(WindowedImageOutputStream stream) throws IOException {
        stream.write(bytes);
    }

    /** Everything is written twice, the second time in places all over it. */
    @Override
    void assertPassesForthAndBack(WindowedImageOutputStream stream) throws IOException {
        stream.write(new byte[SIZE]);
        int step = 9_973;
        for (int position = SIZE; position > 0; position -= step) {
            int from = Math.max(position - step, 0);
            stream.seek(from);
            stream.write(bytes, from, position - from);
        }
        byte[] read = new byte[SIZE];
        stream.seek(0);
        stream.readFully(read);
        assertArrayEquals(bytes, read, "read back");
    }

    @Override
    void assertPassed() {
        assertArrayEquals(bytes, out.bytes());
    }

    /** Watched by the system: even a file that is gone at once is seen. */
    @ParameterizedTest
    @ValueSource(strings = {"png", "bmp", "gif", "jpeg", "tiff"})
    void writingASmallImageNeverMakesAFile(String format) throws Exception {
        assertTrue(ImageIO.getUseCache(), "the default");
        File before = ImageIO.getCacheDirectory();
        ImageIO.setCacheDirectory(folder.toFile());
        try (WatchService watch = folder.getFileSystem().newWatchService()) {
            folder.register(watch, StandardWatchEventKinds.ENTRY_CREATE);
            BufferedImage image = SampleImages.image(200, 200, BufferedImage.TYPE_3BYTE_BGR);
            assertTrue(ImageIO.write(image, format, new ByteArrayOutputStream()));
            assertNull(watch.poll(20, TimeUnit.MILLISECONDS), "a file was made");
        } finally {
            ImageIO.setCacheDirectory(before);
        }
    }

    @Test
    void whatIsBelowTheThresholdStaysInMemory() throws IOException {
        OpenFiles.assumeCountable();
        try (WindowedImageOutputStream stream = cachedIn(folder.toFile())) {
            for (int i = 0; i < THRESHOLD; i++) {
                stream.write(bytes[i]);
                if (i % 1000 == 0) {
                    assertCachedInFile(stream, false);
                    assertEquals(List.of(), OpenFiles.namedIn(folder));
                }
            }
            assertEquals(List.of(), OpenFiles.in(folder));
        }
        assertArrayEquals(Arrays.copyOf(bytes, THRESHOLD), out.bytes());
    }

    @Test
    void bytesThatAreWrittenBehindFlushedOnesArrive() throws IOException {
        try (WindowedImageOutputStream stream = cachedIn(folder.toFile())) {
            stream.write(bytes);
            stream.flush();
            assertPassed();
            stream.write(bytes);
        }
        assertEquals(2 * SIZE, out.bytes().length);
        assertArrayEquals(bytes, Arrays.copyOfRange(out.bytes(), SIZE, 2 * SIZE));
    }
}
