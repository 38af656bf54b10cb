package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.bmp.BmpFormat.BMP;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.Slipstream;
import dev.slipstream.imageio.bmp.BmpFiles.Bmp;
import dev.slipstream.imageio.reading.ReaderEvents;
import dev.slipstream.imageio.reading.Side;
import dev.slipstream.imageio.testing.OpenFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever becomes of a read: what it opened is closed, what it was given is left as it was, no file stays behind. */
class LeaksTest {

    @TempDir
    Path cache;

    private final WatchedReaders inner = new WatchedReaders();

    @BeforeEach
    void useCache() {
        ImageIO.setUseCache(true);
        ImageIO.setCacheDirectory(cache.toFile());
    }

    @AfterEach
    void leaveNothingBehind() {
        inner.deregister();
        ImageIO.setCacheDirectory(null);
        Slipstream.install();
    }

    @ParameterizedTest
    @ValueSource(strings = {"info40-png-20x20.bmp", "v5-124-png-20x20.bmp"})
    void readerAndStreamOfAnEmbeddedImageAreClosed(String name) throws IOException {
        inner.register();
        byte[] file = BmpFiles.own(name).bytes();
        assertTrue(BothReaders.read(file).image() != null);
        inner.assertAllClosed(1);
    }

    @Test
    void readerAndStreamOfABrokenEmbeddedImageAreClosed() throws IOException {
        inner.register();
        byte[] file = BmpFiles.own("info40-png-20x20.bmp").bytes();
        for (int n = 0; n < file.length; n += 7) {
            BothReaders.read(Arrays.copyOf(file, n));
        }
        BothReaders.read(BmpFiles.own("xpng-without-png.bmp").bytes());
        inner.assertAllClosed(3);
    }

    @Test
    void readerAndStreamOfAnEmbeddedImageAreClosedAfterAnAbort() throws IOException {
        inner.register();
        for (int last = 0; last < 10; last++) {
            int lastEvent = last;
            ImageReader reader = BMP.open(Side.SLIPSTREAM);
            try (WatchedStream stream = new WatchedStream(BmpFiles.own("info40-png-20x20.bmp").bytes())) {
                reader.setInput(stream);
                ReaderEvents.withoutPixels(reader).atEach(event -> {
                    if (event == lastEvent) {
                        reader.abort();
                    }
                });
                reader.read(0);
            }
        }
        inner.assertAllClosed(1);
    }

    @Test
    void readerOfAnEmbeddedImageIsClosedIfTheSourceFails() throws IOException {
        inner.register();
        for (int position = 54; position < 100; position++) {
            WatchedStream stream = new WatchedStream(BmpFiles.own("info40-png-20x20.bmp").bytes());
            stream.failFrom(position);
            ImageReader reader = BMP.open(Side.SLIPSTREAM);
            reader.setInput(stream);
            IOException thrown = assertThrows(IOException.class, () -> reader.read(0));
            assertEquals(WatchedStream.FAILURE, thrown.getMessage());
        }
        inner.assertAllClosed(0);
    }

    /** Listeners and a wrong destination throw in the midst of a read. */
    @Test
    void readerAndStreamOfAnEmbeddedImageAreClosedAfterAnException() throws IOException {
        inner.register();
        ImageReader reader = BMP.open(Side.SLIPSTREAM);
        try (WatchedStream stream = new WatchedStream(BmpFiles.own("info40-png-20x20.bmp").bytes())) {
            reader.setInput(stream);
            ReaderEvents.withoutPixels(reader).atEach(event -> {
                if (event == 3) {
                    throw new IllegalCallerException("the listener's own");
                }
            });
            assertThrows(Exception.class, () -> reader.read(0));
            ImageReadParam bands = new ImageReadParam();
            bands.setSourceBands(new int[] {9});
            assertThrows(RuntimeException.class, () -> reader.read(0, bands));
        }
        inner.assertAllClosed(1);
    }

    @Test
    void readersOfTheOtherQuestionsAreClosed() throws IOException {
        inner.register();
        ImageReader reader = BMP.open(Side.SLIPSTREAM);
        try (WatchedStream stream = new WatchedStream(BmpFiles.own("info40-png-20x20.bmp").bytes())) {
            reader.setInput(stream);
            reader.getImageTypes(0);
            reader.getRawImageType(0);
            reader.getImageMetadata(0);
            reader.readRaster(0, null);
        }
        inner.assertAllClosed(1);
    }

    @Test
    void theCallersStreamIsNeitherClosedNorFlushed() throws IOException {
        for (Bmp bmp : BmpFiles.own()) {
            ImageReader reader = BMP.open(Side.SLIPSTREAM);
            WatchedStream stream = new WatchedStream(bmp.bytes());
            for (int question = 0; question < 4; question++) {
                ask(reader, stream, question);
            }
            reader.dispose();
            assertFalse(stream.isClosed(), bmp::name);
            assertEquals(0, stream.getFlushedPosition(), bmp::name);
            assertEquals(0, stream.flushes(), bmp::name);
        }
    }

    private static void ask(ImageReader reader, WatchedStream stream, int question) throws IOException {
        try {
            stream.seek(0);
            reader.setInput(stream, false, question % 2 == 0);
            switch (question) {
                case 0 -> reader.read(0);
                case 1 -> reader.getImageMetadata(0);
                case 2 -> reader.getImageTypes(0);
                default -> reader.readRaster(0, null);
            }
        } catch (IOException e) {
            // of the broken ones
        }
    }

    /** Through the JDK's streams too, whose cache is a file from the first byte on. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void noFileStaysInTheCacheDirectory(boolean isInstalled) throws IOException {
        OpenFiles.assumeCountable();
        ImageReader reader = BMP.open(Side.SLIPSTREAM);
        if (!isInstalled) {
            Slipstream.uninstall();
        }
        for (Bmp bmp : BmpFiles.own()) {
            BothReaders.read(reader, bmp.bytes(), null);
            BothReaders.read(reader, Arrays.copyOf(bmp.bytes(), bmp.bytes().length * 3 / 4), null);
        }
        OpenFiles.assertNoneIn(cache);
    }
}
