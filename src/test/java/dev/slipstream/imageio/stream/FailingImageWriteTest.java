package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.OpenFiles;
import dev.slipstream.imageio.testing.SampleImages;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.IIOException;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code ImageIO.write} to an {@code OutputStream} that fails at its n-th byte, for every n of a small image. */
class FailingImageWriteTest {

    private static final List<String> FORMATS = List.of("png", "bmp", "gif", "jpeg");
    private static final BufferedImage COLOURS = SampleImages.image(13, 9, BufferedImage.TYPE_3BYTE_BGR);
    private static final BufferedImage TWO_COLOURS = SampleImages.image(13, 9, BufferedImage.TYPE_BYTE_BINARY);
    private static final Map<String, Expected> EXPECTED =
            FORMATS.stream().collect(Collectors.toMap(format -> format, Expected::of));

    private final boolean useCache = ImageIO.getUseCache();
    private final File cacheDirectory = ImageIO.getCacheDirectory();

    @TempDir
    Path folder;

    @BeforeEach
    void useThisFolder() {
        ImageIO.setCacheDirectory(folder.toFile());
    }

    @AfterEach
    void restore() {
        ImageIO.setUseCache(useCache);
        ImageIO.setCacheDirectory(cacheDirectory);
    }

    static Stream<Arguments> formatsAndCachings() {
        return FORMATS.stream().flatMap(format ->
                Stream.of(OutputCaching.MEMORY, OutputCaching.DIRECTORY, OutputCaching.CHANNEL)
                        .map(caching -> Arguments.of(format, caching)));
    }

    @ParameterizedTest
    @MethodSource("formatsAndCachings")
    void theSinksOwnErrorReachesTheCaller(String format, OutputCaching caching) throws IOException {
        Expected expected = EXPECTED.get(format);
        for (int at = 0; at < expected.bytes().length; at++) {
            IOException failure = new IOException("broken at " + at);
            FailingOutputStream out = FailingOutputStream.recoveringAt(at, failure);
            ImageOutputStream stream = caching.open(out, folder.toFile());
            IOException thrown = assertThrows(IOException.class, () -> {
                try (stream) {
                    ImageIO.write(image(format), format, stream);
                }
            });
            assertDoesNotThrow(stream::close, "second close");
            assertEquals(at, out.taken().length);
            assertOnlyThis(failure, thrown, out, expected);
        }
    }

    /** Large enough for a cache file. */
    @ParameterizedTest
    @ValueSource(strings = {"png", "bmp", "jpeg"})
    void theSinksOwnErrorReachesTheCallerThroughACacheFile(String format) throws IOException {
        BufferedImage image = SampleImages.image(60, 50, BufferedImage.TYPE_3BYTE_BGR);
        byte[] expected = SampleImages.written(image, format);
        for (int at = 0; at < expected.length; at += 101) {
            IOException failure = new IOException("broken at " + at);
            FailingOutputStream out = FailingOutputStream.recoveringAt(at, failure);
            IOException thrown = assertThrows(IOException.class, () -> {
                try (ImageOutputStream stream = OutputCaching.SPILLED.open(out, folder.toFile())) {
                    ImageIO.write(image, format, stream);
                }
            });
            assertSame(failure, thrown instanceof IIOException ? thrown.getCause() : thrown);
            assertArrayEquals(Arrays.copyOf(expected, at), out.taken());
            OpenFiles.assertNoneIn(folder);
        }
    }

    static Stream<Arguments> formatsAndCacheSettings() {
        return FORMATS.stream().flatMap(format -> Stream.of(true, false).map(use -> Arguments.of(format, use)));
    }

    @ParameterizedTest
    @MethodSource("formatsAndCacheSettings")
    void theSinksOwnErrorReachesTheCallerOfAnUnchangedApplication(String format, boolean cache) throws IOException {
        ImageIO.setUseCache(cache);
        try (ImageOutputStream stream = ImageIO.createImageOutputStream(new ByteArrayOutputStream())) {
            assertEquals(WindowedImageOutputStream.class, stream.getClass());
        }
        Expected expected = EXPECTED.get(format);
        for (int at = 0; at < expected.bytes().length; at++) {
            IOException failure = new IOException("broken at " + at);
            FailingOutputStream out = FailingOutputStream.recoveringAt(at, failure);
            IOException thrown = assertThrows(IOException.class, () -> ImageIO.write(image(format), format, out));
            assertEquals(at, out.taken().length);
            assertOnlyThis(failure, thrown, out, expected);
        }
    }

    @ParameterizedTest
    @MethodSource("formatsAndCachings")
    void aSinkThatFailsBehindTheLastByteIsNotNoticed(String format, OutputCaching caching) throws IOException {
        byte[] expected = EXPECTED.get(format).bytes();
        FailingOutputStream out = FailingOutputStream.failingAt(expected.length, new IOException("broken"));
        try (ImageOutputStream stream = caching.open(out, folder.toFile())) {
            assertTrue(ImageIO.write(image(format), format, stream));
        }
        assertArrayEquals(expected, out.taken());
    }

    /** The GIF writer takes its time to choose a palette. */
    private static BufferedImage image(String format) {
        return format.equals("gif") ? TWO_COLOURS : COLOURS;
    }

    /** Thrown itself or, by a writer that wraps every error in one of its own, as that one's cause: as with the JDK. */
    private void assertOnlyThis(IOException failure, IOException thrown, FailingOutputStream out, Expected expected)
            throws IOException {
        int at = out.taken().length;
        assertSame(failure, expected.unwrapped().get(at) ? thrown : thrown.getCause());
        assertEquals(0, thrown.getSuppressed().length, () -> "suppressed: " + List.of(thrown.getSuppressed()));
        assertArrayEquals(Arrays.copyOf(expected.bytes(), at), out.taken(), () -> "taken before byte " + at);
        assertFalse(out.touchedAfterwards(), () -> "touched after the failure at byte " + at);
        assertFalse(out.closed(), "the caller's");
        OpenFiles.assertNoneIn(folder);
    }

    /**
     * What the JDK's stream makes of the same.
     *
     * @param bytes without a failure
     * @param unwrapped the bytes at which the sink's failure is thrown itself
     */
    private record Expected(byte[] bytes, BitSet unwrapped) {

        static Expected of(String format) {
            ByteArrayOutputStream complete = new ByteArrayOutputStream();
            assertDoesNotThrow(() -> write(format, complete));
            BitSet unwrapped = new BitSet();
            for (int at = 0; at < complete.size(); at++) {
                IOException failure = new IOException("broken");
                FailingOutputStream out = FailingOutputStream.failingAt(at, failure);
                unwrapped.set(at, failure.equals(assertThrows(IOException.class, () -> write(format, out))));
            }
            return new Expected(complete.toByteArray(), unwrapped);
        }

        private static void write(String format, OutputStream out) throws IOException {
            try (ImageOutputStream stream = new MemoryCacheImageOutputStream(out)) {
                ImageIO.write(image(format), format, stream);
            }
        }
    }
}
