package dev.slipstream.imageio.interop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.OutputKind;
import dev.slipstream.imageio.testing.Receiver;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.WhoServes;
import dev.slipstream.imageio.testing.Writers;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriter;
import javax.imageio.spi.ImageWriterSpi;
import javax.imageio.stream.FileCacheImageOutputStream;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** When bytes reach their destination: where a writer of the JDK flushes, and when the stream is closed. */
class DeliveryTest {

    private static final BufferedImage IMAGE = SampleImages.indexed(301, 61, 1);

    @TempDir
    Path folder;

    @AfterEach
    void restoreCacheSetting() {
        ImageIO.setUseCache(true);
    }

    static Stream<ImageWriterSpi> writers() {
        return Stream.concat(Writers.from(Writers.JDK).stream(), Writers.from(Writers.TWELVE_MONKEYS).stream());
    }

    @ParameterizedTest
    @MethodSource("writers")
    void anOutputStreamHasGotAsMuchAsFromTheJdkAtEveryMoment(ImageWriterSpi spi) throws IOException {
        Receiver byFileCache = new Receiver();
        Receiver bySlipstream = new Receiver();
        assertSameDelivery(
                spi, byFileCache, new FileCacheImageOutputStream(byFileCache, folder.toFile()), bySlipstream);
        ImageIO.setUseCache(false);
        Receiver byMemoryCache = new Receiver();
        Receiver withoutCache = new Receiver();
        assertSameDelivery(spi, byMemoryCache, new MemoryCacheImageOutputStream(byMemoryCache), withoutCache);
    }

    private static void assertSameDelivery(
            ImageWriterSpi spi, Receiver expected, ImageOutputStream jdk, Receiver actual) throws IOException {
        try (jdk; ImageOutputStream ours = ImageIO.createImageOutputStream(actual)) {
            assertEquals(WhoServes.slipstream("to "), ours.getClass().getName());
            write(spi, jdk);
            write(spi, ours);
            assertArrayEquals(expected.bytes(), actual.bytes(), "after write");
            assertEquals(expected.flushes() > 0, actual.flushes() > 0, "flushed after write");
            assertEquals(expected.flushedBytes(), actual.flushedBytes(), "bytes before the last flush");
        }
        assertArrayEquals(expected.bytes(), actual.bytes(), "after close");
        assertTrue(actual.bytes().length > 0 || expected.bytes().length == 0);
        assertEquals(actual.bytes().length, actual.flushedBytes(), "close flushes");
        assertFalse(actual.isClosed());
    }

    private static void write(ImageWriterSpi spi, ImageOutputStream stream) throws IOException {
        ImageWriter writer = spi.createWriterInstance();
        try {
            writer.setOutput(stream);
            writer.write(IMAGE);
        } catch (IOException | RuntimeException refused) {
            stream.writeInt(0); // so that there is something to be delivered
        } finally {
            writer.dispose();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "bmp", "jpeg", "wbmp"})
    void aFileIsCompleteAfterTheWriterThoughNobodyClosesTheStream(String format) throws IOException {
        ImageWriterSpi first = ImageIO.getImageWritersByFormatName(format).next().getOriginatingProvider();
        for (ImageWriterSpi writer : List.of(Writers.jdk(format), first)) {
            byte[] expected = Writers.bytes(writer.createWriterInstance(), each -> each.write(IMAGE));
            for (OutputKind output : OutputKind.given()) {
                Path file = folder.resolve(output + "." + writer.getClass().getSimpleName());
                try (OutputKind.Output opened = output.output(file);
                        ImageOutputStream stream = ImageIO.createImageOutputStream(opened.it())) {
                    write(writer, stream);
                    assertArrayEquals(expected, opened.bytes(), () -> format + " to " + output);
                }
            }
        }
    }
}
