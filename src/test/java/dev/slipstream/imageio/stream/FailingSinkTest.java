package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.slipstream.imageio.testing.OpenFiles;
import dev.slipstream.imageio.testing.Receiver;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.Use;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** If an {@code OutputStream} fails, its own error reaches the caller, and the bytes it got before are right. */
class FailingSinkTest {

    private static final int SIZE = 4000;
    private static final int STEP = 37;
    private static final byte[] BYTES = new byte[SIZE];

    static {
        new Random(7).nextBytes(BYTES);
    }

    private static final List<Use<ImageOutputStream>> WRITINGS = List.of(
            out -> {
                out.write(BYTES, 0, 2500);
                out.write(BYTES, 2500, SIZE - 2500);
            },
            out -> {
                for (int i = 0; i < SIZE; i++) {
                    out.write(BYTES[i]);
                    out.flushBefore(i);
                }
            },
            out -> {
                for (int i = 0; i < SIZE; i += 100) {
                    out.write(BYTES, i, 100);
                    out.flush();
                }
            },
            out -> {
                out.write(new byte[SIZE]);
                out.seek(0);
                for (byte b : BYTES) {
                    out.writeBits(b, 8);
                }
                out.seek(5);
                out.readInt();
                out.seek(SIZE);
            });

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

    private ImageOutputStream open(OutputCaching caching, OutputStream out) {
        return caching.open(out, folder.toFile());
    }

    /** Writes to a sink that fails at one byte: the only error is this one, or a writer's that has it as its cause. */
    private void assertFailsAt(int at, byte[] complete, boolean isWrapped, Use<OutputStream> writing)
            throws IOException {
        IOException failure = new IOException("broken at " + at);
        FailingOutputStream out = FailingOutputStream.recoveringAt(at, failure);
        IOException thrown = assertThrows(IOException.class, () -> writing.of(out));
        assertSame(failure, isWrapped ? thrown.getCause() : thrown);
        assertOnlyThis(thrown, out, Arrays.copyOf(complete, at));
    }

    private void assertOnlyThis(Throwable thrown, FailingOutputStream out, byte[] taken) throws IOException {
        assertEquals(0, thrown.getSuppressed().length, () -> "suppressed: " + List.of(thrown.getSuppressed()));
        assertArrayEquals(taken, out.taken(), () -> "taken before byte " + taken.length);
        assertFalse(out.touchedAfterwards(), () -> "touched after the failure at byte " + taken.length);
        assertFalse(out.closed(), "the caller's");
        OpenFiles.assertNoneIn(folder);
    }

