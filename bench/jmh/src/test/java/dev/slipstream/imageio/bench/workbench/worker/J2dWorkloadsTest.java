package dev.slipstream.imageio.bench.workbench.worker;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class J2dWorkloadsTest {

    private static final String INPUT = "imageio.input.stream.tests.";
    private static final String OUTPUT = "imageio.output.stream.tests.";
    private static final String READER = "imageio.input.image.imageio.reader.tests.";

    @AfterEach
    void restoreTheDefault() {
        ImageIO.setUseCache(true);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void imageIoIsToldAboutTheCache(boolean useCache) throws IOException {
        ImageIO.setUseCache(!useCache);
        open(INPUT + "readInt", "byteArray", useCache, 1, "", "", false).close();
        assertEquals(useCache, ImageIO.getUseCache());
    }

    @ParameterizedTest
    @ValueSource(strings = {"file", "url", "byteArray", "fileChannel"})
    void readingGoesRoundAndRoundAndFindsZeros(String source) throws IOException {
        try (J2dStream<?> workload = (J2dStream<?>) open(INPUT + "readLong", source, false, 20, "", "", false)) {
            // 1604 bytes are 200 longs.
            workload.repeat(199);
            workload.repeat(1001);
            assertEquals(0, workload.sum());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "writeInt, file, 100, 400", "writeInt, file, 1000, 1604", "writeLong, byteArray, 1000, 1600",
        "writeByteArray, fileChannel, 7, 560", "writeByteArray, byteArray, 21, 1600", "writeBit, file, 12832, 1604",
        "writeBit, fileChannel, 16, 2", "write, byteArray, 3, 3", "writeDouble, fileChannel, 1, 8"})
    void whatIsWrittenArrives(String test, String destination, int times, int length) throws IOException {
        for (boolean useCache : new boolean[] {true, false}) {
            try (J2dStream<?> workload =
                    (J2dStream<?>) open(OUTPUT + test, destination, useCache, 20, "", "", false)) {
                workload.repeat(times);
                // Streams that keep everything to themselves until they are closed stand at the beginning by then.
                assertArrayEquals(new byte[length], workload.delivered());
            }
        }
    }

    @Test
    void readerIsTheFirstThatImageIoOffersOrTheJdksOwn() throws IOException {
        for (String method : List.of("read", "getImageMetadata")) {
            try (J2dReader first = (J2dReader) open(READER + method, "file", false, 20, "photo", "core-png", false);
                    J2dReader core = (J2dReader) open(READER + method, "file", false, 20, "photo", "core-png", true)) {
                assertEquals("dev.slipstream.imageio.png.PngImageReader", first.reader().getClass().getName());
                assertEquals("com.sun.imageio.plugins.png.PNGImageReader", core.reader().getClass().getName());
                assertEquals(first.digest(), core.digest());
                assertEquals(method.equals("read"), !first.digest().isEmpty());
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"file, core-png", "byteArray, core-bmp", "fileChannel, core-gif", "byteArray, core-jpg"})
    void writerWritesWhatImageIoWrites(String destination, String format) throws IOException {
        String general = destination.equals("fileChannel") ? "file" : destination;
        for (boolean useCache : new boolean[] {true, false}) {
            try (Workload writer = open("imageio.output.image.imageio.writer.tests.write", destination, useCache, 20,
                            "photo", format, false);
                    Workload imageIo = open("imageio.output.image.imageio.tests.imageioWrite", general, useCache, 20,
                            "photo", format, false)) {
                writer.repeat(3);
                assertEquals(imageIo.digest(), writer.digest());
            }
        }
    }

    @Test
    void everyContentIsAnotherPictureAndTheSameEachTime() throws IOException {
        Set<String> digests = new HashSet<>();
        for (String content : List.of("blank", "random", "vector", "photo")) {
            BufferedImage once = J2dPicture.of(content, 20);
            J2dPicture.of("blank", 1);
            BufferedImage again = J2dPicture.of(content, 20);
            assertEquals(BufferedImage.TYPE_INT_RGB, again.getType());
            assertEquals(PixelDigest.ofRgb(once), PixelDigest.ofRgb(again));
            assertTrue(digests.add(PixelDigest.ofRgb(again)), content);
        }
    }

    /** Between noise, which is as large as its pixels, and a drawing. */
    @Test
    void photoCompressesLikeAPhoto() throws IOException {
        int photo = J2dEncoded.of(setup("x", "file", 250, "photo", "core-png")).length;
        int pixels = 250 * 250 * 3;
        assertTrue(photo > pixels / 2 && photo < pixels * 9 / 10, photo + " bytes of " + pixels);
        int jpeg = J2dEncoded.of(setup("x", "file", 250, "photo", "core-jpg")).length;
        assertTrue(jpeg > pixels / 40 && jpeg < photo / 3, jpeg + " bytes");
    }

    @ParameterizedTest
    @ValueSource(strings = {"core-png", "core-bmp", "core-gif", "core-jpg"})
    void encodedPictureIsOfItsFormatAndSize(String format) throws IOException {
        byte[] bytes = J2dEncoded.of(setup("x", "file", 20, "vector", format));
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(bytes));
        assertEquals(20, image.getWidth());
        assertEquals(20, image.getHeight());
        assertNotEquals(0, image.getRGB(0, 0) & 0xFFFFFF);
    }

    @ParameterizedTest
    @CsvSource({
        "imageio.input.stream.tests.readLine, file, '', ''", "imageio.output.stream.tests.writeUTF, file, '', ''",
        "imageio.output.stream.tests.write, url, '', ''", "imageio.input.stream.tests.read, pipe, '', ''",
        "imageio.input.image.imageio.tests.imageioRead, fileChannel, blank, core-png",
        "imageio.input.image.imageio.tests.imageioRead, file, sunset, core-png",
        "imageio.input.image.imageio.tests.imageioRead, file, blank, png",
        "imageio.input.image.imageio.tests.imageioRead, file, blank, core-xyz",
        "imageio.output.image.imageio.tests.imageioWrite, fileChannel, blank, core-png",
        "imageio.input.image.imageio.reader.tests.readAll, file, blank, core-png", "graphics.render, file, '', ''"})
    void whatJ2dBenchDoesNotHaveIsRefused(String test, String place, String content, String format) {
        assertThrows(RuntimeException.class, () -> open(test, place, false, 1, content, format, false));
    }

    @ParameterizedTest
    @ValueSource(strings = {"file", "fileChannel"})
    void fileIsDeletedInTheEnd(String place) throws IOException {
        J2dInput input = J2dInput.of(place, new byte[8]);
        J2dOutput output = J2dOutput.of(place);
        try (input; output) {
            assertTrue(input.file().exists());
            assertTrue(output.file().exists());
        }
        assertFalse(input.file().exists());
        assertFalse(output.file().exists());
    }

    @Test
    void fieldsArriveAsTheyWereSent() {
        J2dSetup sent = new J2dSetup("a.b.c", "url", true, 250, "photo", "core-gif", true);
        List<String> fields = sent.toFields();
        assertEquals("j2d", fields.get(0));
        assertEquals(sent, J2dSetup.of(fields.subList(1, fields.size())));
        assertThrows(IllegalArgumentException.class, () -> J2dSetup.of(List.of("a.b.c")));
    }

    @Test
    void digestsAreThoseOfTheWork() throws IOException {
        try (Workload read = open("imageio.input.image.imageio.tests.imageioRead", "url", false, 20, "vector",
                "core-bmp", false)) {
            assertInstanceOf(J2dImageRead.class, read);
            assertEquals("20x20 " + PixelDigest.ofRgb(J2dPicture.of("vector", 20)), read.digest());
        }
        try (Workload write = open("imageio.output.image.imageio.tests.imageioWrite", "byteArray", false, 20, "vector",
                "core-bmp", false)) {
            assertEquals(PixelDigest.ofBytes(J2dEncoded.of(setup("x", "file", 20, "vector", "core-bmp"))),
                    write.digest());
            assertFalse(write.digest().isEmpty());
        }
    }

    private static J2dSetup setup(String test, String place, int size, String content, String format) {
        return new J2dSetup(test, place, false, size, content, format, false);
    }

    private static Workload open(String test, String place, boolean useCache, int size, String content, String format,
            boolean coreReader) throws IOException {
        return Workloads.of(new J2dSetup(test, place, useCache, size, content, format, coreReader).toFields());
    }
}
