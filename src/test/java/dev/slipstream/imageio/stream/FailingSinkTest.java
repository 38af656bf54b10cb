package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.slipstream.imageio.testing.OpenFiles;
import dev.slipstream.imageio.testing.Receiver;
import dev.slipstream.imageio.testing.Use;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** An {@code OutputStream} that fails: its own error reaches the caller, and what it got before is right. */
class FailingSinkTest {

    private static final int SIZE = 4000;
    private static final int STEP = 37;

    @TempDir
    Path folder;

    private static byte[] pattern() {
        byte[] bytes = new byte[SIZE];
        new Random(7).nextBytes(bytes);
        return bytes;
    }

    static Stream<Arguments> writings() {
        byte[] bytes = pattern();
        List<Use<ImageOutputStream>> writings = List.of(
                out -> {
                    out.write(bytes, 0, 2500);
                    out.write(bytes, 2500, SIZE - 2500);
                },
                out -> {
                    for (int i = 0; i < SIZE; i++) {
                        out.write(bytes[i]);
                        out.flushBefore(i);
                    }
                },
                out -> {
                    for (int i = 0; i < SIZE; i += 100) {
                        out.write(bytes, i, 100);
                        out.flush();
                    }
                },
                out -> {
                    out.write(new byte[SIZE]);
                    out.seek(0);
                    for (byte b : bytes) {
                        out.writeBits(b, 8);
                    }
                    out.seek(5);
                    out.readInt();
                    out.seek(SIZE);
                });
        return Stream.of(OutputCaching.values())
                .flatMap(caching -> writings.stream().map(writing -> Arguments.of(caching, writing)));
    }

    @ParameterizedTest
    @MethodSource("writings")
    void errorThatFlushingMeetsReachesTheCaller(OutputCaching caching, Use<ImageOutputStream> writing)
            throws IOException {
        for (int at = 0; at < SIZE; at += STEP) {
            IOException failure = new IOException("broken at " + at);
            FailingOutputStream out = FailingOutputStream.failingAt(at, failure);
            IOException thrown = assertThrows(IOException.class, () -> {
                try (ImageOutputStream stream = caching.open(out, folder.toFile())) {
                    writing.of(stream);
                    stream.flush();
                }
            });
            assertOnlyThis(failure, thrown, out, at);
        }
    }

    @ParameterizedTest
    @MethodSource("writings")
    void errorThatCloseMeetsIsThrownByItOnce(OutputCaching caching, Use<ImageOutputStream> writing) throws IOException {
        for (int at = 0; at < SIZE; at += STEP) {
            IOException failure = new IOException("broken at " + at);
            FailingOutputStream out = FailingOutputStream.failingAt(at, failure);
            ImageOutputStream stream = caching.open(out, folder.toFile());
            IOException thrown = assertThrows(IOException.class, () -> {
                try (stream) {
                    writing.of(stream);
                }
            });
            assertDoesNotThrow(stream::close);
            assertOnlyThis(failure, thrown, out, at);
        }
    }

    private void assertOnlyThis(Throwable failure, Throwable thrown, FailingOutputStream out, int at)
            throws IOException {
        assertSame(failure, thrown, () -> "failure at byte " + at);
        assertEquals(0, thrown.getSuppressed().length, () -> "suppressed: " + List.of(thrown.getSuppressed()));
        assertArrayEquals(Arrays.copyOf(pattern(), at), out.taken(), () -> "taken before byte " + at);
        assertFalse(out.touchedAfterwards(), () -> "touched after the failure at byte " + at);
        assertFalse(out.closed(), "the caller's");
        OpenFiles.assertNoneIn(folder);
    }

    static Stream<Arguments> unusualErrors() {
        return Stream.of(OutputCaching.values()).flatMap(caching ->
                Stream.of(new IllegalStateException("broken"), new StackOverflowError("broken"))
                        .map(failure -> Arguments.of(caching, failure)));
    }

    @ParameterizedTest
    @MethodSource("unusualErrors")
    void anyThrowableOfTheSinkEndsIt(OutputCaching caching, Throwable failure) throws IOException {
        FailingOutputStream out = FailingOutputStream.recoveringAt(1234, failure);
        ImageOutputStream stream = caching.open(out, folder.toFile());
        Throwable thrown = assertThrows(failure.getClass(), () -> {
            try (stream) {
                stream.write(pattern());
                stream.flush();
            }
        });
        assertDoesNotThrow(stream::close);
        assertOnlyThis(failure, thrown, out, 1234);
    }

    @ParameterizedTest
    @EnumSource
    void nothingIsHandedOverAfterAFailureAlthoughItMightSucceed(OutputCaching caching) throws IOException {
        for (int at = 0; at < SIZE; at += STEP) {
            IOException failure = new IOException("broken");
            FailingOutputStream out = FailingOutputStream.recoveringAt(at, failure);
            try (ImageOutputStream stream = caching.open(out, folder.toFile())) {
                stream.write(pattern());
                assertSame(failure, assertThrows(IOException.class, stream::flush));
                stream.write(pattern());
                assertSame(failure, assertThrows(IOException.class, stream::flush), "again");
            }
            assertArrayEquals(Arrays.copyOf(pattern(), at), out.taken());
            assertFalse(out.touchedAfterwards());
        }
        OpenFiles.assertNoneIn(folder);
    }

    /** {@code ImageIO.write} flushes once more after a writer that failed: that must not hide the failure. */
    @ParameterizedTest
    @EnumSource
    void flushWithNothingMoreToHandOverIsQuietAfterAFailure(OutputCaching caching) throws IOException {
        IOException failure = new IOException("broken");
        FailingOutputStream out = FailingOutputStream.recoveringAt(50, failure);
        try (ImageOutputStream stream = caching.open(out, folder.toFile())) {
            stream.write(pattern());
            assertSame(failure, assertThrows(IOException.class, stream::flush));
            assertDoesNotThrow(stream::flush);
        }
        assertFalse(out.touchedAfterwards());
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "CHANNEL")
    void errorOfItsFlushReachesTheCallerAndNothingIsHandedOverTwice(OutputCaching caching) throws IOException {
        for (boolean flushed : new boolean[] {true, false}) {
            IOException failure = new IOException("cannot flush");
            Receiver out = new Receiver();
            out.failFlushing(failure);
            ImageOutputStream stream = caching.open(out, folder.toFile());
            IOException thrown = assertThrows(IOException.class, () -> {
                try (stream) {
                    stream.write(pattern());
                    if (flushed) {
                        stream.flush();
                    }
                }
            });
            assertSame(failure, thrown);
            assertEquals(0, thrown.getSuppressed().length);
            assertDoesNotThrow(stream::close);
            assertArrayEquals(pattern(), out.bytes());
        }
        OpenFiles.assertNoneIn(folder);
    }

    @Test
    void bytesStillInMemoryAreReadBackAfterAFailure() throws IOException {
        FailingOutputStream out = FailingOutputStream.failingAt(0, new IOException("broken"));
        try (ImageOutputStream stream = WindowedImageOutputStream.of(out)) {
            stream.write(pattern());
            assertThrows(IOException.class, () -> stream.flushBefore(100));
            stream.seek(100);
            byte[] rest = new byte[SIZE - 100];
            stream.readFully(rest);
            assertArrayEquals(Arrays.copyOfRange(pattern(), 100, SIZE), rest);
        }
    }
}
