package dev.slipstream.imageio.png;

import static dev.slipstream.imageio.png.PngFormat.PNG;

import dev.slipstream.imageio.png.PngFiles.Png;
import dev.slipstream.imageio.reading.BytesImageInputStream;
import dev.slipstream.imageio.reading.Flags;
import dev.slipstream.imageio.reading.ReflectiveProxy;
import dev.slipstream.imageio.reading.SameAnswers;
import dev.slipstream.imageio.testing.Origin;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import javax.imageio.stream.FileCacheImageInputStream;
import javax.imageio.stream.FileImageInputStream;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The reader takes every {@code ImageInputStream} there is. */
class InputKindsTest {

    /** Of each kind of data one: large and small, many chunks, interlaced, with metadata, broken. */
    private static final List<String> FILES = List.of("rgb8-1x1.png", "rgb8-250x250.png", "rgba8-250x250.png",
            "gray1-33x31.png", "gray16-20x20.png", "palette4-adam7-33x31.png", "rgb8-adam7-250x250.png",
            "rgb8-idat-1-byte-20x20.png", "rgb8-idat-empty-between-20x20.png", "rgb8-all-chunks-20x20.png",
            "rgb8-behind-end-png-20x20.png", "palette8-trns-short-20x20.png", "xtruncated-adam7.png",
            "xtruncated-between-idats.png", "xdata-half.png", "xiend-missing.png", "xzlib-without-checksum.png");

    private static final int BEFORE = 777;

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource(Origin.class)
    void ourStreamOfAnyOrigin(Origin origin) throws IOException {
        for (String name : FILES) {
            Path file = write(name);
            assertSame(SameAnswers.fromOrigin(PNG, name + " from " + origin, () -> origin.open(file)));
        }
    }

    @Test
    void theJdksStreams() throws IOException {
        for (String name : FILES) {
            Path file = write(name);
            byte[] bytes = Files.readAllBytes(file);
            assertSame(SameAnswers.from(PNG, name + " from a file", () -> new FileImageInputStream(file.toFile())));
            assertSame(SameAnswers.from(PNG, name + " from memory",
                    () -> new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes))));
            assertSame(SameAnswers.from(PNG, name + " from a cache file",
                    () -> new FileCacheImageInputStream(new ByteArrayInputStream(bytes), folder.toFile())));
        }
    }

    @Test
    void aReflectiveProxy() throws IOException {
        for (String name : FILES) {
            byte[] bytes = PngFiles.own(name).bytes();
            assertSame(SameAnswers.from(PNG, name + " from a proxy",
                    () -> ReflectiveProxy.of(new BytesImageInputStream(bytes))));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {512, 513, 1 << 20})
    void aStreamThatDeliversWhatTheJdkTakesAtATime(int bytes) throws IOException {
        for (String name : FILES) {
            Png png = PngFiles.own(name);
            assertSame(SameAnswers.from(PNG, name + " at most " + bytes + " bytes a read",
                    () -> new BytesImageInputStream(png.bytes(), bytes)));
        }
    }

    /** The JDK's reader takes some short reads for the end: it is asked by a stream that delivers all. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7, 100, 511})
    void aStreamOfShortReads(int bytes) throws IOException {
        for (String name : FILES) {
            Png png = PngFiles.own(name);
            SameAnswers answers = SameAnswers.from(PNG, name + " at most " + bytes + " bytes a read",
                    () -> new BytesImageInputStream(png.bytes()), () -> new BytesImageInputStream(png.bytes(), bytes));
            answers.recognise();
            answers.read(Flags.LIKE_IMAGEIO, png::destination);
        }
    }

    @Test
    void aStreamThatStandsAtTheImageAmongOtherBytes() throws IOException {
        for (String name : FILES) {
            byte[] bytes = PngFiles.own(name).bytes();
            byte[] among = new byte[BEFORE + bytes.length];
            Arrays.fill(among, (byte) 137);
            System.arraycopy(bytes, 0, among, BEFORE, bytes.length);
            assertSame(SameAnswers.from(PNG, name + " behind other bytes", () -> {
                ImageInputStream stream = new BytesImageInputStream(among);
                stream.seek(BEFORE);
                return stream;
            }));
        }
    }

    private static void assertSame(SameAnswers answers) throws IOException {
        answers.recognise();
        for (Flags flags : Flags.values()) {
            answers.read(flags);
        }
        answers.askEach(Flags.KEEPING_METADATA);
    }

    private Path write(String name) throws IOException {
        return Files.write(folder.resolve(name), PngFiles.own(name).bytes());
    }
}