    @ParameterizedTest
    @EnumSource
    void errorThatFlushOrCloseMeetsIsThrownByItOnce(OutputCaching caching) throws IOException {
        for (Use<ImageOutputStream> writing : WRITINGS) {
            for (int at = 0; at < SIZE; at += STEP) {
                for (boolean isFlushed : new boolean[] {true, false}) {
                    assertFailsAt(at, BYTES, false, out -> {
                        ImageOutputStream stream = open(caching, out);
                        try (stream) {
                            writing.of(stream);
                            if (isFlushed) {
                                stream.flush();
                            }
                        } finally {
                            assertDoesNotThrow(stream::close, "second close");
                        }
                    });
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void anyThrowableOfTheSinkEndsIt(OutputCaching caching) throws IOException {
        for (Throwable failure : List.of(new IllegalStateException("broken"), new StackOverflowError("broken"))) {
            FailingOutputStream out = FailingOutputStream.recoveringAt(1234, failure);
            ImageOutputStream stream = open(caching, out);
            Throwable thrown = assertThrows(failure.getClass(), () -> {
                try (stream) {
                    stream.write(BYTES);
                    stream.flush();
                }
            });
            assertSame(failure, thrown);
            assertDoesNotThrow(stream::close);
            assertOnlyThis(thrown, out, Arrays.copyOf(BYTES, 1234));
        }
    }

    @ParameterizedTest
    @EnumSource
    void nothingIsHandedOverAfterAFailureAlthoughItMightSucceed(OutputCaching caching) throws IOException {
        for (int at = 0; at < SIZE; at += STEP) {
            IOException failure = new IOException("broken");
            FailingOutputStream out = FailingOutputStream.recoveringAt(at, failure);
            try (ImageOutputStream stream = open(caching, out)) {
                stream.write(BYTES);
                assertSame(failure, assertThrows(IOException.class, stream::flush));
                // ImageIO.write flushes once more after a writer that failed: that must not hide the failure.
                assertDoesNotThrow(stream::flush, "with nothing more to hand over");
                stream.write(BYTES);
                assertSame(failure, assertThrows(IOException.class, stream::flush), "again");
            }
            assertArrayEquals(Arrays.copyOf(BYTES, at), out.taken());
            assertFalse(out.touchedAfterwards());
        }
        OpenFiles.assertNoneIn(folder);
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "CHANNEL")
    void errorOfItsFlushReachesTheCallerAndNothingIsHandedOverTwice(OutputCaching caching) throws IOException {
        for (boolean flushed : new boolean[] {true, false}) {
            IOException failure = new IOException("cannot flush");
            Receiver out = new Receiver();
            out.failFlushing(failure);
            ImageOutputStream stream = open(caching, out);
            IOException thrown = assertThrows(IOException.class, () -> {
                try (stream) {
                    stream.write(BYTES);
                    if (flushed) {
                        stream.flush();
                    }
                }
            });
            assertSame(failure, thrown);
            assertEquals(0, thrown.getSuppressed().length);
            assertDoesNotThrow(stream::close);
            assertArrayEquals(BYTES, out.bytes());
        }
        OpenFiles.assertNoneIn(folder);
    }

    @Test
    void bytesStillInMemoryAreReadBackAfterAFailure() throws IOException {
        FailingOutputStream out = FailingOutputStream.failingAt(0, new IOException("broken"));
        try (ImageOutputStream stream = WindowedImageOutputStream.of(out)) {
            stream.write(BYTES);
            assertThrows(IOException.class, () -> stream.flushBefore(100));
            stream.seek(100);
            byte[] rest = new byte[SIZE - 100];
            stream.readFully(rest);
            assertArrayEquals(Arrays.copyOfRange(BYTES, 100, SIZE), rest);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "bmp", "gif", "jpeg"})
    void theSinksOwnErrorReachesTheCallerOfAWriterAsWithTheJdk(String format) throws IOException {
        BufferedImage image = SampleImages.image(13, 9, format.equals("gif")
                ? BufferedImage.TYPE_BYTE_BINARY : BufferedImage.TYPE_3BYTE_BGR); // a palette takes its time
        byte[] complete = SampleImages.written(image, format);
        for (int at = 0; at < complete.length; at += 1 + at / 20) {
            boolean isWrapped = isWrappedWithTheJdk(image, format, at);
            for (OutputCaching caching : OutputCaching.values()) {
                assertFailsAt(at, complete, isWrapped, out -> {
                    try (ImageOutputStream stream = open(caching, out)) {
                        ImageIO.write(image, format, stream);
                    }
                });
            }
            for (boolean cache : new boolean[] {true, false}) {
                ImageIO.setUseCache(cache);
                assertFailsAt(at, complete, isWrapped, out -> ImageIO.write(image, format, out));
            }
        }
    }

    /** Some writers wrap every error in one of their own. */
    private static boolean isWrappedWithTheJdk(BufferedImage image, String format, int at) {
        IOException failure = new IOException("broken");
        FailingOutputStream out = FailingOutputStream.failingAt(at, failure);
        return !failure.equals(assertThrows(IOException.class, () -> {
            try (ImageOutputStream stream = new MemoryCacheImageOutputStream(out)) {
                ImageIO.write(image, format, stream);
            }
        }));
    }
}
