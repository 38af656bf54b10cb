package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.testing.Format.BMP;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.slipstream.imageio.Slipstream;
import dev.slipstream.imageio.bmp.BmpFiles.Bmp;
import dev.slipstream.imageio.reading.BytesImageInputStream;
import dev.slipstream.imageio.testing.Events;
import dev.slipstream.imageio.testing.OpenFiles;
import dev.slipstream.imageio.testing.Side;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** However a read ends: streams that it opened are closed, the given one stays open, and no temporary file remains. */
class LeaksTest {

    @TempDir
    Path cache;

    private final InnerReaders inner = new InnerReaders();
    private final byte[] embedded = BmpFiles.own("info40-png-20x20.bmp").bytes();

    LeaksTest() throws IOException {}

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

    private ImageReader reader() throws IOException {
        inner.register();
        ImageReader reader = BMP.open(Side.SLIPSTREAM);
        reader.setInput(new BytesImageInputStream(embedded));
        return reader;
    }

    @Test
    void readerAndStreamOfAnEmbeddedImageAreClosed() throws IOException {
        ImageReader reader = reader();
        assertNotNull(reader.read(0));
        reader.getImageTypes(0);
        reader.getRawImageType(0);
        reader.getImageMetadata(0);
        reader.readRaster(0, null);
        inner.assertAllClosed();
    }

    @Test
    void theyAreClosedIfTheImageIsBroken() throws IOException {
        inner.fail();
        ImageReader reader = reader();
        assertThrows(IOException.class, () -> reader.read(0));
        inner.assertAllClosed();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5, 10, 11})
    void theyAreClosedAfterAnAbort(int lastEvent) throws IOException {
        ImageReader reader = reader();
        Events.withoutPixels(reader).at(lastEvent, reader::abort);
        reader.read(0);
        inner.assertAllClosed();
    }

    @Test
    void theyAreClosedIfAListenerFails() throws IOException {
        ImageReader reader = reader();
        Events.withoutPixels(reader).at(3, () -> {
            throw new IllegalCallerException("the listener's own");
        });
        assertThrows(Exception.class, () -> reader.read(0));
        inner.assertAllClosed();
    }

    @Test
    void whatTheSourceThrowsIsThrown() throws IOException {
        IOException failure = new IOException("the source failed");
        for (int position = 54; position < 100; position++) {
            int failing = position;
            ImageReader reader = BMP.open(Side.SLIPSTREAM);
            reader.setInput(new BytesImageInputStream(embedded) {
                @Override
                public int read(byte[] target, int offset, int length) throws IOException {
                    if (streamPos + length > failing) {
                        throw failure;
                    }
                    return super.read(target, offset, length);
                }
            });
            assertSame(failure, assertThrows(IOException.class, () -> reader.read(0)));
        }
    }

    @Test
    void theCallersStreamIsNeitherClosedNorFlushed() throws IOException {
        for (Bmp bmp : BmpFiles.own()) {
            ImageReader reader = BMP.open(Side.SLIPSTREAM);
            BytesImageInputStream stream = new BytesImageInputStream(bmp.bytes());
            for (int question = 0; question < 4; question++) {
                ask(reader, stream, question);
            }
            reader.dispose();
            stream.seek(0); // a closed stream refuses this
            assertEquals(0, stream.getFlushedPosition(), bmp::name);
        }
    }

    private static void ask(ImageReader reader, BytesImageInputStream stream, int question) throws IOException {
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
