package dev.slipstream.imageio.bench.facts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.slipstream.imageio.testing.JdkReaders;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JdkErrorTest {

    private static final Path IMAGES = Path.of("../../testimages");
    private static final Task READ = ReadTask.FILE;
    private static final Task WRITE = new WriteTask("png", false);

    @ParameterizedTest
    @CsvSource({
        "TRANSPARENT_LOW_GRAY, png, gray[124]-trns-.*",
        "REJECTED_BMP, bmp, os2-.*|.*-pal2-.*|.*-alphabitfields-.*|xheader-size-41.bmp"
            + "|xmasks-(beyond-pixel|with-holes).bmp|xdepth-(3|5|64).bmp|xoffset-(0|2147483648|4294967295).bmp",
        "UNENDED_RLE, bmp, xrle8-(absolute-|delta-)?truncated.bmp"
    })
    void errorIsInTheseFilesOnly(JdkError error, String folder, String names) throws IOException {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(IMAGES.resolve(folder))) {
            for (Path file : files) {
                assertEquals(file.getFileName().toString().matches(names),
                        JdkError.of(Files.readAllBytes(file)) == error, file.toString());
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "png/gray4-trns-20x20.png, 45, TRANSPARENT_LOW_GRAY", // signature, IHDR, and a tRNS chunk of two bytes
        "bmp/os2-16-rgb24-20x20.bmp, 30, REJECTED_BMP"
    })
    void truncatedFilesAreLookedAtAsFarAsTheyGo(String name, int needed, JdkError expected) throws IOException {
        byte[] file = Files.readAllBytes(IMAGES.resolve(name));
        for (int length = 0; length < file.length; length++) {
            JdkError found = JdkError.of(Arrays.copyOf(file, length));
            assertEquals(length >= needed ? expected : JdkError.NONE, found, "length " + length);
        }
    }

    /** A length of the file that leaves out pixels, and an offset of the pixels that leaves out the palette. */
    @ParameterizedTest
    @CsvSource({"info40-rgb24-20x20.bmp, 2, 1000", "info40-pal8-20x20.bmp, 10, 54"})
    void headerThatMakesTheJdkRejectABmpIsKnown(String name, int offset, int wrong) throws IOException {
        byte[] file = Files.readAllBytes(IMAGES.resolve("bmp").resolve(name));
        assertEquals(JdkError.NONE, JdkError.of(file));
        ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).putInt(offset, wrong);
        assertEquals(JdkError.REJECTED_BMP, JdkError.of(file));
        assertThrows(Exception.class, () -> JdkReaders.read(file));
    }

    @Test
    void wrongFactsAreNoDifferenceAndOthersAre() {
        Outcome jdk = decoded("1x1", "opaque");
        List<String> size = List.of("size: 1x1 | 2x1");
        assertEquals(List.of(),
                JdkError.TRANSPARENT_LOW_GRAY.otherDifferences(READ, jdk, decoded("1x1", "transparent")));
        assertEquals(size, JdkError.TRANSPARENT_LOW_GRAY.otherDifferences(READ, jdk, decoded("2x1", "transparent")));
        assertEquals(2, JdkError.NONE.otherDifferences(READ, jdk, decoded("2x1", "transparent")).size());
        assertEquals(List.of(),
                JdkError.TRANSPARENT_LOW_GRAY.otherDifferences(WRITE, jdk, decoded("2x1", "transparent")));
        assertEquals(2, JdkError.NONE.otherDifferences(WRITE, jdk, decoded("2x1", "transparent")).size());
    }

    @Test
    void rejectionIsNoDifferenceButOnlyOfTheJdk() {
        Outcome read = decoded("1x1", "opaque");
        Outcome rejected = Outcome.failed("javax.imageio.IIOException", "not implemented");
        for (Task task : List.of(READ, WRITE)) {
            assertEquals(List.of(), JdkError.REJECTED_BMP.otherDifferences(task, rejected, read));
            assertEquals(1, JdkError.REJECTED_BMP.otherDifferences(task, read, rejected).size());
            assertEquals(1, JdkError.NONE.otherDifferences(task, rejected, read).size());
        }
        assertEquals(1, JdkError.REJECTED_BMP.otherDifferences(READ, read, decoded("2x1", "opaque")).size());
        Outcome cut = Outcome.failed("java.io.EOFException", "");
        assertEquals(List.of(), JdkError.REJECTED_BMP.otherDifferences(READ, rejected, cut));
        Outcome error = Outcome.failed("java.lang.Error", "");
        assertEquals(1, JdkError.REJECTED_BMP.otherDifferences(READ, rejected, error).size());
        assertEquals(List.of(), JdkError.REJECTED_BMP.otherDifferences(WRITE, rejected, error));
    }

    private static Outcome decoded(String size, String pixels) {
        return new Outcome(Outcome.Kind.DECODED, Map.of("size", size, "samples", pixels));
    }
}
