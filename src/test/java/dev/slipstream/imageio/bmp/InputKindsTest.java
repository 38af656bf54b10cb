package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.bmp.BmpFormat.BMP;

import dev.slipstream.imageio.bmp.BmpFiles.Bmp;
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

    /** Of each kind of data one: large and small, every header, run lengths, masks, other formats inside. */
    private static final List<String> FILES = List.of("info40-pal8-1x1.bmp", "core12-pal4-20x20.bmp",
            "info40-rgb24-250x250.bmp", "info40-pal8-250x250.bmp", "info40-rle8-250x250.bmp", "info40-rle4-250x250.bmp",
            "info40-pal1-31x33.bmp", "info40-rgb16-31x33.bmp", "v4-108-pal8-gap-100-20x20.bmp",
            "info40-pal8-topdown-20x20.bmp", "v5-124-rgb32-20x20.bmp", "v3-56-bitfields-8888-20x20.bmp",
            "info40-bitfields-565-20x20.bmp", "info40-png-20x20.bmp", "info40-jpeg-20x20.bmp");

    private static final int BEFORE = 777;

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource(Origin.class)
    void ourStreamOfAnyOrigin(Origin origin) throws IOException {
        for (String name : FILES) {
            Path file = write(name);
            assertSame(name, SameAnswers.fromOrigin(BMP, name + " from " + origin, () -> origin.open(file)));
        }
    }

    @Test
    void theJdksStreams() throws IOException {
        for (String name : FILES) {
            Path file = write(name);
            byte[] bytes = Files.readAllBytes(file);
            assertSame(name, SameAnswers.from(BMP, name + " from a file",
                    () -> new FileImageInputStream(file.toFile())));
            assertSame(name, SameAnswers.from(BMP, name + " from memory",
                    () -> new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes))));
            assertSame(name, SameAnswers.from(BMP, name + " from a cache file",
                    () -> new FileCacheImageInputStream(new ByteArrayInputStream(bytes), folder.toFile())));
        }
    }

    @Test
    void aReflectiveProxy() throws IOException {
        for (String name : FILES) {
            byte[] bytes = BmpFiles.own(name).bytes();
            assertSame(name, SameAnswers.from(BMP, name + " from a proxy",
                    () -> ReflectiveProxy.of(new BytesImageInputStream(bytes))));
        }
    }

    /** The JDK's reader takes short reads of some things for all there is: it gets a stream that delivers all. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7, 100, 511, 512, 8192, 1 << 20})
    void aStreamOfShortReads(int bytes) throws IOException {
        for (String name : FILES) {
            Bmp bmp = BmpFiles.own(name);
            SameAnswers answers = SameAnswers.from(BMP, name + " at most " + bytes + " bytes a read",
                    () -> new BytesImageInputStream(bmp.bytes()), () -> new BytesImageInputStream(bmp.bytes(), bytes));
            answers.recognise();
            answers.read(Flags.LIKE_IMAGEIO, bmp::destination);
        }
    }

    @Test
    void aStreamThatStandsAtTheImageAmongOtherBytes() throws IOException {
        for (String name : FILES) {
            byte[] bytes = BmpFiles.own(name).bytes();
            byte[] among = new byte[BEFORE + bytes.length];
            Arrays.fill(among, (byte) 137);
            System.arraycopy(bytes, 0, among, BEFORE, bytes.length);
            assertSame(name, SameAnswers.from(BMP, name + " behind other bytes", () -> {
                ImageInputStream stream = new BytesImageInputStream(among);
                stream.seek(BEFORE);
                return stream;
            }));
        }
    }

    private static void assertSame(String name, SameAnswers answers) throws IOException {
        answers.recognise();
        for (Flags flags : Flags.values()) {
            answers.read(flags);
        }
        boolean isEmbedded = new Bmp(name, new byte[0]).isEmbedded();
        answers.askEach(Flags.KEEPING_METADATA, question -> !isEmbedded || !question.isAboutTypes());
    }

    private Path write(String name) throws IOException {
        return Files.write(folder.resolve(name), BmpFiles.own(name).bytes());
    }
}
